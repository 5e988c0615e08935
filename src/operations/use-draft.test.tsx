import { StrictMode, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { filledSecrets } from './activity';
import { ToolIdContext } from './tool-context';
import { useDraft } from './use-draft';

function openTool<T>(toolId: string, name: string, initial: T, secret = false) {
  return renderHook(() => useDraft<T>(name, initial, { secret }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StrictMode>
        <ToolIdContext value={toolId}>{children}</ToolIdContext>
      </StrictMode>
    ),
  });
}

// Drafts live as long as the page, so each test has tools of its own.

it('keeps what was typed when the visitor comes back', async () => {
  const first = await openTool('a0', 'text', '');
  await first.act(() => first.result.current[1]('typed'));
  expect(first.result.current[0]).toBe('typed');
  await first.unmount();
  expect((await openTool('a0', 'text', '')).result.current[0]).toBe('typed');
  expect((await openTool('b0', 'text', '')).result.current[0]).toBe('');
  expect((await openTool('a0', 'other', 'x')).result.current[0]).toBe('x');
});

it('keeps an emptied field empty', async () => {
  const first = await openTool('a1', 'text', 'example');
  await first.act(() => first.result.current[1](''));
  await first.unmount();
  expect((await openTool('a1', 'text', 'example')).result.current[0]).toBe('');
});

it('wipes a secret on leaving, and tells of it while it is filled', async () => {
  const first = await openTool('a2', 'key', '', true);
  expect(filledSecrets()).toEqual([]);
  await first.act(() => first.result.current[1]('hunter2'));
  expect(filledSecrets()).toEqual(['a2']);
  await first.unmount();
  expect(filledSecrets()).toEqual([]);
  expect((await openTool('a2', 'key', '', true)).result.current[0]).toBe('');
});

it('takes an initial value that is made anew each time', async () => {
  const { result, act } = await openTool<readonly string[]>('a3', 'list', []);
  await act(() => result.current[1](['x']));
  expect(result.current[0]).toEqual(['x']);
});
