import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import * as operations from './testing.operations';
import { ToolIdContext } from './tool-context';
import { useOperation } from './use-operation';
import { useHasWrongField, useNoteWrongField } from './wrong-fields';

const inTool =
  (id: string) =>
  ({ children }: { children: ReactNode }) => <ToolIdContext value={id}>{children}</ToolIdContext>;

it('the operations of a tool rest while a field of it is wrong', async () => {
  const { result } = await renderHook(() => useOperation(operations.upper, { text: 'a' }, {}), {
    wrapper: inTool('one'),
  });
  const other = await renderHook(() => useHasWrongField(), { wrapper: inTool('other') });
  await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'done', value: 'A.' }));

  const fields = await renderHook(
    ({ one, two }: { one: boolean; two: boolean } = { one: true, two: true }) => {
      useNoteWrongField(one);
      useNoteWrongField(two);
    },
    { wrapper: inTool('one') },
  );
  await vi.waitFor(() => expect(result.current.status).toBe('idle'));
  expect(result.current.value).toBeUndefined();
  expect(other.result.current).toBe(false);

  await fields.rerender({ one: false, two: true });
  expect(result.current.status).toBe('idle');
  await fields.rerender({ one: false, two: false });
  await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'done', value: 'A.' }));

  await fields.rerender({ one: true, two: false });
  await vi.waitFor(() => expect(result.current.status).toBe('idle'));
  await fields.unmount();
  await vi.waitFor(() => expect(result.current.status).toBe('done'));
});

it('a field outside of tools has nobody to tell', async () => {
  await renderHook(() => useNoteWrongField(true));
  const { result } = await renderHook(() => useHasWrongField(), { wrapper: inTool('one') });
  expect(result.current).toBe(false);
});
