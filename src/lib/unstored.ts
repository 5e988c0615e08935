/** The event that says that something could not be kept: storage is full or forbidden. Its `detail` is the key. */
export const UNSTORED = 'unstored';

/** Says that what belongs under a key could not be kept. Nobody hears it outside of a page. */
export function tellUnstored(key: string): void {
  if (typeof dispatchEvent === 'function') dispatchEvent(new CustomEvent(UNSTORED, { detail: key }));
}
