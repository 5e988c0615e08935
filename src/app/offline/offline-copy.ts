import { basePath } from '../../lib/base';
import { keepsOffline } from './keeps-offline';

/** The stores of the service worker (src/sw.ts); others of the origin belong to other sites. */
function storeNames(): readonly string[] {
  const scope = new URL(basePath, location.href);
  return [`assets-${scope.pathname}`, `memory-${scope.pathname}`, `workbox-precache-v2-${scope.href}`];
}

async function stores(): Promise<readonly string[]> {
  // Not there on plain http.
  if (!('caches' in window)) return [];
  const ours = new Set(storeNames());
  return (await caches.keys()).filter((name) => ours.has(name));
}

/** How many bytes the copy takes: what is in its files, which browsers may store with some more. Aborts with the signal's reason. */
export async function measureCopy(signal: AbortSignal): Promise<number> {
  let bytes = 0;
  for (const name of await stores()) {
    // oxlint-disable no-await-in-loop -- one after the other, so that the page stays quick
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      signal.throwIfAborted();
      const answer = await store.match(request);
      bytes += (await answer?.blob())?.size ?? 0;
    }
    // oxlint-enable no-await-in-loop
  }
  return bytes;
}

/** Empties the stores. */
export async function eraseStores(): Promise<void> {
  await Promise.all((await stores()).map((name) => caches.delete(name)));
}

/** Erases the copy and ends what keeps it; nothing is stored again before the visitor wants it. The page begins anew, without the worker. */
export async function eraseCopy(): Promise<void> {
  keepsOffline.set(false);
  const registration = await navigator.serviceWorker.getRegistration(basePath);
  await registration?.unregister();
  await eraseStores();
  location.reload();
}

/** Lets the site keep itself again, beginning with this page. */
export function storeCopy(): void {
  keepsOffline.remove();
  location.reload();
}
