import { readIpv6 } from '../../lib/ipv6';
import { toHex } from '../../lib/hex';
import { toInterfaceId } from '../../lib/mac-address';

/** Something else that is written with hex digits. */
export type NoMac =
  /** `digits` of the MAC address that the interface identifier was made of, where it was made of one. */
  { readonly code: 'ipv6'; readonly digits?: string } | { readonly code: 'ipv4' | 'uuid' };

const UUID = /^(?:urn:uuid:)?[{(]?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}[)}]?$/i;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}(?:[/:]\\d{1,5})?$`);

/** Tells a whole line that is an IP address or a UUID. */
export function recognise(line: string): NoMac | undefined {
  if (UUID.test(line)) return { code: 'uuid' };
  if (IPV4.test(line)) return { code: 'ipv4' };
  const bare = line.replace(/^\[(.*)\](?::\d{1,5})?$/, '$1').replace(/(?:%[\w.-]+)?(?:\/\d{1,3})?$/, '');
  // Without two colons side by side it could be groups of an address as well.
  const address = readIpv6(bare);
  if (!address.ok) return bare.includes('::') ? { code: 'ipv6' } : undefined;
  const id = Uint8Array.from(address.value.slice(4).flatMap((group) => [group >> 8, group & 0xff]));
  const isMadeOfMac = id[3] === 0xff && id[4] === 0xfe;
  // Turning the bit over again gives the EUI-64 back (RFC 4291, appendix A).
  const eui64 = toHex(toInterfaceId(id)).toUpperCase();
  return { code: 'ipv6', ...(isMadeOfMac && { digits: eui64.slice(0, 6) + eui64.slice(10) }) };
}
