import { filledSecrets, runningJobs } from '../../operations/activity';
import { takeEarlyFailure } from './early-failure';
import { reloadIntoNewest } from './service-worker';

const STORAGE_KEY = 'reloadedFrom';
/** How long a page that is about to go may still be here. */
const LEAVING_MS = 10_000;

/** Why a part of the page did not load: no network, or not even after a fresh start. */
export type LoadFailure = 'offline' | 'missing';

let failure: LoadFailure | undefined;
const listeners = new Set<() => void>();

/** Why the last part that was asked for did not load; undefined while all is well. */
export function loadFailure(): LoadFailure | undefined {
  return failure;
}

/** Calls the listener when `loadFailure` changes; returns what ends that. */
export function subscribeToFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says what failed, or, with undefined, that the visitor has read it. */
export function noteFailure(next: LoadFailure | undefined): void {
  failure = next;
  for (const listener of [...listeners]) listener();
}

/** What tells this version from the next: the address of the page's first script carries a hash. */
function currentVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** Notes the reload for the rest of the visit; false when this version was reloaded before or nothing can be noted. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === currentVersion()) return false;
    sessionStorage.setItem(STORAGE_KEY, currentVersion());
    return true;
  } catch {
    // Without a note a reload could repeat for ever.
    return false;
  }
}

/**
 * Reacts when a part of the page cannot be loaded. After a deployment the files of an open page may be gone, so the
 * page reloads into the new version, once per visit and version. Where a reload would not help or would take something
 * from the visitor, the page says so instead.
 */
export function watchForStaleFiles(): void {
  let leftAt = -Infinity;
  // Firefox and Safari give up what a page still fetches when its visitor goes elsewhere. A reload would take the visitor back.
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  const react = () => {
    const rest = leftAt + LEAVING_MS - performance.now();
    // Who is still here then has not left.
    if (rest > 0) setTimeout(react, rest);
    else if (!navigator.onLine) noteFailure('offline');
    else if (runningJobs().length > 0 || filledSecrets().length > 0 || !mayReload()) noteFailure('missing');
    else void reloadIntoNewest();
  };
  window.addEventListener('vite:preloadError', react);
  if (takeEarlyFailure()) react();
}
