import { useSyncExternalStore } from 'react';

const narrow = typeof matchMedia === 'function' ? matchMedia('(max-width: 699px)') : undefined;

function followNarrow(listener: () => void): () => void {
  narrow?.addEventListener('change', listener);
  return () => narrow?.removeEventListener('change', listener);
}

/** Whether the window is too narrow for two sides. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    followNarrow,
    () => narrow?.matches ?? false,
    () => false,
  );
}
