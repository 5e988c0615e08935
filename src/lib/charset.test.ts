import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHARSETS, type Charset } from './charset';
import { decodeText } from './charset-decoder';
import { encodeText } from './charset-encoder';
import { findLoneSurrogate } from './lone-surrogate';
import { fromHex, toHex } from './hex';
import { err, ok } from './result';

function hexOf(text: string, charset: Charset): string | object {
  const result = encodeText(text, charset);
  return result.ok ? toHex(result.value) : result.fault;
}

function textOf(hex: string, charset: Charset) {
  const bytes = fromHex(hex);
  if (!bytes.ok) throw new Error(hex);
  return decodeText(bytes.value, charset);
}

describe('encodeText and decodeText', () => {
  it.each<[string, Charset, string]>([
    ['', 'utf-8', ''],
    ['Hello, 世界 👋', 'utf-8', '48656c6c6f2c20e4b896e7958c20f09f918b'],
    ['dir', 'utf-16le', '640069007200'],
    ['😀', 'utf-16be', 'd83dde00'],
    ['é', 'iso-8859-1', 'e9'],
    ['\u0080\u009f\u00ff', 'iso-8859-1', '809fff'],
    ['你好', 'gb18030', 'c4e3bac3'],
    // GB 18030-2005, and the figures of the Encoding Standard.
    ['€', 'gb18030', 'a2e3'],
    ['\u0080', 'gb18030', '81308130'],
    ['é', 'gb18030', 'a8a6'],
    ['ë', 'gb18030', '81308a35'],
    ['㐀', 'gb18030', '8139ee39'],
    ['\uffff', 'gb18030', '8431a439'],
    ['\ufffd', 'gb18030', '8431a437'],
    ['𐀀', 'gb18030', '90308130'],
    ['😀', 'gb18030', '9439fc36'],
    ['𠀀', 'gb18030', '95328236'],
    ['\u{10ffff}', 'gb18030', 'e3329a35'],
    ['中文', 'big5', 'a4a4a4e5'],
    ['十卅', 'big5', 'a451a4ca'],
    ['功', 'big5', 'a55c'],
    ['日本語', 'shift_jis', '93fa967b8cea'],
    ['ｱｲｳ', 'shift_jis', 'b1b2b3'],
    ['表示\\~', 'shift_jis', '955c8ea65c7e'],
    ['①②', 'shift_jis', '87408741'],
    ['한국어', 'euc-kr', 'c7d1b1b9beee'],
  ])('%j in %s is %s', (text, charset, hex) => {
    expect(hexOf(text, charset)).toBe(hex);
    expect(textOf(hex, charset)).toEqual(ok(text));
  });

  it.each([
    ['¥', '5c'],
    ['‾', '7e'],
    ['−', '817c'],
    ['1−2 ¥', '31817c32205c'],
  ])('%j is written in Shift_JIS as the Encoding Standard does', (text, hex) =>
    expect(hexOf(text, 'shift_jis')).toBe(hex),
  );

  it.each<[string, Charset, number, string]>([
    ['€', 'iso-8859-1', 0, '€'],
    ['abc你', 'iso-8859-1', 3, '你'],
    ['中😀', 'big5', 1, '😀'],
    ['中a한', 'big5', 2, '한'],
    ['日本é', 'shift_jis', 2, 'é'],
    ['ab😀', 'euc-kr', 2, '😀'],
    ['a\ud800', 'iso-8859-1', 1, '\ud800'],
  ])('%j cannot be written in %s', (text, charset, at, found) =>
    expect(encodeText(text, charset)).toEqual(err({ code: 'unencodable', charset, at, found })),
  );

  it.each<[string, Charset, number, number]>([
    ['ff', 'utf-8', 0, 0xff],
    ['61e4bd', 'utf-8', 1, 0xe4],
    ['61e4bd41', 'utf-8', 1, 0xe4],
    ['c080', 'utf-8', 0, 0xc0],
    ['6162eda080', 'utf-8', 2, 0xed],
    ['efbbbf80', 'utf-8', 3, 0x80],
    ['640069', 'utf-16le', 2, 0x69],
    ['64003dd86400', 'utf-16le', 2, 0x3d],
    ['c4e381', 'gb18030', 2, 0x81],
    ['93fa81', 'shift_jis', 2, 0x81],
  ])('%s is not text in %s', (hex, charset, at, byte) =>
    expect(textOf(hex, charset)).toEqual(err({ code: 'undecodable', charset, at, byte })),
  );

  it('names the offset in large input, also across the blocks of the search', () =>
    fc.assert(
      fc.property(fc.integer({ min: 65_500, max: 65_600 }), fc.integer({ min: 0, max: 3 }), (length, shift) => {
        const bytes = new TextEncoder().encode('a'.repeat(shift) + '世'.repeat(length) + 'b');
        bytes[bytes.length - 1] = 0xfe;
        expect(decodeText(bytes, 'utf-8')).toEqual(
          err({ code: 'undecodable', charset: 'utf-8', at: bytes.length - 1, byte: 0xfe }),
        );
      }),
      { numRuns: 20 },
    ));

  it('writes a lone surrogate as U+FFFD', () => {
    expect(hexOf('a\ud800b', 'utf-8')).toBe('61efbfbd62');
    expect(hexOf('\udc00', 'utf-16be')).toBe('fffd');
    expect(hexOf('\udc00', 'gb18030')).toBe('8431a437');
    expect(findLoneSurrogate('a😀\ud800b')).toBe(3);
    expect(findLoneSurrogate('😀'.repeat(9))).toBe(-1);
  });

  it('keeps a byte order mark, so that the bytes come back', () => {
    expect(textOf('efbbbf61', 'utf-8')).toEqual(ok('\ufeffa'));
    expect(textOf('fffe6100', 'utf-16le')).toEqual(ok('\ufeffa'));
  });
});

/** What the Encoding Standard writes in Shift_JIS for characters that it lacks. */
const LOOKALIKES = new Map([
  ['¥', '\\'],
  ['‾', '~'],
  ['−', '\uff0d'],
]);

describe('any text', () => {
  it.each(CHARSETS)('comes back from %s or is refused', (charset) =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const encoded = encodeText(text, charset);
        const outcome = encoded.ok ? decodeText(encoded.value, charset) : text.indexOf(encoded.fault.found);
        const back =
          charset === 'shift_jis' ? text.replace(/[¥‾−]/g, (character) => LOOKALIKES.get(character) ?? '') : text;
        expect(outcome).toEqual(encoded.ok ? ok(back) : encoded.fault.at);
      }),
      { numRuns: 300 },
    ),
  );
});
