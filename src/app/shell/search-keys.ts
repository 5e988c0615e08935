import { useSyncExternalStore } from 'react';
import { hasMacKeys } from '../../ui/has-mac-keys';

const never = () => () => undefined;

/** The keys that open the search, as they stand on the visitor's keyboard. */
export function useSearchKeys(): string {
  return useSyncExternalStore(
    never,
    () => (hasMacKeys() ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}
