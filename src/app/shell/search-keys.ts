import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The keys that open the search, as they stand on the visitor's keyboard. */
export function useSearchKeys(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}
