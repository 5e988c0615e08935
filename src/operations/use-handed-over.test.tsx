import { StrictMode, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { handOver } from './drafts';
import { ToolIdContext } from './tool-context';
import { useDraft } from './use-draft';
import { useHandedOver } from './use-handed-over';

function openTool(toolId: string) {
  const taken: unknown[] = [];
  const opened = renderHook(
    () => {
      const [text] = useDraft('text', '', { takes: 'text' });
      useHandedOver(({ direction }) => taken.push(`${text} ${direction}`));
      return text;
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <StrictMode>
          <ToolIdContext value={toolId}>{children}</ToolIdContext>
        </StrictMode>
      ),
    },
  );
  return { taken, opened };
}

// What waits lives as long as the page, so each test has tools of its own.

it('gives what was handed over to a tool that opens, once', async () => {
  handOver('h0', { text: 'given', direction: 'decode' });
  const { taken, opened } = openTool('h0');
  const { rerender, unmount } = await opened;
  await rerender();
  expect(taken).toEqual(['given decode']);
  await unmount();
  const again = openTool('h0');
  await again.opened;
  expect(again.taken).toEqual([]);
});

it('gives it to a tool that is open, and to no other', async () => {
  const { taken, opened } = openTool('h1');
  const other = openTool('h2');
  const { act, result, unmount } = await opened;
  await other.opened;
  await act(() => handOver('h1', { text: 'given', direction: 'decode' }));
  expect(result.current).toBe('given');
  expect(taken).toHaveLength(1);
  await act(() => handOver('h1', { text: 'again', direction: 'encode' }));
  expect(result.current).toBe('again');
  expect(taken).toHaveLength(2);
  expect(other.taken).toEqual([]);
  await unmount();
  handOver('h1', { text: 'late', direction: 'decode' });
  expect(taken).toHaveLength(2);
});
