import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { ToolIdContext, useToolId } from './tool-context';

/** The fields of each tool that hold something that is no value of theirs: under the option's name, or '' where none is named. */
const wrong = new Map<string, Map<string, number>>();
/** How often each tool's fields were given their values back. */
const resets = new Map<string, number>();
const listeners = new Set<() => void>();

/** The name of a field whose value everything in the tool may depend on. */
const ANY = '';

function tellAll(): void {
  for (const listener of [...listeners]) listener();
}

function count(toolId: string, name: string, change: 1 | -1): void {
  const fields = wrong.get(toolId) ?? new Map<string, number>();
  const next = (fields.get(name) ?? 0) + change;
  if (next === 0) fields.delete(name);
  else fields.set(name, next);
  if (fields.size === 0) wrong.delete(toolId);
  else wrong.set(toolId, fields);
  tellAll();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Tells the tool that one of its fields holds something that is no value of the field's, such as letters where a number should stand. The
 * option behind it keeps its last good value, of which a result would mislead: the operations that get this option rest meanwhile, all
 * of the tool's where no option is named, none for `null`.
 */
export function useNoteWrongField(isWrong: boolean, option: string | null = ANY): void {
  // Fields may stand outside of tools as well.
  const toolId = useContext(ToolIdContext);
  useEffect(() => {
    if (!isWrong || toolId === undefined || option === null) return undefined;
    count(toolId, option, 1);
    return () => count(toolId, option, -1);
  }, [isWrong, toolId, option]);
}

/** Whether some field of this tool is wrong now; where options count, only a field of one that does or of none in particular. */
export function useHasWrongField(counts: (option: string) => boolean = () => true): boolean {
  const toolId = useToolId();
  const isWrong = () => [...(wrong.get(toolId)?.keys() ?? [])].some((name) => name === ANY || counts(name));
  return useSyncExternalStore(subscribe, isWrong, () => false);
}

/** Lets every field of the tool show its value again in place of what was typed, as "Reset to defaults" does. */
export function resetFields(toolId: string): void {
  resets.set(toolId, (resets.get(toolId) ?? 0) + 1);
  tellAll();
}

/** How often the fields of the tool around were reset: what was typed before counts no longer. */
export function useFieldResets(): number {
  const toolId = useContext(ToolIdContext);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (toolId === undefined ? 0 : (resets.get(toolId) ?? 0)), [toolId]),
    () => 0,
  );
}
