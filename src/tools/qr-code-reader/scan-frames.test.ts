import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scanFrames } from './scan-frames';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads ten frames in a second at most, one at a time', async () => {
  const controller = new AbortController();
  let under = 0;
  let most = 0;
  const read = vi.fn(async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 30));
    under -= 1;
    return 'answer';
  });
  const onAnswer = vi.fn();
  const scanning = scanFrames({ grab: () => 'frame', read, onAnswer, signal: controller.signal });
  await vi.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(10);
  expect(most).toBe(1);
  controller.abort();
  await scanning;
  const answers = onAnswer.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(onAnswer).toHaveBeenCalledTimes(answers);
});

it('waits for a slow answer, and for the first frame', async () => {
  const controller = new AbortController();
  const read = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 700)));
  const frames: string[] = [];
  const scanning = scanFrames({ grab: () => frames[0], read, onAnswer: () => {}, signal: controller.signal });
  await vi.advanceTimersByTimeAsync(350);
  expect(read).not.toHaveBeenCalled();
  frames.push('frame');
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);
  controller.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await scanning;
});

it('ends when reading fails', async () => {
  const read = () => Promise.reject(new Error('gone'));
  const { signal } = new AbortController();
  await expect(scanFrames({ grab: () => 1, read, onAnswer: () => {}, signal })).rejects.toThrow('gone');
});
