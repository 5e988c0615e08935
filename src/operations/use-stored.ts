import { useSyncExternalStore } from 'react';
import type { Stored } from '../lib/stored';

/** The current value of a remembered setting; renders again when it changes, here or in another tab. Prerender: the fallback. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback);
}
