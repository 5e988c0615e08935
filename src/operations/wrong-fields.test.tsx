import * as v from 'valibot';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ok } from '../lib/result';
import { defineOperation } from './define';
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

const withNumber = defineOperation({
  id: 'withNumber',
  inputs: {},
  output: 'text',
  options: v.object({ size: v.optional(v.number(), 1) }),
  examples: [],
  run: (_inputs, { size }) => ok(`${size} ${++runs}`),
});
let runs = 0;

it.each([
  ['an option of its own', 'size', undefined, 'idle'],
  ['an option that the view hands over in vain', 'other', undefined, 'done'],
  ['an option of other operations', 'elsewhere', undefined, 'done'],
  ['a field that gives it a value under another name', 'width', ['width'], 'idle'],
  ['a field that bears the name of an option and gives it to another operation', 'size', ['width'], 'done'],
  ['a field that no result depends on', null, undefined, 'done'],
] as const)('an operation beside a wrong field for %s', async (_name, field, dependsOn, status) => {
  const tool = { wrapper: inTool(`tool-of-${String(field)}-${status}`) };
  const options = { size: 2, other: 1 };
  const { result } = await renderHook(
    () => useOperation(withNumber, {}, options, dependsOn ? { dependsOn } : {}),
    tool,
  );
  await vi.waitFor(() => expect(result.current.status).toBe('done'));
  await renderHook(() => useNoteWrongField(true, field), tool);
  await vi.waitFor(() => expect(result.current.status).toBe(status));
});

it('what was drawn comes back with the value that it was drawn for', async () => {
  const tool = { wrapper: inTool('drawing') };
  const { result } = await renderHook(() => useOperation(withNumber, {}, { size: 3 }), tool);
  await vi.waitFor(() => expect(result.current.status).toBe('done'));
  const drawn = result.current.value;
  const field = await renderHook(
    ({ wrong }: { wrong: boolean } = { wrong: true }) => useNoteWrongField(wrong, 'size'),
    tool,
  );
  await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'idle' }));
  expect(result.current.value).toBeUndefined();
  await field.rerender({ wrong: false });
  expect(result.current).toMatchObject({ status: 'done', value: drawn });
});
