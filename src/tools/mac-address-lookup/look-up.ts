import type { Assignment, Registry } from './registry';
import { knownUse, type KnownUse } from './known-prefixes';

/** Who an address belongs to, as far as the registry says. */
export type Holder =
  | ({ readonly kind: 'listed' } & Assignment)
  /** The holder has asked the authority not to be named. */
  | { readonly kind: 'private'; readonly prefix: string }
  /** A block of former Individual Address Blocks, whose holders are in a list of their own. */
  | { readonly kind: 'iab'; readonly prefix: string }
  /** A block that the authority gives away in parts, of which this one is not listed. `partDigits`: digits of a part's prefix. */
  | { readonly kind: 'divided'; readonly prefix: string; readonly partDigits: 7 | 9 | undefined }
  | { readonly kind: 'unlisted' };

export interface LookedUp {
  /** The line of the text it stands in, from 1. */
  readonly line: number;
  /** In upper case; of a prefix as many as there were. */
  readonly digits: string;
  readonly holder: Holder;
  readonly use: KnownUse | undefined;
}

const AUTHORITY = 'IEEE Registration Authority';
const IAB_BLOCKS = ['0050C2', '40D855'];

/** The holder of the smallest listed block around the digits, which are in upper case and at least 6. */
export function holderOf(registry: Registry, digits: string): Holder {
  const found = registry.find(digits);
  if (!found) return { kind: 'unlisted' };
  const { prefix, organisation } = found;
  if (organisation === 'Private') return { kind: 'private', prefix };
  // The authority's name at a whole block means that others hold its parts.
  if (organisation !== AUTHORITY || prefix.length > 6) return { kind: 'listed', prefix, organisation };
  if (IAB_BLOCKS.includes(prefix)) return { kind: 'iab', prefix };
  return { kind: 'divided', prefix, partDigits: registry.partDigits(prefix) };
}

/** What is known of one address or prefix. */
export function lookUpAddress(registry: Registry, digits: string, line: number): LookedUp {
  return { line, digits, holder: holderOf(registry, digits), use: knownUse(digits) };
}

/** First and last address of the block of a prefix, in hex digits, and how many addresses it holds. */
export function blockOf(prefix: string, length: number): { first: string; last: string; size: number } {
  return { first: prefix.padEnd(length, '0'), last: prefix.padEnd(length, 'F'), size: 16 ** (length - prefix.length) };
}

/** The link-local IPv6 address of an interface identifier of eight bytes, in the form of RFC 5952. */
export function writeLinkLocal(interfaceId: Uint8Array): string {
  const view = new DataView(interfaceId.buffer, interfaceId.byteOffset);
  const groups = [0, 2, 4, 6].map((at) => view.getUint16(at).toString(16));
  // Behind fe80 stand three groups of zeros, to which those at the beginning of the identifier belong.
  const from = groups.findIndex((group) => group !== '0');
  return `fe80::${from < 0 ? '' : groups.slice(from).join(':')}`;
}
