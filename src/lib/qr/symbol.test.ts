import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { LEVELS, WHITE, type Design, type Level } from './design';
import { drawHalfBlocks } from './half-blocks';
import { drawRaster, toRgba } from './raster';
import { readsBack } from './read-back';
import { planSegments } from './segments';
import { makeSymbol, type QrSymbol } from './symbol';

const PLAIN: Design = { foreground: '#000000', background: '#ffffff', quietZone: 4, shape: 'square' };

function mustMake(text: string, level: Level): QrSymbol {
  const made = makeSymbol(text, level);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** What a reader that is not ours makes of the drawn symbol: its text and version. */
function read(symbol: QrSymbol, design: Design = PLAIN) {
  const raster = drawRaster(symbol, design, (symbol.side + 2 * design.quietZone) * 4);
  if (!raster.ok) throw new Error(raster.fault.code);
  const { size } = raster.value;
  const code = jsQR(toRgba(raster.value, WHITE), size, size, { inversionAttempts: 'dontInvert' });
  return (
    code && {
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(code.binaryData)),
      version: code.version,
    }
  );
}

describe('vectors', () => {
  it.each([
    ['https://example.com', 'medium', 2, ['byte']],
    ['https://example.com', 'high', 3, ['byte']],
    ['HELLO WORLD', 'quartile', 1, ['alphanumeric']],
    ['HELLO WORLD', 'high', 2, ['alphanumeric']],
    ['你好，世界', 'medium', 2, ['byte']],
    ['😀👨‍👩‍👧‍👦', 'low', 2, ['byte']],
    ['01234567', 'medium', 1, ['numeric']],
  ] as const)('%s at %s is version %i', (text, level, version, modes) => {
    const symbol = mustMake(text, level);
    expect(symbol).toMatchObject({ version, side: 17 + 4 * version, modes });
    expect(read(symbol)).toEqual({ text, version });
  });

  it('counts bytes used and available', () => {
    expect(mustMake('https://example.com', 'medium')).toMatchObject({
      textBytes: 19,
      usedBytes: 19,
      availableBytes: 26,
    });
    expect(mustMake('你好，世界', 'medium').textBytes).toBe(15);
    expect(mustMake('HELLO WORLD', 'quartile')).toMatchObject({ textBytes: 11, usedBytes: 7, availableBytes: 11 });
    expect(mustMake('1', 'low')).toMatchObject({ usedBytes: 1, availableBytes: 17 });
  });

  it.each(LEVELS)('says that a full symbol is full: %s', (level) => {
    for (const letter of ['a', 'A', '7', '中']) {
      const full = makeSymbol(letter.repeat(8000), level);
      const most = !full.ok && full.fault.code === 'too-long' ? full.fault.most : 0;
      const { usedBytes, availableBytes } = mustMake(
        letter.repeat(letter === '中' ? Math.floor(most / 3) : most),
        level,
      );
      expect(usedBytes).toBeLessThanOrEqual(availableBytes);
      expect(availableBytes - usedBytes).toBeLessThanOrEqual(letter === '中' ? 2 : 0);
    }
  });

  it.each([
    'https://example.com',
    'HELLO WORLD',
    '你好，世界',
    '😀👨‍👩‍👧‍👦',
    '👩🏽‍🚀🏳️‍🌈',
    'שלום',
    'مرحبا',
    '\u200F\u202Ea',
    'e\u0301',
    'mailto:a@b.c?subject=1&2#%?',
    'BEGIN:VCARD\r\nNOTE:a\\, b\\; c\\\\ d\\n\r\nEND:VCARD\r\n',
    '  a  ',
    '\t',
    'a\r\nb\n',
    '\u0000',
    '\uFEFFx',
    '0',
    '日本語かな',
    'ＡＢＣ',
    'Ünïcödé',
    'A1b2',
    '🇫🇷é́',
  ])('%j reads back as it is at every level', (text) => {
    for (const level of LEVELS) expect(read(mustMake(text, level))?.text).toBe(text);
  });

  it('writes a lone surrogate as U+FFFD', () => expect(read(mustMake('a\uD800b', 'medium'))?.text).toBe('a\uFFFDb'));
});

describe('capacity', () => {
  const CAPACITIES = [
    ['low', 2953, 984, 4296, 7089],
    ['medium', 2331, 777, 3391, 5596],
    ['quartile', 1663, 554, 2420, 3993],
    ['high', 1273, 424, 1852, 3057],
  ] as const;

  it.each(CAPACITIES)('%s holds its bytes, one more is too long', (level, bytes, han, alphanumeric, digits) => {
    const limits = [
      ['a', bytes],
      ['中', han],
      ['A', alphanumeric],
      ['7', digits],
    ] as const;
    for (const [character, most] of limits) {
      expect(mustMake(character.repeat(most), level).version).toBe(40);
      expect(makeSymbol(character.repeat(most + 1), level)).toMatchObject({
        ok: false,
        fault: { code: 'too-long', level },
      });
    }
    expect(makeSymbol('a'.repeat(bytes + 1), level)).toMatchObject({ fault: { bytes: bytes + 1, most: bytes } });
    expect(makeSymbol('中'.repeat(han + 1), level)).toMatchObject({ fault: { bytes: (han + 1) * 3, most: bytes } });
    expect(makeSymbol('7'.repeat(digits + 1), level)).toMatchObject({ fault: { bytes: digits + 1, most: digits } });
    expect(makeSymbol('A'.repeat(alphanumeric + 1), level)).toMatchObject({ fault: { most: alphanumeric } });
    for (const [letter, unit] of [
      ['7', 'numeric'],
      ['A', 'alphanumeric'],
      ['-', 'alphanumeric'],
      ['a', 'byte'],
      ['中', 'byte'],
    ] as const) {
      expect(makeSymbol(letter.repeat(digits + 1), level)).toMatchObject({ fault: { unit } });
    }
    expect(makeSymbol(`${'7'.repeat(digits)}a`, level)).toMatchObject({ fault: { unit: 'byte' } });
    expect(makeSymbol(`${'7'.repeat(digits)}A`, level)).toMatchObject({ fault: { unit: 'alphanumeric' } });
  });

  // One alike text of each kind would be a code of stripes; these change from character to character.
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz!?';
  const HAN = '天地玄黄宇宙洪荒日月盈昃';
  const UPPER = 'ABC-DEF $GHI/%*+:.XYZ';
  const DIGITS = '31415926535897932384626433832795';
  const fill = (characters: string, length: number) =>
    Array.from({ length }, (_, i) => characters[(i + Math.floor(i / characters.length)) % characters.length]).join('');

  it.each(CAPACITIES)('the largest symbols at %s read back', (level, bytes, han, alphanumeric, digits) => {
    for (const text of [fill(LETTERS, bytes), fill(HAN, han), fill(UPPER, alphanumeric), fill(DIGITS, digits)]) {
      expect(read(mustMake(text, level))).toEqual({ text, version: 40 });
    }
    const alike = 'a'.repeat(bytes);
    expect(read(mustMake(alike, level))).toEqual({ text: alike, version: 40 });
  });

  it.each([
    [2332, 'medium', 'low'],
    [1664, 'high', 'medium'],
    [2954, 'low', null],
    [100_000, 'high', null],
  ] as const)('%i letters at %s: %s fits', (length, level, fits) =>
    expect(makeSymbol('a'.repeat(length), level)).toMatchObject({ fault: { bytes: length, fits } }),
  );

  it('is empty for empty text only', () => {
    expect(makeSymbol('', 'low')).toEqual({ ok: false, fault: { code: 'empty' } });
    expect(makeSymbol(' ', 'low').ok).toBe(true);
  });
});

describe('segments', () => {
  it('mixes modes where that is shorter, and not where it is not', () => {
    const modes = (text: string) =>
      planSegments(Array.from(text), 0).segments.map(({ mode, text: part }) => [mode, part]);
    expect(modes('https://example.com/1234567890123456')).toEqual([
      ['byte', 'https://example.com/'],
      ['numeric', '1234567890123456'],
    ]);
    expect(modes('abc12')).toEqual([['byte', 'abc12']]);
    expect(modes('HELLO1')).toEqual([['alphanumeric', 'HELLO1']]);
  });

  it('any text reads back', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
          fc.string({ unit: fc.constantFrom('0', '1', '2', 'A', 'Z', ':', 'a', 'é', '中', '😀'), minLength: 1 }),
        ),
        fc.constantFrom(...LEVELS),
        (text, level) => {
          expect(read(mustMake(text, level))?.text).toBe(text);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('never costs more than bytes alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', 'A', ':', 'a', 'é', '中'), minLength: 1 }), (text) => {
        const { headerBits, contentBits, segments } = planSegments(Array.from(text), 0);
        expect(segments.map(({ text: part }) => part).join('')).toBe(text);
        expect(headerBits + contentBits).toBeLessThanOrEqual(12 + 8 * new TextEncoder().encode(text).length);
      }),
    );
  });
});

describe('reading back', () => {
  const symbol = mustMake('https://example.com', 'high');
  const logo = new Uint8Array(64 * 64 * 4).fill(200);

  it.each(['square', 'rounded', 'dots'] as const)('%s modules scan, with and without a logo', (shape) => {
    expect(readsBack(symbol, { ...PLAIN, shape }, 'https://example.com')).toBe(true);
    expect(readsBack(symbol, { ...PLAIN, shape }, 'https://example.com', logo)).toBe(true);
  });

  it.each([
    ['inverted', { ...PLAIN, foreground: '#ffffff', background: '#000000' }],
    ['of one colour', { ...PLAIN, foreground: '#ffffff' }],
    ['wholly transparent', { ...PLAIN, foreground: '#00000000' }],
  ])('a design %s does not scan', (_, design) => expect(readsBack(symbol, design, 'https://example.com')).toBe(false));

  it('does not take another text for the same', () =>
    expect(readsBack(symbol, PLAIN, 'https://example.org')).toBe(false));
  it('scans on a transparent background', () =>
    expect(readsBack(symbol, { ...PLAIN, background: '#ffffff00' }, 'https://example.com')).toBe(true));
});

describe('half blocks', () => {
  it('prints light modules for a dark terminal, dark ones for a light one', () => {
    const symbol = mustMake('HELLO WORLD', 'quartile');
    const dark = drawHalfBlocks(symbol, 4, 'dark').split('\n');
    expect(dark).toHaveLength(16);
    expect(dark.slice(0, -1).every((line) => line.length === 29)).toBe(true);
    expect(dark[0]).toBe('█'.repeat(29));
    expect(dark[2]?.slice(0, 12)).toMatch(/^████ ▄▄▄▄▄ █/);
    expect(dark[14]).toBe('▀'.repeat(29));
    const light = drawHalfBlocks(symbol, 0, 'light').split('\n');
    expect(light[0]?.slice(0, 8)).toBe('█▀▀▀▀▀█ ');
    expect(light).toHaveLength(12);
  });
});
