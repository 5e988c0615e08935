import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the written page and while React takes it over, when nothing remembered may show; then false. */
export function useIsWritten(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** What the boot script puts copies of the favourites into. An empty text as its markup is how React is told to leave alone what it finds there; nothing is read as markup. */
export const FILLED_BY_BOOT = { 'data-favourites': '', dangerouslySetInnerHTML: { __html: '' } } as const;
