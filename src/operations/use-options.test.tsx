import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import { ToolIdContext } from './tool-context';
import { useOptions } from './use-options';
import { useFieldResets } from './wrong-fields';

const schema = v.object({
  indent: v.optional(v.picklist([2, 4]), 2),
  sortKeys: v.optional(v.boolean(), false),
});

let toolId = '';
let tools = 0;

/** Each time another tool, because what is remembered is kept for as long as the page lives. */
function openTool(stored?: string) {
  toolId = `tool-${++tools}`;
  if (stored !== undefined) localStorage.setItem(`options.${toolId}`, stored);
  const Wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ToolIdContext value={toolId}>{children}</ToolIdContext>
  );
  return renderHook(() => useOptions(schema), { wrapper: Wrapper });
}

const storedText = () => localStorage.getItem(`options.${toolId}`);

afterEach(() => localStorage.clear());

it('begins with the defaults and stores nothing', async () => {
  const { result } = await openTool();
  expect(result.current[0]).toEqual({ indent: 2, sortKeys: false });
  expect(storedText()).toBeNull();
});

it('merges, remembers what differs and gives the defaults back', async () => {
  const { result, act } = await openTool();
  await act(() => result.current[1]({ indent: 4 }));
  await act(() => result.current[1]({ sortKeys: true }));
  expect(result.current[0]).toEqual({ indent: 4, sortKeys: true });
  await act(() => result.current[1]({ sortKeys: false }));
  expect(storedText()).toBe('{"indent":4}');
  await act(() => result.current[2]());
  expect(result.current[0]).toEqual({ indent: 2, sortKeys: false });
  expect(storedText()).toBeNull();
});

it('leaves the options of another page of the tool alone', async () => {
  const { result, act } = await openTool('{"indent":4,"ofAnotherPage":"x"}');
  await act(() => result.current[1]({ sortKeys: true }));
  expect(JSON.parse(storedText() ?? '')).toEqual({ ofAnotherPage: 'x', indent: 4, sortKeys: true });
  await act(() => result.current[2]());
  expect(result.current[0]).toEqual({ indent: 2, sortKeys: false });
  expect(storedText()).toBe('{"ofAnotherPage":"x"}');
});

it('ignores a change that the schema refuses', async () => {
  const { result, act } = await openTool();
  // A number that no button offers, as a typed field could give.
  const three = 3 as 2;
  await act(() => result.current[1]({ indent: three, sortKeys: true }));
  expect(result.current[0]).toEqual({ indent: 2, sortKeys: true });
});

it('reads what was stored, field by field', async () => {
  const { result } = await openTool('{"indent":3,"sortKeys":true,"gone":1}');
  expect(result.current[0]).toEqual({ indent: 2, sortKeys: true });
});

it('ignores and keeps aside what is not ours', async () => {
  const { result } = await openTool('[1');
  expect(result.current[0]).toEqual({ indent: 2, sortKeys: false });
  expect(localStorage.getItem(`options.${toolId}.corrupt`)).toBe('[1');
});

it('follows other tabs', async () => {
  const { result, act } = await openTool();
  await act(() => {
    localStorage.setItem(`options.${toolId}`, '{"indent":4}');
    window.dispatchEvent(new StorageEvent('storage', { key: `options.${toolId}` }));
  });
  expect(result.current[0]).toEqual({ indent: 4, sortKeys: false });
});

it('gives the same object until something changes', async () => {
  const { result, rerender } = await openTool();
  const [first] = result.current;
  await rerender();
  expect(result.current[0]).toBe(first);
});

it('tells the fields of the tool that they were reset, though no option had changed', async () => {
  const { result, act } = await openTool();
  const fields = await renderHook(() => useFieldResets(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ToolIdContext value={toolId}>{children}</ToolIdContext>
    ),
  });
  expect(fields.result.current).toBe(0);
  await act(() => result.current[2]());
  expect(fields.result.current).toBe(1);
});
