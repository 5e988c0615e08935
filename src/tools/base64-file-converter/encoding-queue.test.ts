import { expect, it } from 'vitest';
import { err, ok, type Result } from '../../lib/result';
import type { Encoded, UnreadableFault } from './encode';
import { EncodingQueue } from './encoding-queue';

const encoded = (start: string): Encoded => ({
  base64: new Blob([start]),
  start,
  type: { mimeType: 'text/plain', extension: 'txt' },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose work ends when the test says so. */
function queueOfTests() {
  const begun: string[] = [];
  const ends: ((result: Result<Encoded, UnreadableFault>) => void)[] = [];
  const queue = new EncodingQueue({
    encode: (file, style, signal, onProgress) => {
      begun.push(`${file.name}${style.urlSafe ? ' url-safe' : ''}`);
      onProgress(1);
      return new Promise((resolve, reject) => {
        ends.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
    now: () => 7,
  });
  const states = () => queue.files().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, begun, ends, states };
}
const [a, b] = [new File(['a'], 'a'), new File(['b'], 'b')];

it('encodes one after the other', async () => {
  const { queue, begun, ends, states } = queueOfTests();
  queue.hold([a, b]);
  expect(states()).toEqual(['a busy', 'b waiting']);
  expect(queue.files()[0]).toMatchObject({ done: 1, startedAt: 7 });
  ends[0]?.(ok(encoded('YQ==')));
  await settle();
  expect(states()).toEqual(['a done', 'b busy']);
  ends[1]?.(err({ code: 'unreadable' }));
  await settle();
  expect(states()).toEqual(['a done', 'b unreadable']);
  expect(begun).toEqual(['a', 'b']);
});

it('encodes again in another style, and drops what was under way', async () => {
  const { queue, begun, ends, states } = queueOfTests();
  queue.hold([a]);
  queue.want({ urlSafe: true, lineLength: 0 });
  await settle();
  ends[0]?.(ok(encoded('late')));
  ends[1]?.(ok(encoded('YQ')));
  await settle();
  expect(begun).toEqual(['a', 'a url-safe']);
  expect(queue.files()[0]?.encoded?.start).toBe('YQ');
  queue.want({ urlSafe: true, lineLength: 0 });
  expect(states()).toEqual(['a done']);
});

it('cancels, tries again and forgets', async () => {
  const { queue, begun, ends, states } = queueOfTests();
  queue.hold([a, b]);
  queue.cancel(queue.files()[0]?.id ?? 0);
  await settle();
  expect(states()).toEqual(['a cancelled', 'b busy']);
  queue.hold([a]);
  await settle();
  expect(states()).toEqual(['a cancelled']);
  queue.retry(queue.files()[0]?.id ?? 0);
  ends.at(-1)?.(ok(encoded('YQ==')));
  await settle();
  expect(states()).toEqual(['a done']);
  expect(begun).toEqual(['a', 'b', 'a']);
});
