import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesToText, ENCODINGS, ROW_LIMIT, textToBytes, type Encoding } from './conversion';
import { BASES, type Base } from './base';
import { prefixesOf, readBytes, separatorsOf, writeBytes, type Notation } from './notation';

type Settings = Notation & { readonly encoding: Encoding; readonly ignoreOthers: boolean };
const settings = (changes: Partial<Settings> = {}): Settings => ({
  base: 2,
  separator: 'space',
  prefix: 'none',
  upperCase: false,
  encoding: 'utf-8',
  ignoreOthers: false,
  ...changes,
});
const encoded = (text: string, changes?: Partial<Settings>) => {
  const result = textToBytes(text, settings(changes).encoding, settings(changes));
  return result.ok ? result.value.text : result.fault;
};
const decoded = (text: string, changes?: Partial<Settings>) => {
  const result = bytesToText(text, settings(changes).encoding, settings(changes));
  return result.ok ? result.value.text : result.fault;
};

describe('text to bytes', () => {
  it.each<[string, Partial<Settings>, string]>([
    ['dev-box', {}, '01100100 01100101 01110110 00101101 01100010 01101111 01111000'],
    ['Hello', {}, '01001000 01100101 01101100 01101100 01101111'],
    ['文', {}, '11100110 10010110 10000111'],
    ['文', { encoding: 'utf-16be' }, '01100101 10000111'],
    ['文', { encoding: 'utf-16le' }, '10000111 01100101'],
    ['💩 A', { base: 16 }, 'f0 9f 92 a9 20 41'],
    ['💩 A', { base: 8 }, '360 237 222 251 040 101'],
    ['💩 A', { base: 10 }, '240 159 146 169 32 65'],
    ['hi', { base: 16, prefix: '\\x', separator: 'none' }, String.raw`\x68\x69`],
    ['hi', { base: 16, prefix: '0x', separator: 'comma' }, '0x68,0x69'],
    ['ÿ', { base: 16, upperCase: true, separator: 'dash' }, 'C3-BF'],
    ['hi', { separator: 'none' }, '0110100001101001'],
    ['hi', { separator: 'line', prefix: '0b' }, '0b01101000\n0b01101001'],
    // Decimal numbers run together could not be read back, and have no prefix.
    ['hi', { base: 10, separator: 'none', prefix: '0x' }, '104 105'],
    ['hi', { base: 8, separator: 'none', prefix: '0o' }, '0o150 0o151'],
    ['   ', { base: 16 }, '20 20 20'],
    ['é', { encoding: 'iso-8859-1', base: 16 }, 'e9'],
    ['', {}, ''],
    ['\ud800', { base: 16 }, 'ef bf bd'],
  ])('%j %j is %s', (text, changes, bytes) => expect(encoded(text, changes)).toBe(bytes));

  it.each<[string, Encoding, number, string]>([
    ['aé', 'ascii', 1, 'é'],
    ['a😀', 'ascii', 1, '😀'],
    ['a你', 'iso-8859-1', 1, '你'],
  ])('refuses %j in %s', (text, encoding, at, found) =>
    expect(encoded(text, { encoding })).toEqual({ code: 'unencodable', encoding, at, found }),
  );

  it('tells a lone surrogate', () =>
    expect(textToBytes('a\udc00', 'utf-8', settings())).toMatchObject({ value: { loneSurrogateAt: 1 } }));

  it('lists the characters', () => {
    const result = textToBytes('💩\n', 'utf-8', settings({ base: 16, separator: 'none' }));
    expect(result.ok && result.value.rows).toEqual([
      { character: '💩', codePoint: 'U+1F4A9', bytes: 'f0 9f 92 a9' },
      { character: '␊', codePoint: 'U+000A', bytes: '0a' },
    ]);
    const long = textToBytes('a'.repeat(ROW_LIMIT + 1), 'utf-8', settings());
    expect(long).toMatchObject({ value: { isCut: true, byteCount: ROW_LIMIT + 1 } });
    expect(long.ok && long.value.rows.length).toBe(ROW_LIMIT);
  });
});

describe('bytes to text', () => {
  it.each<[string, Partial<Settings>, string]>([
    ['11110000 10011111 10010010 10101001 00100000 01000001', {}, '💩 A'],
    ['0100100001101001', {}, 'Hi'],
    ['0100 1000 0110 1001', {}, 'Hi'],
    ['1001000 1101001', {}, 'Hi'],
    ['01001000_01101001', {}, 'Hi'],
    ['01001000,01101001;', {}, 'Hi'],
    ['01001000 | 01101001\r\n', {}, 'Hi'],
    ['0b1001000 0B1101001', {}, 'Hi'],
    [String.raw`\x68\x65\x6c\x6c\x6f`, { base: 16 }, 'hello'],
    ['0x68 0x69', { base: 16 }, 'hi'],
    ['0X68, 0X69', { base: 16 }, 'hi'],
    ['0x680x69', { base: 16 }, 'hi'],
    ['6869', { base: 16 }, 'hi'],
    ['68-69', { base: 16 }, 'hi'],
    ['0x9', { base: 16 }, '\t'],
    ['150 151', { base: 8 }, 'hi'],
    ['150151', { base: 8 }, 'hi'],
    ['0o150,0o151', { base: 8 }, 'hi'],
    ['104 105', { base: 10 }, 'hi'],
    ['72,101 108', { base: 10 }, 'Hel'],
    ['{0x68, 0x69}', { base: 16, ignoreOthers: true }, 'hi'],
    ['[01001000]', { ignoreOthers: true }, 'H'],
    ['11111111', { encoding: 'iso-8859-1' }, 'ÿ'],
    ['01100101 10000111', { encoding: 'utf-16be' }, '文'],
    ['ef bb bf 61', { base: 16 }, '\ufeffa'],
    ['00100000', {}, ' '],
    ['', {}, ''],
    [' \n', {}, ''],
  ])('%j %j is %j', (digits, changes, text) => expect(decoded(digits, changes)).toBe(text));

  it.each<[string, Partial<Settings>, object]>([
    ['010000011', {}, { code: 'broken-byte', base: 2, count: 9, at: 0 }],
    ['1001000', {}, { code: 'broken-byte', base: 2, count: 7, at: 0 }],
    ['01001000 0110g001', {}, { code: 'bad-digit', base: 2, at: 13, found: 'g' }],
    ['01001000 😀', {}, { code: 'bad-digit', base: 2, at: 9, found: '😀' }],
    ['012', { base: 2 }, { code: 'bad-digit', base: 2, at: 2, found: '2' }],
    ['018', { base: 8 }, { code: 'bad-digit', base: 8, at: 2, found: '8' }],
    ['300', { base: 10 }, { code: 'not-byte', found: '300', at: 0 }],
    ['65 256', { base: 10 }, { code: 'not-byte', found: '256', at: 3 }],
    ['101 400', { base: 8 }, { code: 'not-byte', found: '400', at: 4 }],
    ['0', { base: 16 }, { code: 'broken-byte', base: 16, count: 1, at: 0 }],
    ['11111111', {}, { code: 'undecodable', encoding: 'utf-8', at: 0, byte: 0xff }],
    ['41 c3', { base: 16, encoding: 'ascii' }, { code: 'undecodable', encoding: 'ascii', at: 1, byte: 0xc3 }],
    ['d8 00', { base: 16, encoding: 'utf-16be' }, { code: 'undecodable', encoding: 'utf-16be', at: 0, byte: 0xd8 }],
  ])('refuses %j %j', (digits, changes, fault) => expect(decoded(digits, changes)).toEqual(fault));
});

describe('there and back', () => {
  const notation = fc.constantFrom<Base>(...BASES).chain((base) =>
    fc.record({
      base: fc.constant(base),
      separator: fc.constantFrom(...separatorsOf(base)),
      prefix: fc.constantFrom(...prefixesOf(base)),
      upperCase: fc.boolean(),
    }),
  );

  it('any bytes in any notation', () =>
    fc.assert(
      fc.property(fc.uint8Array(), notation, (bytes, style) => {
        const read = readBytes(writeBytes(bytes, style), style.base);
        expect(read.ok && read.value).toEqual(bytes);
      }),
      { numRuns: 500 },
    ));

  it.each(ENCODINGS)('any text in %s', (encoding) =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), notation, (text, style) => {
        const written = encoded(text, { encoding, ...style });
        const back = typeof written === 'string' ? decoded(written, { encoding, ...style }) : written.code;
        expect(back).toBe(typeof written === 'string' ? text : 'unencodable');
      }),
      { numRuns: 200 },
    ),
  );

  it('5 MB of text', () => {
    const text = '世界 hello 👋 '.repeat(280_000);
    const written = encoded(text);
    expect(typeof written === 'string' && decoded(written) === text).toBe(true);
  }, 30_000);

  it('gives a fault, never an exception, for anything', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<Base>(...BASES), fc.boolean(), (text, base, ignoreOthers) => {
        const read = readBytes(text, base, ignoreOthers);
        const wrong = ignoreOthers ? ['bad-digit'] : [];
        expect(wrong).not.toContain(read.ok ? 'none' : read.fault.code);
      }),
    ));
});

describe('what other programs print', () => {
  const text = 'Hello, world! 0123\n';
  it.each<[name: string, base: Base, dump: string]>([
    [
      'xxd',
      16,
      '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 2120 3031  Hello, world! 01\n00000010: 3233 0a                                  23.\n',
    ],
    [
      'xxd -g1',
      16,
      '00000000: 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 20 30 31  Hello, world! 01\r\n00000010: 32 33 0a  23.',
    ],
    [
      'xxd -b',
      2,
      '00000000: 01001000 01100101 01101100 01101100 01101111 00101100  Hello,\n00000006: 00100000 01110111 01101111 01110010 01101100 01100100   world\n0000000c: 00100001 00100000 00110000 00110001 00110010 00110011  ! 0123\n00000012: 00001010                                               .\n',
    ],
    [
      'hexdump -C',
      16,
      '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 20 30 31  |Hello, world! 01|\n00000010  32 33 0a                                          |23.|\n00000013\n',
    ],
    ['hexdump', 16, '0000000 6548 6c6c 2c6f 7720 726f 646c 2021 3130\n0000010 3332 000a\n0000013\n'],
    ['od', 8, '0000000 062510 066154 026157 073440 071157 062154 020041 030460\n0000020 031462 000012\n0000023\n'],
    [
      'od -b',
      8,
      '0000000 110 145 154 154 157 054 040 167 157 162 154 144 041 040 060 061\n0000020 062 063 012\n0000023\n',
    ],
    ['od -tx1', 16, '0000000 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 20 30 31\n0000020 32 33 0a\n0000023\n'],
    ['od -An -tx1', 16, ' 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 20 30 31\n 32 33 0a\n'],
    ['percent signs', 16, '%48%65%6C%6C%6F%2C%20%77%6F%72%6C%64%21%20%30%31%32%33%0A'],
    ['colons', 16, '48:65:6c:6c:6f:2c:20:77:6f:72:6c:64:21:20:30:31:32:33:0a'],
    ['\\x', 16, String.raw`\x48\x65\x6c\x6c\x6f\x2c\x20\x77\x6f\x72\x6c\x64\x21\x20\x30\x31\x32\x33\x0a`],
    [
      '0x',
      16,
      '0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x2c, 0x20, 0x77, 0x6f, 0x72, 0x6c, 0x64, 0x21, 0x20, 0x30, 0x31, 0x32, 0x33, 0xa',
    ],
    ['octal escapes', 8, String.raw`\110\145\154\154\157\54\40\167\157\162\154\144\41\40\60\61\62\63\12`],
  ])('%s', (_name, base, dump) => {
    const read = readBytes(dump, base);
    expect(read.ok && new TextDecoder().decode(read.value)).toBe(text);
  });

  it('fills in the lines that a star stands for', () => {
    const read = readBytes(
      '00000000  61 61 61 61 61 61 61 61  61 61 61 61 61 61 61 61  |aaaaaaaaaaaaaaaa|\n*\n00000040  62  |b|\n00000041\n',
      16,
    );
    expect(read.ok && new TextDecoder().decode(read.value)).toBe(`${'a'.repeat(64)}b`);
  });

  it('takes no numbers for offsets that do not agree', () => {
    const read = readBytes('00000000 6548\n00000020 6c6c', 16);
    expect(read.ok && read.value.length).toBe(12);
  });

  it('names the group that is short', () => {
    expect(readBytes('01001000 0110010 01101100', 2)).toMatchObject({
      fault: { code: 'broken-byte', count: 23, at: 9, group: { index: 2, text: '0110010' } },
    });
    expect(readBytes('48 65 6 6c', 16)).toMatchObject({ fault: { group: { index: 3, text: '6' } } });
  });

  it.each([
    ['01001000 0110100', 2, { at: 9, group: { index: 2, text: '0110100' } }],
    ['0110100 01001000', 2, { at: 0, group: { index: 1, text: '0110100' } }],
    ['01001000 01101', 2, { at: 9, group: { index: 2, text: '01101' } }],
    ['01001000\n0110100', 2, { at: 9, group: { index: 2, text: '0110100' } }],
    ['0b01001000, 0b0110100111', 2, { at: 14, group: { index: 2, text: '0110100111' } }],
    ['48 6', 16, { at: 3, group: { index: 2, text: '6' } }],
    ['6 48', 16, { at: 0, group: { index: 1, text: '6' } }],
    ['4865 6', 16, { at: 5, group: { index: 2, text: '6' } }],
  ] as const)('names it in %j, too', (text, base, fault) => expect(readBytes(text, base)).toMatchObject({ fault }));

  it.each(['0100 011', '0110100 01101', '1001000'])('names none where no group is whole: %j', (text) => {
    const read = readBytes(text, 2);
    expect(read.ok ? undefined : read.fault).toEqual({
      code: 'broken-byte',
      base: 2,
      count: text.replace(' ', '').length,
      at: 0,
    });
  });
});
