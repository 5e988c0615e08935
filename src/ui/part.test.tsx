import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { makePart, usePart } from './part';

it('is fetched when it is needed, once, and then there at once', async () => {
  const load = vi.fn(async () => ({ word: 'here' }));
  const part = makePart(load);
  const hook = await renderHook((isNeeded = false) => usePart(part, isNeeded === true));
  expect(hook.result.current).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  await hook.rerender(true);
  await expect.poll(() => hook.result.current).toEqual({ word: 'here' });
  const other = await renderHook(() => usePart(part, true));
  expect(other.result.current).toEqual({ word: 'here' });
  expect(load).toHaveBeenCalledOnce();
});

it('is asked for again after it could not be fetched', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('here');
  const part = makePart(load);
  part.fetch();
  part.fetch();
  await expect.poll(() => load.mock.results[0]?.type).toBe('return');
  expect(load).toHaveBeenCalledOnce();
  await Promise.resolve();
  await expect.poll(() => (part.fetch(), part.current())).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
