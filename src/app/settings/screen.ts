import { useSyncExternalStore } from 'react';

/** Small screens of the specification: at most 700 px, menu as a drawer. */
export const SMALL_SCREEN = '(max-width: 700px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL_SCREEN);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is small. Prerender: no. */
export function useIsSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL_SCREEN).matches,
    () => false,
  );
}
