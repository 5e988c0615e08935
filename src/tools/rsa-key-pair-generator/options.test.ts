import { expect, it } from 'vitest';
import { judgeLinked, noteSchema } from '../../operations/linked';
import { keyOptions } from './operations';

it.each([
  ['2048', []],
  ['8192', []],
  ['99999999', ['bits']],
  ['2050', ['bits']],
  ['0', ['bits']],
])('a link may ask for a key of %s bits, or is told that it may not', (bits, refused) => {
  noteSchema('keys', keyOptions);
  const link = { options: new Map([['bits', bits]]), hasInput: false };
  expect(judgeLinked('keys', link)).toEqual({ known: ['bits'], refused });
});
