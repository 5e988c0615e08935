import { tellUnstored } from './unstored';

/** A remembered value: one localStorage key with a type. */
export interface Stored<T> {
  readonly key: string;
  readonly fallback: T;
  /** The current value. The same object comes back until it changes, here or in another tab. */
  get(): T;
  set(value: T): void;
  /** Forgets the value: `get` gives the fallback from then on. */
  remove(): void;
  /** Calls the listener after every change, here or in another tab; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

export interface StoredSettings<T> {
  readonly key: string;
  readonly fallback: T;
  /** Turns what was stored into a value; `undefined` says that it is none of ours. May throw, which says the same. */
  readonly parse: (raw: unknown) => T | undefined;
  /** The value is written as it stands (`dark`) instead of as JSON (`"dark"`). */
  readonly plain?: boolean;
}

// Without a page (prerender, worker, node) there is no `window`, and where the browser forbids storage reading it throws: both end in the `catch`.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the value lives on in memory until the page is closed.
    tellUnstored(key);
  }
}

/** Only the first bad value is kept: it is the one that something of worth may be in. */
function keepAside(key: string, text: string): void {
  if (read(`${key}.corrupt`) === null) write(`${key}.corrupt`, text);
}

/**
 * A value in localStorage, read once and then kept in memory. Without storage (node, private mode, quota) it lives in memory only.
 * What other tabs write arrives by itself. A value that `parse` refuses counts as absent and is kept under `<key>.corrupt`.
 */
export function createStored<T>({ key, fallback, parse, plain = false }: StoredSettings<T>): Stored<T> {
  const listeners = new Set<() => void>();
  let cached: { readonly text: string | null; readonly value: T } | undefined;

  function understand(text: string): T {
    try {
      const value = parse(plain ? text : JSON.parse(text));
      if (value !== undefined) return value;
    } catch {
      // Not JSON, or nothing `parse` could make sense of: the same as a refusal.
    }
    keepAside(key, text);
    return fallback;
  }

  function load(): { readonly text: string | null; readonly value: T } {
    const text = read(key);
    return { text, value: text === null ? fallback : understand(text) };
  }

  function keep(text: string | null, value: T): void {
    const changed = !Object.is(value, cached?.value);
    cached = { text, value };
    // A copy, because a listener may end its own subscription.
    if (changed) for (const listener of [...listeners]) listener();
  }

  function follow(): void {
    // Nobody has read it yet: the first `get` will. The same text again must not make a new object.
    if (!cached || read(key) === cached.text) return;
    const { text, value } = load();
    keep(text, value);
  }

  if (typeof window !== 'undefined') {
    // The key is null when another tab cleared everything.
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) follow();
    });
    // A page that comes back from the back/forward cache has missed the events.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) follow();
    });
  }

  function get(): T {
    cached ??= load();
    return cached.value;
  }

  return {
    key,
    fallback,
    get,
    set(value) {
      get();
      write(key, plain ? String(value) : JSON.stringify(value));
      // What storage really holds, so that a refused write is not undone by the next look at it.
      keep(read(key), value);
    },
    remove() {
      get();
      write(key, undefined);
      keep(read(key), fallback);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
