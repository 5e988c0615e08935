import { useContext, useEffect, useSyncExternalStore } from 'react';
import { ToolIdContext, useToolId } from './tool-context';

/** How many fields of each tool hold something that is no value of theirs. */
const wrong = new Map<string, number>();
const listeners = new Set<() => void>();

function count(toolId: string, change: 1 | -1): void {
  const next = (wrong.get(toolId) ?? 0) + change;
  if (next === 0) wrong.delete(toolId);
  else wrong.set(toolId, next);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Tells the tool that one of its fields holds something that is no value of the field's, such as letters where a number should stand. The
 * option behind it keeps its last good value, of which a result would mislead, so the tool's operations rest meanwhile.
 */
export function useNoteWrongField(isWrong: boolean): void {
  // Fields may stand outside of tools as well.
  const toolId = useContext(ToolIdContext);
  useEffect(() => {
    if (!isWrong || toolId === undefined) return undefined;
    count(toolId, 1);
    return () => count(toolId, -1);
  }, [isWrong, toolId]);
}

/** Whether some field of this tool is wrong now. */
export function useHasWrongField(): boolean {
  const toolId = useToolId();
  return useSyncExternalStore(
    subscribe,
    () => wrong.has(toolId),
    () => false,
  );
}
