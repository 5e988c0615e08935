import { useIsWritten } from '../use-is-written';

/** When the page was opened; a page is rarely open for so long that another moment would matter. */
const opened = Date.now();

/**
 * The moment by which tools are told to be new, in milliseconds since the epoch. The first render over a prerendered
 * page takes the moment of the build, as that page did; then the visitor's clock takes over.
 */
export function useNow(): number {
  const isWritten = useIsWritten();
  if (!isWritten) return opened;
  return import.meta.env.SSR ? __BUILD_TIME__ : Number(document.documentElement.dataset['built']);
}
