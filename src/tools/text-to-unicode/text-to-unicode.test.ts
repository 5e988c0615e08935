import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { characterData, nameIn, unpackNames } from '../../lib/character-names/character-data';
import { codePointsOf } from './code-points';
import { escapeText, unescapeText, type EscapeSettings } from './convert';
import { HEX_CASES, NOTATIONS, type Notation } from './notation';

const DEFAULTS: EscapeSettings = { notation: 'html-decimal', scope: 'all', hexCase: 'usual' };
const encode = (text: string, settings: Partial<EscapeSettings> = {}) =>
  escapeText(text, { ...DEFAULTS, ...settings }).text;
const decode = (text: string, notation: Notation = 'html-decimal') => unescapeText(text, { notation });
const raw = String.raw;

describe('writing', () => {
  it.each([
    ['html-decimal', '&#233;&#128512;'],
    ['html-hex', '&#xE9;&#x1F600;'],
    ['u-plus', 'U+00E9 U+1F600'],
    ['javascript', raw`\u{E9}\u{1F600}`],
    ['json', raw`\u00e9\ud83d\ude00`],
    ['python', raw`\u00e9\U0001f600`],
    ['css', raw`\e9 \1f600 `],
    ['rust', raw`\u{e9}\u{1f600}`],
    ['percent', '%C3%A9%F0%9F%98%80'],
    ['utf8-hex', 'C3 A9 F0 9F 98 80'],
  ] as const)('%s is %s', (notation, escaped) => expect(encode('é😀', { notation })).toBe(escaped));

  it('has digits as one wants them', () => {
    expect(encode('é', { notation: 'json', hexCase: 'upper' })).toBe(raw`\u00E9`);
    expect(encode('é', { notation: 'html-hex', hexCase: 'lower' })).toBe('&#xe9;');
  });

  it.each([
    ['html-decimal', 'é!', '&#233;!'],
    ['html-decimal', 'a &#65; b', 'a &#38;#65; b'],
    ['u-plus', 'éa é é', 'U+00E9 U+0061 U+0020 U+00E9 U+0020 U+00E9'],
    ['json', raw`\u0041`, raw`\u005cu0041`],
    ['percent', '100% é', '100% %C3%A9'],
    ['utf8-hex', 'aé', '61 C3 A9'],
  ] as const)('leaves ASCII in %s: %j is %j', (notation, text, escaped) =>
    expect(encode(text, { notation, scope: 'non-ascii' })).toBe(escaped),
  );

  it('leaves half a character, and says where', () =>
    expect(escapeText('a\ud800b', DEFAULTS)).toEqual({
      text: '&#97;\ud800&#98;',
      count: 2,
      left: [{ code: 'surrogate', text: '\ud800', at: 1 }],
      leftCount: 1,
    }));
});

describe('reading', () => {
  it.each([
    [raw`&#105;\ud83d\ude00 U+4E2D`, 'i😀 中'],
    ['U+00E9 U+1F600', 'é😀'],
    ['U+00E9  U+1F600', 'é  😀'],
    ['U+00E9 x U+1F600', 'é x 😀'],
    ['u+00e9', 'é'],
    ['&#xE9;&#Xe9;&#233;', 'ééé'],
    [raw`\u{1F600}\u{1_f600}\U0001F600`, '😀😀😀'],
    [raw`caf\u00e9\n`, raw`café\n`],
    [raw`\uu00e9`, 'é'],
    [raw`\xe9\xC3\xA9`, 'éé'],
    [raw`\E9 \1F600 x`, 'é😀x'],
    [raw`"\201C"`, '"“"'],
    ['%C3%A9%41', 'éA'],
    ['C3 A9', 'é'],
    ['100% of 5%', '100% of 5%'],
    [raw`C:\dev\new`, raw`C:\dev\new`],
    ['10 20', '10 20'],
    ['&amp; &eacute;', '&amp; &eacute;'],
    ['', ''],
  ])('%j is %j', (escaped, text) => expect(decode(escaped).text).toBe(text));

  it('reads what only its notation can mean', () => {
    expect(decode(raw`\a9`, 'css').text).toBe('©');
    expect(decode('c3a9', 'utf8-hex').text).toBe('é');
    expect(decode('0xC3, 0xA9', 'utf8-hex').text).toBe('é');
  });

  it.each([
    ['&#x110000;', 'too-large'],
    ['&#99999999999999999999;', 'too-large'],
    [raw`\u{110000}`, 'too-large'],
    ['U+110000', 'too-large'],
    [raw`\ud800`, 'surrogate'],
    [raw`\ude00\ud83d`, 'surrogate'],
    ['&#xD83D;&#xDE00;', 'surrogate'],
    [raw`\u12`, 'unfinished'],
    [raw`\u{}`, 'unfinished'],
    [raw`\u{1F6`, 'unfinished'],
    [raw`\U0001F6`, 'unfinished'],
    ['&#72', 'unfinished'],
    ['&#x;', 'unfinished'],
    ['%E4%BD', 'not-utf8'],
    ['%FF', 'not-utf8'],
  ])('leaves %s: %s', (escaped, code) => {
    const { text, left } = decode(`é ${escaped}`);
    expect(text).toBe(`é ${escaped}`);
    expect(left[0]).toMatchObject({ code, at: 2 });
  });

  it('reads again all that is written', () => {
    const anything = fc.string({ unit: 'binary' });
    const tricky = fc
      .array(
        fc.constantFrom(
          '\\',
          'u',
          'U',
          '+',
          '{',
          '}',
          '&#',
          ';',
          '%',
          'x',
          '0041',
          'C3',
          'A9',
          'é',
          '😀',
          ' ',
          '\n',
          'a',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(anything, tricky),
        fc.constantFrom(...NOTATIONS),
        fc.constantFrom('all', 'non-ascii'),
        fc.constantFrom(...HEX_CASES),
        (text, notation, scope, hexCase) => {
          fc.pre(findLoneSurrogate(text) < 0);
          expect(decode(encode(text, { notation, scope, hexCase }), notation).text).toBe(text);
        },
      ),
    );
  });

  it('takes no longer for a long text than it is long', () => {
    for (const part of ['\\u', '&#1', '%C3', 'U+', '\\x41', 'C3 ']) decode(part.repeat(20_000));
    expect(decode('&#1'.repeat(1000)).leftCount).toBe(1000);
    expect(decode('%C3%A9'.repeat(100_000)).text).toBe('é'.repeat(100_000));
  });
});

describe('the names of characters', () => {
  it('are read as they were packed', () => {
    const names = [
      [0x41, 'LATIN CAPITAL LETTER A'],
      [0x42, 'LATIN CAPITAL LETTER B'],
      [0x60, 'GRAVE ACCENT'],
      [0x4e00, 'CJK UNIFIED IDEOGRAPH-4E00'],
      [0x4e01, 'CJK UNIFIED IDEOGRAPH-4E01'],
      [0x1f600, 'GRINNING FACE'],
    ] as const;
    const packed =
      '41:0LATIN CAPITAL LETTER A|3B|60:0GRAVE ACCENT|4E00-4E01:0CJK UNIFIED IDEOGRAPH-*|1F600:0GRINNING FACE';
    const read = unpackNames(packed);
    expect(names.map(([code]) => nameIn(read, code))).toEqual([
      ...names.slice(0, 3).map(([, name]) => name),
      'CJK UNIFIED IDEOGRAPH-*',
      'CJK UNIFIED IDEOGRAPH-*',
      'GRINNING FACE',
    ]);
    expect(nameIn(read, 0x43)).toBeUndefined();
    expect(nameIn(read, 0x20)).toBeUndefined();
  });

  it.each([
    [0x0a, 'LINE FEED', 'Basic Latin'],
    [0x41, 'LATIN CAPITAL LETTER A', 'Basic Latin'],
    [0xe9, 'LATIN SMALL LETTER E WITH ACUTE', 'Latin-1 Supplement'],
    [0x4e2d, 'CJK UNIFIED IDEOGRAPH-4E2D', 'CJK Unified Ideographs'],
    [0xac01, 'HANGUL SYLLABLE GAG', 'Hangul Syllables'],
    [0xc544, 'HANGUL SYLLABLE A', 'Hangul Syllables'],
    [0xd7a3, 'HANGUL SYLLABLE HIH', 'Hangul Syllables'],
    [0x1f600, 'GRINNING FACE', 'Emoticons'],
    [0x17000, 'TANGUT IDEOGRAPH-17000', 'Tangut'],
    [0x2f800, 'CJK COMPATIBILITY IDEOGRAPH-2F800', 'CJK Compatibility Ideographs Supplement'],
    [0xe000, '<private-use-E000>', 'Private Use Area'],
    [0xd800, '<surrogate-D800>', 'High Surrogates'],
    [0xfdd0, '<noncharacter-FDD0>', 'Arabic Presentation Forms-A'],
    [0x0378, '<unassigned-0378>', 'Greek and Coptic'],
    [0x10ffff, '<noncharacter-10FFFF>', 'Supplementary Private Use Area-B'],
  ])('%i is %s of %s', async (code, name, block) => {
    const data = await characterData([code]);
    expect([data.nameOf(code), data.blockOf(code)]).toEqual([name, block]);
  });

  it('flags what nobody sees', async () => {
    const read = await codePointsOf('a\u00a0\u200b\u0301\ufe0f\n\u2028\ud800é ');
    expect(read.ok && read.value.rows.map(({ mark }) => mark)).toEqual([
      undefined,
      'space',
      'format',
      'combining',
      'variation',
      'control',
      'line',
      'surrogate',
      undefined,
      undefined,
    ]);
    expect(read.ok && read.value.rows[8]).toMatchObject({ code: 'U+00E9', category: 'Ll', utf8: 'C3 A9' });
  });
});
