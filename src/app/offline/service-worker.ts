import type { Locale } from '../../i18n/locale';
import { basePath } from '../../lib/base';
import { whenIdle } from '../../lib/when-idle';
import { saveDraftsForReload } from '../../operations/drafts';
import { keepsOffline } from './keeps-offline';
import type { WorkerMessage } from './messages';

/** A tab that stays open for days asks for a new version when it is looked at again, at most this often. */
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** How long a page waits for a version that is on its way before it reloads without it. */
const INSTALL_WAIT_MS = 10_000;

let registration: ServiceWorkerRegistration | undefined;
let isControlled = false;
let isReloading = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when a new version may have come or gone; returns what ends that. */
export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whether a new version is installed and waits for the pages to let go of the one before. */
export function isUpdateWaiting(): boolean {
  return registration?.waiting !== null && registration?.waiting !== undefined && registration.active !== null;
}

function send(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Loads the page afresh, once however many reasons come together, with what was typed kept over it. */
export function reloadWithDrafts(): void {
  if (isReloading) return;
  isReloading = true;
  saveDraftsForReload();
  location.reload();
}

/** Lets the waiting version take over; this page and the other open ones then reload. Without one it only reloads. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    reloadWithDrafts();
    return;
  }
  // Also a page that no worker controls yet must follow what its visitor asked for.
  isControlled = true;
  send(waiting, { type: 'SKIP_WAITING' });
}

/**
 * Makes the site work without a network, once the page has loaded and has nothing better to do. Only in production,
 * and only where the browser offers it (secure addresses); nothing else depends on it.
 */
export function followServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !keepsOffline.get()) return;
  const container = navigator.serviceWorker;
  isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page that is as new as itself.
    if (isControlled) reloadWithDrafts();
    isControlled = true;
  });
  const begin = () => whenIdle(() => void register(container));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const current = await container.register(`${basePath}sw.js`, { scope: basePath, updateViaCache: 'none' });
    followInstallation(current);
    current.addEventListener('updatefound', () => followInstallation(current));
    checkWhenSeen(current);
    registration = current;
    tell();
  } catch {
    // Storage may be forbidden or full, or workers switched off; the site works with the network alone.
  }
}

function followInstallation({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', tell);
}

function checkWhenSeen(current: ServiceWorkerRegistration): void {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = performance.now();
    current.update().catch(() => undefined);
  });
}

/**
 * Asks for everything that pages in this language need, so that each of them opens without a network. Not where the
 * visitor saves data. Returns what takes the request back as long as it has not gone out.
 */
export function keepForOffline(locale: Locale): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return () => undefined;
  let isWanted = true;
  void navigator.serviceWorker.ready.then(({ active }) => {
    whenIdle(() => isWanted && send(active, { type: 'KEEP', locale }));
  });
  return () => {
    isWanted = false;
  };
}

function savesData(): boolean {
  // Not in every browser, so not in the types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Brings the newest version, when the page's own files are gone from the server: asks for it, waits until it is
 * installed, and reloads into it.
 */
export async function reloadIntoNewest(): Promise<void> {
  await Promise.race([findNewest(), new Promise((done) => setTimeout(done, INSTALL_WAIT_MS))]);
  applyUpdate();
}

async function findNewest(): Promise<void> {
  try {
    registration ??= await navigator.serviceWorker.getRegistration(basePath);
    await registration?.update();
    const installing = registration?.installing;
    if (!installing) return;
    await new Promise<void>((done) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') done();
      });
    });
  } catch {
    // No worker here, or no answer: the reload itself brings what the server has.
  }
}
