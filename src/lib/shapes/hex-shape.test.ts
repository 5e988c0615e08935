import { expect, it } from 'vitest';
import { dumpDigits } from './hex-shape';

it.each([
  [
    [
      '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a 4865  Hello, world!.He',
      '00000010: 6c6c 6f0a                                llo.',
    ],
    '48656c6c6f2c20776f726c64210a48656c6c6f0a',
  ],
  [
    [
      '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a 48 65  |Hello, world!.He|',
      '00000010  6c 6c                                             |ll|',
      '00000012',
    ],
    '48656c6c6f2c20776f726c64210a48656c6c',
  ],
  // The text beside a whole line may look like digits.
  [['00000020: 6162 6162 6162 6162 6162 6162 6162 6162  abababab abababab'], '61626162616261626162616261626162'],
  [['00000000: 6869  hi'], '6869'],
])('%j', (lines, digits) => expect(dumpDigits(lines)).toBe(digits));

it.each([
  [[]],
  [['00000000']],
  [['Hello: 4865']],
  // A line is missing in between.
  [['00000000: 4865 6c6c', '00000010: 6c6c 6f0a']],
  [['00000000  48 65', '*', '00000020  48 65']],
])('finds none in %j', (lines) => expect(dumpDigits(lines)).toBeUndefined());
