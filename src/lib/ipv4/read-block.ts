import { toHalfWidth } from '../half-width';
import { err, ok, type Result } from '../result';
import { type Ipv4, MAX_ADDRESS } from './address';
import { blockAt, prefixOfMask, type Block } from './block';
import { splitPort } from './read-address';
import { readDotted, readLeadingOctets, type DottedFault } from './read-dotted';

/** What is wrong with what stands behind an address. */
export type PrefixFault =
  { readonly code: 'prefix-range'; readonly found: string } | { readonly code: 'mask-gaps'; readonly found: string };

export type BlockFault =
  { readonly code: 'empty' } | { readonly code: 'in-mask'; readonly fault: DottedFault } | DottedFault | PrefixFault;

/** An address with its block, and how the size of the block was written. */
export interface AddressInBlock {
  readonly address: Ipv4;
  readonly block: Block;
  readonly by: 'prefix' | 'mask' | 'wildcard' | 'alone';
}

/**
 * Reads `10.0.0.1/8`, an address with a mask or a wildcard behind a slash or a space, or an address alone (a /32). Before a
 * slash the octets at the end may be left out: `10/8` is 10.0.0.0/8.
 */
export function readBlock(typed: string): Result<AddressInBlock, BlockFault> {
  const text = toHalfWidth(typed);
  if (text === '') return err({ code: 'empty' });
  const match = /^([^\s/]*)(\s*\/\s*|\s+(?:(?:net)?mask\s+)?)(?!\s)(.*)$/i.exec(text);
  if (!match) {
    // An address with a port is one address.
    const [address, port] = splitPort(text) ?? [text, '0'];
    const alone = readDotted(Number(port) > 65_535 ? text : address);
    return alone.ok ? ok({ address: alone.value, block: blockAt(alone.value, 32), by: 'alone' }) : alone;
  }
  const [, before = '', separator = '', behind = ''] = match;
  const address = separator.includes('/') ? readLeadingOctets(before) : readDotted(before);
  if (!address.ok) return address;
  const length = readLength(behind);
  if (!length.ok) return length;
  const { prefix, by } = length.value;
  return ok({ address: address.value, block: blockAt(address.value, prefix), by });
}

export type Length = { readonly prefix: number; readonly by: 'prefix' | 'mask' | 'wildcard' };
/** What is wrong with a length. */
export type LengthFault = PrefixFault | { readonly code: 'in-mask'; readonly fault: DottedFault };

/** A prefix from 0 to 32, a mask, or a wildcard: the last two in dotted decimal or as `0x` and eight hex digits. */
export function readLength(text: string): Result<Length, LengthFault> {
  if (/^\d+$/.test(text)) {
    const prefix = Number(text);
    return prefix <= 32 ? ok({ prefix, by: 'prefix' }) : err({ code: 'prefix-range', found: text });
  }
  if (/^0x[0-9a-f]{8}$/i.test(text)) return lengthOfMask(Number(text), text);
  if (!/^\d.*\./.test(text)) return err({ code: 'prefix-range', found: text });
  const mask = readDotted(text);
  return mask.ok ? lengthOfMask(mask.value, text) : err({ code: 'in-mask', fault: mask.fault });
}

/** Only 0.0.0.0 and 255.255.255.255 would be both a mask and a wildcard; they are masks. */
function lengthOfMask(mask: Ipv4, found: string): Result<Length, PrefixFault> {
  const asMask = prefixOfMask(mask);
  if (asMask !== undefined) return ok({ prefix: asMask, by: 'mask' });
  const asWildcard = prefixOfMask(MAX_ADDRESS - mask);
  return asWildcard === undefined ? err({ code: 'mask-gaps', found }) : ok({ prefix: asWildcard, by: 'wildcard' });
}
