import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipSize } from './gzip-size';

const text = '名前 🐳 { "a": 1 }\n'.repeat(500);

it('counts what gzip makes of the text', async () => {
  const size = await gzipSize(new Blob([text]));
  const known = gzipSync(text);
  expect(gunzipSync(known).toString()).toBe(text);
  // Implementations differ by a few bytes.
  expect(Math.abs(size - known.length)).toBeLessThan(16);
});

it('takes byte order marks away and UTF-16 as UTF-8', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  const plain = await gzipSize(new Blob([text]));
  expect(await gzipSize(new Blob([utf16]))).toBe(plain);
  expect(await gzipSize(new Blob(['\uFEFF', text]))).toBe(plain);
});

it('tells how far it is', async () => {
  const told: number[] = [];
  const million = 'x'.repeat(1_000_000);
  await gzipSize(new Blob([million, million, million]), { onProgress: (done, total) => told.push(done / total) });
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBeLessThanOrEqual(1);
});
