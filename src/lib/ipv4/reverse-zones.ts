import { octetsOf, writeArpa } from './address';
import { sizeOf, type Block } from './block';

/** The zones of the reverse tree that hold a block: they end at octets, so a block may need up to 128 of them. */
export function reverseZones({ network, prefix }: Block): string[] {
  const octets = prefix === 32 ? 4 : Math.min(3, Math.ceil(prefix / 8));
  const count = 2 ** Math.max(0, octets * 8 - prefix);
  return Array.from({ length: count }, (_, index) => {
    const labels = octetsOf(network + index * sizeOf(octets * 8)).slice(0, octets);
    return [...labels.toReversed(), 'in-addr.arpa'].join('.');
  });
}

/** `64/26.2.0.192.in-addr.arpa` for 192.0.2.64/26 (RFC 2317 §4). */
export function classlessZone({ network, prefix }: Block): string {
  return writeArpa(network).replace(/^\d+/, `${network & 255}/${prefix}`);
}
