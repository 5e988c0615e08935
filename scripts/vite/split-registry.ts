import type { AddressRows, NameRows } from '../../src/tools/mac-address-lookup/registry.ts';

/**
 * The registry in two files: of each organisation its name with the prefixes at each of its addresses, and the
 * addresses in the same order. Who only asks for names need not fetch the addresses, which are two thirds of it all.
 * @param entries by prefix in hex digits: the name, and below it the lines of the address
 */
export function splitRegistry(entries: Readonly<Record<string, string>>): { names: NameRows; addresses: AddressRows } {
  const prefixes = new Map<string, Map<string, string[]>>();
  for (const [prefix, entry] of Object.entries(entries)) {
    const [name = '', ...lines] = entry.split('\n');
    const places = prefixes.get(name) ?? new Map<string, string[]>();
    prefixes.set(name, places);
    const address = lines.join('\n');
    places.set(address, [...(places.get(address) ?? []), prefix]);
  }
  return {
    names: [...prefixes].map(([name, places]) => [name, ...[...places.values()].map((at) => at.join(' '))]),
    addresses: [...prefixes.values()].map((places) => [...places.keys()]),
  };
}
