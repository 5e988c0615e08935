import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useArrived } from './use-arrived';

it('stays once it was here', async () => {
  const { result, rerender } = await renderHook((isHere?: boolean) => useArrived(isHere ?? false));
  expect(result.current).toBe(false);
  await rerender(true);
  expect(result.current).toBe(true);
  await rerender(false);
  expect(result.current).toBe(true);
});
