import { useSyncExternalStore } from 'react';
import type { Stored } from '../lib/stored';

/** The current value of a remembered setting; renders again when it changes, here or in another tab. Prerender: the fallback. */
export function useStored<T>(stored: Stored<T>): T;
/** What is asked of it; renders again only when the answer changes. */
export function useStored<T, A extends string | number | boolean>(stored: Stored<T>, ask: (value: T) => A): A;
export function useStored<T, A>(stored: Stored<T>, ask?: (value: T) => A): T | A {
  return useSyncExternalStore<T | A>(
    stored.subscribe,
    ask ? () => ask(stored.get()) : stored.get,
    ask ? () => ask(stored.fallback) : () => stored.fallback,
  );
}
