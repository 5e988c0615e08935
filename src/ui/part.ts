import { useEffect, useSyncExternalStore } from 'react';

/** A module that is fetched when it is first needed, not with the page. */
export interface Part<Module> {
  /** Fetches it, unless it is here or on its way. The shell tells of a failure; the next call tries again. */
  readonly fetch: () => void;
  /** The module, once it is here. */
  readonly current: () => Module | undefined;
  /** Calls the listener when the module has come; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a part of what imports it. */
export function makePart<Module>(load: () => Promise<Module>): Part<Module> {
  const listeners = new Set<() => void>();
  let isComing = false;
  let module: Module | undefined;
  const fetch = async () => {
    if (module !== undefined || isComing) return;
    isComing = true;
    try {
      module = await load();
      for (const listener of [...listeners]) listener();
    } catch {
      // Told to the visitor by who watches for parts that cannot be loaded.
    } finally {
      isComing = false;
    }
  };
  return {
    fetch: () => void fetch(),
    current: () => module,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Fetches a part as soon as it is needed and gives it once it is here. Unlike `React.lazy`, a part that is here is drawn
 * at once, and one that comes is not held back behind its fallback.
 */
export function usePart<Module>(part: Part<Module>, isNeeded: boolean): Module | undefined {
  const module = useSyncExternalStore(part.subscribe, part.current, absent);
  useEffect(() => {
    if (isNeeded) part.fetch();
  }, [part, isNeeded]);
  return module;
}

/** A part only while it is needed: who does not need it is not drawn again when it comes. For what a page has many of. */
export function usePartWhile<Module>(part: Part<Module>, isNeeded: boolean): Module | undefined {
  return usePart(isNeeded ? part : NO_PART, isNeeded);
}

const NO_PART: Part<never> = { fetch: absent, current: absent, subscribe: () => absent };

/** The server never draws parts. */
function absent(): undefined {
  return undefined;
}
