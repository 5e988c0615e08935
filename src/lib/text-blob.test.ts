import { expect, it } from 'vitest';
import { measureText, textBlob } from './text-blob';

// An odd number of units before the pairs, so that the cut between two slices falls inside one.
const LONG = 'a' + '😀'.repeat(600_000);

it('writes long texts whole', async () => {
  const blob = await textBlob(LONG, 'text/plain');
  expect(await blob.text()).toBe(LONG);
  expect(blob.type).toBe('text/plain');
});

it('measures what would be written', async () => {
  expect(await measureText(LONG, new AbortController().signal)).toBe(1 + 4 * 600_000);
});

it('stops measuring when told to', async () => {
  const controller = new AbortController();
  const measured = measureText(LONG, controller.signal);
  controller.abort();
  expect(await measured).toBeUndefined();
});
