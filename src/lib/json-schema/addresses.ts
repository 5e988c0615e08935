/** Where a schema without an address stands: relative references are to files beside it. */
export const NO_ADDRESS = 'https://schema.invalid/';

/** An address without its fragment, and the fragment decoded. */
export interface SplitAddress {
  readonly address: string;
  readonly fragment: string;
}

/** The reference seen from an address; undefined where there is no such address. */
export function resolveAddress(reference: string, base: string): SplitAddress | undefined {
  try {
    const url = new URL(reference, base);
    const fragment = decodeURIComponent(url.hash.replace(/^#/, ''));
    url.hash = '';
    return { address: url.href, fragment };
  } catch {
    return undefined;
  }
}

/** The address as it is shown: one that was made up here is left out. */
export function shownAddress(address: string): string {
  return address.startsWith(NO_ADDRESS) ? decodePath(address.slice(NO_ADDRESS.length)) : address;
}

/** What the address ends with: the name of a file, where it is one. */
export function fileNameIn(address: string): string {
  return decodePath(address.slice(address.lastIndexOf('/') + 1));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
