import { useCallback, useSyncExternalStore } from 'react';
import { followDraft, readDraft, writeDraft, type Takes } from './drafts';
import { useToolId } from './tool-context';

export interface DraftSettings {
  /** Never stored, and wiped when the visitor leaves the tool. */
  readonly secret?: boolean;
  /** What may be handed over to this field. */
  readonly takes?: Takes;
}

/**
 * What the visitor typed into a field of the tool around. It is kept while the page lives, so it is there again after a look at another
 * tool, and over the reload of an update. The value is a JSON value or a file.
 */
export function useDraft<T>(
  name: string,
  initial: T,
  { secret = false, takes }: DraftSettings = {},
): readonly [T, (value: T) => void] {
  const toolId = useToolId();
  const follow = useCallback(
    (listener: () => void) => followDraft({ toolId, name }, secret, listener),
    [toolId, name, secret],
  );
  // Not the initial value itself: one made while rendering would look like a change each time.
  const typed = useSyncExternalStore(
    follow,
    () => readDraft({ toolId, name }, initial, secret, takes),
    () => undefined,
  );
  const write = useCallback((next: T) => writeDraft({ toolId, name }, next, secret), [toolId, name, secret]);
  return [typed === undefined ? initial : typed, write];
}
