import { useSyncExternalStore } from 'react';
import { applyUpdate, isUpdateWaiting, subscribeToUpdates } from './service-worker';

/** Whether a new version waits, and what lets it take over (the page reloads). */
export function useUpdate(): { readonly waiting: boolean; readonly apply: () => void } {
  const waiting = useSyncExternalStore(subscribeToUpdates, isUpdateWaiting, () => false);
  return { waiting, apply: applyUpdate };
}
