import { followServiceWorker } from './service-worker';
import { watchForStaleFiles } from './stale-files';

/** Starts what keeps the site whole: the service worker, and the watch for files that a deployment took away. */
export function registerServiceWorker(): void {
  watchForStaleFiles();
  followServiceWorker();
}
