import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LongTextWriter } from './long-text';

async function write(pieces: readonly string[], shown?: number) {
  const writer = new LongTextWriter('text/plain', shown);
  for (const piece of pieces) writer.add(piece);
  const { text, whole, bytes } = writer.finish();
  return { text, bytes, all: await whole?.text() };
}

it('keeps a short text whole', async () => {
  expect(await write([])).toEqual({ text: '', bytes: 0, all: undefined });
  expect(await write(['a', 'é', '\ud83d', '\ude00'], 5)).toEqual({ text: 'aé😀', bytes: 7, all: undefined });
});

it('shows the beginning of a long one, never half a character', async () => {
  expect(await write(['ab', '😀c'], 3)).toEqual({ text: 'ab', bytes: 7, all: 'ab😀c' });
  const long = '😀'.repeat(700_001);
  const { text, bytes, all } = await write([`x${long.slice(0, -1)}`, long.slice(-1)]);
  expect([text.length, bytes, all === `x${long}`]).toEqual([199_999, 2_800_005, true]);
});

it('loses nothing however it comes in pieces', async () => {
  const pieces = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(30), async (given, shown) => {
      const { text, bytes, all } = await write(given, shown);
      const joined = given.join('');
      expect(all ?? text).toBe(joined);
      expect(joined.startsWith(text)).toBe(true);
      expect(bytes).toBe(new TextEncoder().encode(joined).length);
    }),
  );
});
