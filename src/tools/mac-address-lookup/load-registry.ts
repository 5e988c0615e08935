import { addressesUrl, namesUrl } from 'virtual:mac-registry';
import { OperationFailure } from '../../lib/failure';
import { onDemand } from '../../lib/on-demand';
import { readRegistry, type AddressRows, type NameRows } from './registry';

/** The JSON at an address of ours. Failure: `unavailable`, which the visitor can try again. */
async function fetchRows<Rows>(url: string): Promise<Rows> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    // Our own build wrote the file; its hash is in its name.
    return (await response.json()) as Rows;
  } catch {
    throw new OperationFailure({ code: 'unavailable' });
  }
}

/** Works with the registry of names, which is fetched at the first use. */
export const withRegistry = onDemand(async () => readRegistry(await fetchRows<NameRows>(namesUrl())));

/** Works with the postal addresses, which are fetched at the first use. */
export const withAddresses = onDemand(() => fetchRows<AddressRows>(addressesUrl()));
