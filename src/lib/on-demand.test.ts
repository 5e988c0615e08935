import { expect, it, vi } from 'vitest';
import { onDemand } from './on-demand';

it('promises the first answer and gives the next ones at once', async () => {
  const load = vi.fn(async () => ({ double: (number: number) => number * 2 }));
  const withModule = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const first = withModule(({ double }) => double(2));
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe(4);
  expect(withModule(({ double }) => double(3))).toBe(6);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('here');
  const withModule = onDemand(load);
  await expect(withModule((module) => module)).rejects.toThrow('offline');
  expect(await withModule((module) => module)).toBe('here');
});
