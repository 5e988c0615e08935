import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rational } from '../../lib/rational';
import { err, ok } from '../../lib/result';
import { defaultOptions } from '../../operations/complete-options';
import { ALPHABET_IDS, alphabetOf, customDigits, digitsOf, plainDigits } from './digits';
import { convertLines, describeLines, describeNumber, FIELD_IDS, type FieldId, NOTATION_IDS } from './notations';
import { baseOptions, type BaseOptions } from './options';
import { bitLength, fromDigitValues, toDigitText } from './radix';
import { readIn, readNumber } from './read-number';
import { swapBytes, toPattern } from './word';
import { copiedDigits, writeRational } from './write-fraction';
import { grouped, writeNumber } from './write-number';

// Many runs of properties on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const DEFAULTS = defaultOptions(baseOptions);

function found(text: string, options: Partial<BaseOptions> = {}, field: FieldId = 'number') {
  const described = describeNumber(text, field, { ...DEFAULTS, ...options });
  if (!described.ok) throw new Error(described.fault.code);
  return described.value;
}

function faultOf(text: string, options: Partial<BaseOptions> = {}, field: FieldId = 'number') {
  const described = describeNumber(text, field, { ...DEFAULTS, ...options });
  return described.ok ? described.value.notations.decimal : described.fault;
}

const decimalOf = (text: string, options?: Partial<BaseOptions>) => found(text, options).notations.decimal;

describe('notations', () => {
  it('writes 42 in all of them', () =>
    expect(found('42').notations).toEqual({
      binary: '101010',
      octal: '52',
      decimal: '42',
      hexadecimal: '2a',
      base36: '16',
      base64: 'G',
      custom: 'G',
    }));

  it.each([
    ['42540766411283223938465490632011909384', 'hexadecimal', '20010db8000085a300000000ac1f8908'],
    ['18446744073709551615', 'hexadecimal', 'ffffffffffffffff'],
    ['18446744073709551615', 'custom', 'lYGhA16ahyf'],
    ['18446744073709551615', 'base64', 'f//////////'],
    ['192,654', 'octal', '570216'],
    ['-255', 'hexadecimal', '-ff'],
    ['9'.repeat(50), 'hexadecimal', '446c3b15f9926687d2c40534fdb563ffffffffffff'],
    ['0', 'binary', '0'],
    ['-0', 'decimal', '0'],
    ['-9223372036854775808', 'binary', `-1${'0'.repeat(63)}`],
  ] as const)('%s in %s is %s', (text, id, written) => expect(found(text).notations[id]).toBe(written));

  it.each([
    ['18446744073709551615', { digits: 'upperFirst' }, 'LygHa16AHYF'],
    ['123456789', { digits: 'base58' }, 'BukQL'],
    ['123456789', { digits: 'base58', custom: 58 }, 'BukQL'],
    ['1234', { digits: 'crockford', custom: 32 }, '16J'],
    ['5', { digits: 'own', ownDigits: 'ab' }, 'bab'],
    ['5', { digits: 'own', ownDigits: '🌑🌕' }, '🌕🌑🌕'],
    ['42', { digits: 'rfc4648', custom: 64 }, 'q'],
    ['-62', { digits: 'urlSafe', custom: 64 }, '−-'],
    ['35', { custom: 36, upperCase: true }, 'Z'],
    ['61', { custom: 62, upperCase: true }, 'Z'],
    ['35', { custom: 62, upperCase: true }, 'z'],
  ] as const)('%s with %o is %s', (text, options, custom) =>
    expect(found(text, options).notations.custom).toBe(custom),
  );

  it('tells lengths of the magnitude', () => {
    expect(found('255')).toMatchObject({ bits: 8, bytes: 1 });
    expect(found('-256')).toMatchObject({ bits: 9, bytes: 2 });
    expect(found('0')).toMatchObject({ bits: 0, bytes: 0 });
    expect(bitLength(2n ** 1000n)).toBe(1001);
  });
});

describe('reading', () => {
  it.each([
    ['0xFF', {}, '255'],
    ['FF', { from: 16 }, '255'],
    ['ff', { from: 16 }, '255'],
    ['A3B5', { from: 16 }, '41909'],
    ['0xA3B5', { from: 16 }, '41909'],
    ['0xA3B5', {}, '41909'],
    ['0b101', {}, '5'],
    ['0b101', { from: 2 }, '5'],
    ['0b1', { from: 16 }, '177'],
    ['0X1f', {}, '31'],
    ['0B11', {}, '3'],
    ['0o17', {}, '15'],
    ['&HFF', {}, '255'],
    ['&hff', { from: 16 }, '255'],
    ['&B11', {}, '3'],
    ['&O17', {}, '15'],
    ['#ff8000', {}, '16744448'],
    ['-0xFF', {}, '-255'],
    ['− 0x_FF', {}, '-255'],
    ['+7', {}, '7'],
    ['－７', {}, '-7'],
    ['０ｘＦＦ', {}, '255'],
    ['10n', { from: 36 }, '1319'],
    ['10n', { from: 10 }, '10'],
    ['10N', {}, '10'],
    ['255u', {}, '255'],
    ['0xFFul', {}, '255'],
    ['255ULL', {}, '255'],
    ['zz', { from: 64 }, '2275'],
    ['ZZ', { from: 36 }, '1295'],
    ['1 000_000', {}, '1000000'],
    ["1'000'000", {}, '1000000'],
    ['1\u00a0000\u202f000', {}, '1000000'],
    ['192,654', {}, '192654'],
    ['1,234,567', {}, '1234567'],
    ['  42  ', {}, '42'],
    ['42\n', {}, '42'],
    ['007', {}, '7'],
    ['0755', {}, '755'],
    ['0x10', { from: 36 }, String(33 * 36 * 36 + 36)],
    ['+1', { from: 64 }, String(62 * 64 + 1)],
    ['-1', { from: 64 }, '-1'],
    ['-1', { from: 64, digits: 'urlSafe' }, String(62 * 64 + 53)],
    ['−1', { from: 64, digits: 'urlSafe' }, '-53'],
    ['BukQL', { from: 58, digits: 'base58' }, '123456789'],
    ['oO1i', { from: 32, digits: 'crockford' }, '33'],
    ['bab', { from: 2, digits: 'own', ownDigits: 'ab' }, '5'],
    ['FF', { from: 16, digits: 'rfc4648' }, '255'],
  ] as const)('%j with %o is %s', (text, options, decimal) => expect(decimalOf(text, options)).toBe(decimal));

  it.each([
    ['102', { from: 2 }, { code: 'bad-digit', found: '2', base: 2, at: 2, position: 3 }],
    [' 0b12', {}, { code: 'bad-digit', found: '2', base: 2, at: 4, position: 5 }],
    ['A3B5', {}, { code: 'bad-digit', found: 'A', base: 10, at: 0, position: 1, readableIn: 16 }],
    ['fish', {}, { code: 'bad-digit', found: 'f', base: 10, at: 0, position: 1 }],
    ['1😀2', {}, { code: 'bad-digit', found: '😀', base: 10, at: 1, position: 2 }],
    ['😀', {}, { code: 'bad-digit', found: '😀', base: 10, at: 0, position: 1 }],
    ['1\ud800', {}, { code: 'bad-digit', found: '\ud800', base: 10, at: 1, position: 2 }],
    ['B', { from: 37 }, { code: 'bad-digit', found: 'B', base: 37, at: 0, position: 1 }],
    ['1.5', { word: 8 }, { code: 'not-whole', at: 1 }],
    ['-0x1.8', { word: 'own' }, { code: 'not-whole', at: 4 }],
    ['1.2.3', {}, { code: 'bad-digit', found: '.', base: 10, at: 3, position: 4 }],
    ['1.(3', {}, { code: 'bad-digit', found: '(', base: 10, at: 2, position: 3 }],
    ['1.()', {}, { code: 'bad-digit', found: ')', base: 10, at: 3, position: 4 }],
    ['1.(3)4', {}, { code: 'bad-digit', found: '4', base: 10, at: 5, position: 6 }],
    ['(3)', {}, { code: 'bad-digit', found: '(', base: 10, at: 0, position: 1 }],
    ['10.2', { from: 2 }, { code: 'bad-digit', found: '2', base: 2, at: 3, position: 4 }],
    ['a.8', {}, { code: 'bad-digit', found: 'a', base: 10, at: 0, position: 1, readableIn: 16 }],
    ['.', {}, { code: 'bad-digit', found: '.', base: 10, at: 0, position: 1 }],
    ['1,234,56', {}, { code: 'bad-digit', found: ',', base: 10, at: 5, position: 6 }],
    [',123', {}, { code: 'bad-digit', found: ',', base: 10, at: 0, position: 1 }],
    ['1e3', {}, { code: 'bad-digit', found: 'e', base: 10, at: 1, position: 2, readableIn: 16 }],
    ['--1', {}, { code: 'bad-digit', found: '-', base: 10, at: 1, position: 2 }],
    ['-', {}, { code: 'no-digits' }],
    ['0x', {}, { code: 'no-digits' }],
    ['_', {}, { code: 'no-digits' }],
    ['n', {}, { code: 'bad-digit', found: 'n', base: 10, at: 0, position: 1 }],
    ['1', { digits: 'own', ownDigits: 'abca' }, { code: 'alphabet-repeats', found: 'a' }],
    ['1', { digits: 'own', ownDigits: 'a' }, { code: 'alphabet-length', length: 1 }],
    ['1', { digits: 'own', ownDigits: 'a b' }, { code: 'alphabet-character', found: ' ' }],
    ['256', { word: 8 }, { code: 'does-not-fit', bits: 8, least: -128n, greatest: 255n }],
    ['-129', { word: 8 }, { code: 'does-not-fit', bits: 8, least: -128n, greatest: 255n }],
  ] as const)('%j with %o is wrong', (text, options, fault) => expect(faultOf(text, options)).toEqual(fault));

  it('reads every field in its own digits, and shows the others', () => {
    expect(found('ffd6', { word: 16 }, 'hexadecimal')).toMatchObject({
      number: '65494',
      notations: { decimal: '65494' },
      word: { signed: '-42', unsigned: '65494' },
    });
    expect(found('-42', { word: 16 }, 'signed')).toMatchObject({ number: '-42', notations: { hexadecimal: 'ffd6' } });
    expect(found('214', { word: 8 }, 'unsigned').word).toMatchObject({ pattern: '11010110', signed: '-42' });
    expect(found('bab', { digits: 'own', ownDigits: 'ab' }, 'custom').number).toBe('5');
    expect(found('2a', { from: 2 }, 'hexadecimal').number).toBe('101010');
    expect(found('16', { digits: 'upperFirst' }, 'base36').number).toBe('42');
  });
});

describe('a word', () => {
  it('is two’s complement', () => {
    const { word, notations } = found('-42', { word: 8 });
    expect(word).toEqual({
      pattern: '11010110',
      bytes: 'd6',
      unsigned: '214',
      signed: '-42',
      swapped: 'd6',
      swappedDecimal: '214',
    });
    expect(notations).toMatchObject({ binary: '11010110', hexadecimal: 'd6', decimal: '-42', base36: '-16' });
    expect(found('0xFFD6', { word: 16 }).word?.signed).toBe('-42');
    expect(found('42', { word: 16 }).word).toMatchObject({ pattern: '0000000000101010', bytes: '002a' });
  });

  it('has a byte order', () => {
    expect(found('0x12345678', { word: 32, byteOrder: 'little' }).word).toMatchObject({
      bytes: '78563412',
      unsigned: '2018915346',
      swapped: '12345678',
    });
    expect(found('0x12345678', { word: 32 }).word).toMatchObject({
      bytes: '12345678',
      swapped: '78563412',
      swappedDecimal: '2018915346',
    });
    expect(found('5', { word: 'own', ownWord: 12, byteOrder: 'little' }).word).toEqual({
      pattern: '000000000101',
      bytes: '005',
      unsigned: '5',
      signed: '5',
    });
  });

  it.each([
    [8, -128n, 255n],
    [64, -(2n ** 63n), 2n ** 64n - 1n],
    [128, -(2n ** 127n), 2n ** 128n - 1n],
    [1, -1n, 1n],
  ])('of %i bits holds %s to %s', (bits, least, greatest) => {
    expect(toPattern(least, bits).ok && toPattern(greatest, bits).ok).toBe(true);
    expect(toPattern(least - 1n, bits).ok || toPattern(greatest + 1n, bits).ok).toBe(false);
  });

  it('swaps back and forth', () =>
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 64n - 1n), (value) => {
        const once = swapBytes(value, 64) ?? -1n;
        expect(swapBytes(once, 64)).toBe(value);
      }),
    ));

  it('is written in any field as in the first one', () =>
    fc.assert(
      fc.property(
        fc.bigInt(-(2n ** 31n), 2n ** 32n - 1n),
        fc.constantFrom('big', 'little'),
        fc.constantFrom('pattern', 'bytes', 'unsigned', 'signed', 'swapped', 'swappedDecimal'),
        (value, byteOrder, field) => {
          const options = { word: 32, byteOrder } as const;
          const { word } = found(String(value), options);
          expect(found(word?.[field] ?? '', options, field).word).toEqual(word);
        },
      ),
    ));
});

describe('style', () => {
  it('groups, marks and capitalises', () => {
    const options = {
      groupBinary: 4,
      groupDecimal: 3,
      groupHexadecimal: 2,
      prefix: true,
      upperCase: true,
      separator: '_',
    } as const;
    expect(found('-1000000', options).notations).toMatchObject({
      binary: '-0b1111_0100_0010_0100_0000',
      octal: '-0o3641100',
      decimal: '-1_000_000',
      hexadecimal: '-0xF_42_40',
      base36: '-LFLS',
    });
    expect(grouped('1234567', 3, ' ')).toBe('1 234 567');
  });

  it('is read back whatever it is', () =>
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.record({
          upperCase: fc.boolean(),
          prefix: fc.boolean(),
          groupBinary: fc.constantFrom(0 as const, 4 as const, 8 as const),
          groupDecimal: fc.constantFrom(0 as const, 3 as const),
          groupHexadecimal: fc.constantFrom(0 as const, 2 as const, 4 as const),
          separator: fc.constantFrom(' ' as const, '_' as const),
          custom: fc.integer({ min: 2, max: 64 }),
          digits: fc.constantFrom(...ALPHABET_IDS),
          ownDigits: fc.constantFrom('ab', 'xyz0123', '-_+', '01', '10', '😀😁😂'),
        }),
        fc.constantFrom(...NOTATION_IDS),
        (value, options, field) => {
          const written = found(String(value), options).notations[field];
          expect(found(written, options, field).notations.decimal.replace(/[ _]/g, '')).toBe(String(value));
        },
      ),
      { numRuns: 300 },
    ));
});

describe('all bases', () => {
  it.each(Array.from({ length: 63 }, (_, index) => index + 2))('%i and back', (base) =>
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 3000n), 2n ** 3000n), (value) => {
        const digits = plainDigits(base);
        const written = writeNumber(value, digits);
        expect(base > 36 || written === value.toString(base)).toBe(true);
        expect(readIn(written, digits)).toEqual(ok({ value, base }));
      }),
      { numRuns: 12 },
    ),
  );

  it.each([7, 10, 36, 58, 62, 64])('%i with powers at the edges', (base) => {
    const digits = plainDigits(base);
    for (const exponent of [1, 8, 9, 10, 500, 512, 689, 1024, 5000]) {
      const power = BigInt(base) ** BigInt(exponent);
      expect(toDigitText(power, digits)).toBe(`1${'0'.repeat(exponent)}`);
      expect(toDigitText(power - 1n, digits)).toBe((digits.symbols[base - 1] ?? '').repeat(exponent));
    }
  });

  it('takes every alphabet', () =>
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(...ALPHABET_IDS), fc.integer({ min: 2, max: 64 }), (value, id, base) => {
        const alphabet = alphabetOf(id, 'own');
        if (!alphabet.ok) throw new Error(alphabet.fault.code);
        for (const digits of [digitsOf(base, alphabet.value), customDigits(base, alphabet.value)]) {
          expect(readIn(writeNumber(value, digits), digits)).toEqual(ok({ value, base: digits.base }));
        }
      }),
    ));
});

describe('fractions', () => {
  it.each([
    ['10.1', 2, 10, '2.5'],
    ['a.8', 16, 10, '10.5'],
    ['0x1.8', 'auto', 2, '1.1'],
    ['-0b10.01', 'auto', 10, '-2.25'],
    ['-0.5', 'auto', 16, '-0.8'],
    ['0.1', 'auto', 2, '0.0(0011)'],
    ['0.1', 'auto', 3, '0.(0022)'],
    ['0.(3)', 'auto', 3, '0.1'],
    ['0,(3)', 'auto', 3, '0.1'],
    ['0.1(6)', 'auto', 6, '0.1'],
    ['0.(9)', 'auto', 2, '1'],
    ['1.0', 'auto', 2, '1'],
    ['1.', 'auto', 2, '1'],
    ['.5', 'auto', 2, '0.1'],
    ['1,5', 'auto', 2, '1.1'],
    ['1,234.5', 'auto', 2, '10011010010.1'],
    ['１．５', 'auto', 2, '1.1'],
    ['f.f', 16, 10, '15.9375'],
    ['z.i', 36, 10, '35.5'],
    ['3.14', 'auto', 10, '3.14'],
    ['1 000.000 5', 'auto', 10, '1000.0005'],
  ] as const)('%s of base %s in base %i is %s', (text, from, to, written) =>
    expect(convertLines(text, to, { ...DEFAULTS, from })).toEqual(ok(written)),
  );

  it('have the style of whole numbers', () => {
    const options = { ...DEFAULTS, upperCase: true, prefix: true, groupDecimal: 3, separator: '_' } as const;
    expect(found('-1000.75', options).notations).toMatchObject({
      decimal: '-1_000.75',
      hexadecimal: '-0x3E8.C',
      base36: '-RS.R',
    });
    expect(found('0.75', { digits: 'urlSafe', custom: 64 }).notations.custom).toBe('A.w');
  });

  it('are cut where their period is too long, and not written where a digit is the mark', () => {
    expect(found('0.00000001').notations.base36).toMatch(/^0\.[0-9a-z]{100}…$/);
    expect(found('0.5', { digits: 'own', ownDigits: '.x' }).notations.custom).toBe('');
  });

  it.each(Array.from({ length: 63 }, (_, index) => index + 2))('of base %i come back', (base) =>
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 1, max: 900 }), (numerator, denominator) => {
        const digits = plainDigits(base);
        const value = rational(numerator, BigInt(denominator));
        const read = readIn(writeRational(value, digits), digits);
        expect(read.ok && (read.value.fraction?.exact ?? rational(read.value.value))).toEqual(value);
      }),
      { numRuns: 20 },
    ),
  );

  it('are as the engine has them, where a double holds them', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 20 }), fc.constantFrom(2, 4, 8, 16, 32), (value, base) => {
        const exact = { numerator: BigInt(value), denominator: 1024n };
        expect(writeRational(rational(exact.numerator, 1024n), plainDigits(base))).toBe((value / 1024).toString(base));
      }),
    ));
});

describe('much', () => {
  it('converts 100,000 digits at once', () => {
    const text = '123456789'.repeat(11_112).slice(0, 100_000);
    const { notations } = found(text);
    const back = found(notations.custom, {}, 'custom').notations.decimal;
    expect(back === text).toBe(true);
    expect(found(notations.base64, {}, 'base64').notations.decimal === text).toBe(true);
  });

  it('joins digits of any number of chunks', () => {
    for (const length of [1, 7, 8, 9, 10, 63, 64, 65, 1000]) {
      const values = Array.from({ length }, (_, index) => index % 61);
      const slow = values.reduce((sum, digit) => sum * 62n + BigInt(digit), 0n);
      expect(fromDigitValues(values, 62)).toBe(slow);
    }
  });
});

describe('lines', () => {
  it('are read one by one', () => {
    const described = describeLines(['1', '', 'x', '-0x10'], DEFAULTS);
    if (!described.ok) throw new Error(described.fault.code);
    expect(described.value.lines.map(({ line, notations, fault }) => [line, notations?.decimal, fault?.code])).toEqual([
      [1, '1', undefined],
      [3, undefined, 'bad-digit'],
      [4, '-16', undefined],
    ]);
  });

  it('are converted as text, and a fault names its line', () => {
    expect(convertLines('1\r\n2', 2, DEFAULTS)).toEqual(ok('1\n10'));
    expect(convertLines('1\n2.5', 2, { ...DEFAULTS, word: 8 })).toEqual(err({ code: 'not-whole', at: 1, line: 2 }));
  });
});

it('never throws', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...FIELD_IDS),
      fc.constantFrom(...ALPHABET_IDS),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.integer({ min: 2, max: 64 }),
      (text, field, digits, ownDigits, from) => {
        const alphabet = alphabetOf(digits, ownDigits);
        expect(alphabet.ok ? typeof readNumber(text, 'auto', alphabet.value).ok : 'boolean').toBe('boolean');
        const options: BaseOptions = { ...DEFAULTS, digits, ownDigits, from, word: 16 };
        expect(typeof describeNumber(text, field, options).ok).toBe('boolean');
      },
    ),
  ));

describe('a fraction that is cut', () => {
  it('is copied without its sign, and read with it', () => {
    const { hexadecimal } = found('0.166601181').notations;
    expect(hexadecimal).toMatch(/^0\.2aa\w{97}…$/);
    expect(copiedDigits(hexadecimal)).toBe(hexadecimal.slice(0, -1));
    expect(copiedDigits('0.1(6)')).toBe('0.1(6)');
    const back = found(hexadecimal, {}, 'hexadecimal');
    expect(back).toMatchObject({ isCut: true, isFraction: true });
    expect(back.notations).toEqual(found(copiedDigits(hexadecimal), {}, 'hexadecimal').notations);
    expect(found(' −0,25… ')).toMatchObject({ isCut: true, notations: { decimal: '-0.25' } });
  });

  it.each([
    ['12…', 3],
    ['0.(3)…', 6],
    ['1.5…2', 4],
  ])('%s has nothing to leave out', (text, position) =>
    expect(faultOf(text)).toMatchObject({ code: 'bad-digit', found: '…', position }),
  );

  it('is one whose digits end only after more than can be read', () => {
    const { decimal, hexadecimal } = found(`0.${'0'.repeat(20_000)}1`, {}, 'binary').notations;
    expect(hexadecimal).toBe(`0.${'0'.repeat(5000)}8`);
    expect(decimal).toBe(`0.${'0'.repeat(100)}…`);
  });
});

it('reads back every row as it is copied', () => {
  const options = fc.record({
    upperCase: fc.boolean(),
    prefix: fc.boolean(),
    groupBinary: fc.constantFrom(0 as const, 4 as const, 8 as const),
    groupDecimal: fc.constantFrom(0 as const, 3 as const),
    groupHexadecimal: fc.constantFrom(0 as const, 2 as const, 4 as const),
    separator: fc.constantFrom(' ' as const, '_' as const),
    custom: fc.integer({ min: 2, max: 64 }),
    digits: fc.constantFrom(...ALPHABET_IDS),
    ownDigits: fc.constantFrom('ab', 'xyz0123', '-_+', '01', '10', '😀😁😂', '.,…', '()ab'),
  });
  const anyNumber = fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.stringMatching(/^\d{0,12}$/));
  fc.assert(
    fc.property(anyNumber, options, fc.constantFrom(...NOTATION_IDS), ([whole, fraction], chosen, id) => {
      const number = fraction === '' ? String(whole) : `${whole}.${fraction}`;
      const settings = { ...DEFAULTS, ...chosen };
      const first = found(number, settings);
      const written = first.notations[id];
      // A digit of one's own may be the mark of a fraction: then there is no text.
      if (written === '') return;
      const copied = copiedDigits(written);
      const back = found(copied, settings, id);
      const again = copiedDigits(back.notations[id]);
      // The cut may have left zeros at the end, which no number is written with.
      expect(copied.slice(0, again.length)).toBe(again);
      expect(copied.slice(again.length)).toMatch(/^(.?)\1*$/u);
      expect(back.notations.decimal === first.notations.decimal || copied !== written).toBe(true);
    }),
  );
});
