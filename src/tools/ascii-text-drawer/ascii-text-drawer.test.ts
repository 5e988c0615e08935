import { describe, expect, it } from 'vitest';
import { drawText, LONGEST, type DrawSettings } from './draw';
import { fontFileCount, readFont } from './font-files';
import { FONTS } from './fonts';
import { fitsPicture, pictureSize, toSvg } from './picture';

const DEFAULTS: DrawSettings = { font: 'Standard', width: 80, layout: 'default', comment: 'none' };

async function drawn(text: string, settings: Partial<DrawSettings> = {}) {
  const made = await drawText(text, { ...DEFAULTS, ...settings });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

describe('fonts', () => {
  it('are those whose authors allow to pass them on, each with its file', async () => {
    expect(fontFileCount).toBe(FONTS.length);
    const files = await Promise.all(FONTS.map(readFont));
    expect(files.filter((file) => !file.startsWith('flf2a') || !file.includes('Permission is hereby given'))).toEqual(
      [],
    );
  });

  it('each draw letters, and end at any width', async () => {
    for (const font of FONTS) {
      // oxlint-disable-next-line no-await-in-loop -- they are read one by one
      const { text } = await drawn('Ab 1', { font, width: 20 });
      expect({ font, isDrawn: text.trim() !== '' }).toEqual({ font, isDrawn: true });
    }
  });
});

describe('drawing', () => {
  it('keeps to its width, between words where it can', async () => {
    const { text } = await drawn('Hello World', { width: 40 });
    const lines = text.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(lines.length).toBeGreaterThan(8);
    expect((await drawn('Hello World', { width: 400 })).text.split('\n')).toHaveLength(6);
  });

  it('breaks the longest word where its lines are full, and draws all of its letters', async () => {
    const { text } = await drawn('l'.repeat(LONGEST), { width: 80, layout: 'full' });
    const lines = text.split('\n');
    // A letter is four columns wide; the last line of them is shorter.
    expect(new Set(lines.slice(0, -6).map((line) => line.length))).toEqual(new Set([76]));
    expect(lines.flatMap((line) => [...line.matchAll(/\|_\|/g)])).toHaveLength(LONGEST);
    for (const [font, width] of [
      ['3D Diagonal', 48],
      ['Crazy', 89],
      ['Big', 20],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- they are read one by one
      const wide = (await drawn(`a ${'M'.repeat(LONGEST - 4)} b`, { font, width })).text.split('\n');
      expect(wide.length).toBeGreaterThan(LONGEST / 6);
      expect(Math.max(...wide.map((line) => line.length))).toBeLessThanOrEqual(width);
    }
  });

  it('sets letters closer or wider', async () => {
    const width = async (layout: DrawSettings['layout']) => (await drawn('Hi!', { layout })).text.indexOf('\n');
    expect(await width('full')).toBeGreaterThan(await width('fitted'));
    expect(await width('fitted')).toBeGreaterThan(await width('default'));
  });

  it('leaves out what the font lacks, and tells each once', async () => {
    const { text, notes } = await drawn('H你i!你😀\ud800\0');
    expect(text).toBe((await drawn('Hi!')).text);
    expect(notes).toEqual([{ code: 'missing', font: 'Standard', characters: ['你', '😀', '\ud800', '\0'], more: 0 }]);
    const many = await drawn('一二三四五六七八九十百千');
    expect(many.text).toBe('');
    expect(many.notes).toMatchObject([{ code: 'missing', more: 2 }]);
  });

  it.each(['', '\n\n', '\r\n'])('draws nothing for %j', async (text) => {
    expect(await drawn(text)).toEqual({ text: '', notes: [] });
  });

  it('takes lines of any kind, and names such as __proto__', async () => {
    expect((await drawn('a\r\nb')).text).toBe((await drawn('a\nb')).text);
    expect((await drawn('__proto__')).text).not.toBe('');
  });

  it('refuses what would take minutes', async () => {
    expect(await drawText('a'.repeat(1_000_000), DEFAULTS)).toEqual({
      ok: false,
      fault: { code: 'too-long', length: 1_000_000, limit: LONGEST },
    });
  });
});

describe('comments', () => {
  it.each(['#', '//', '--'] as const)('put %s before each line', async (comment) => {
    const lines = (await drawn('Hi!', { comment })).text.split('\n');
    expect(lines.every((line) => line.startsWith(comment))).toBe(true);
    expect(lines.filter((line) => line.endsWith(' '))).toEqual([]);
  });

  it('enclose the drawing, and are not ended by it', async () => {
    const { text, notes } = await drawn('Hi!', { comment: '/* */' });
    expect(text.startsWith('/*\n *')).toBe(true);
    expect(text.indexOf('*/')).toBe(text.length - 2);
    expect(notes).toEqual([]);
    const risky = await drawn('*/', { font: 'Term', comment: '/* */' });
    expect(risky.text).toBe('/*\n * *\u2215\n */');
    expect(risky.notes).toEqual([{ code: 'comment-end' }]);
  });
});

describe('the picture', () => {
  it('has a line of text for each line, as wide as its columns', async () => {
    const { text } = await drawn('<&>', { font: 'Term' });
    const svg = toSvg(text);
    expect(svg).toContain('&lt;&amp;&gt;</text>');
    expect(svg).toContain('textLength="27"');
    expect(pictureSize('abc\nd')).toEqual({ width: 51, height: 60 });
    expect(fitsPicture(pictureSize('a\n'.repeat(2000)))).toBe(false);
  });
});
