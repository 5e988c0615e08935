import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { MOST_COUNTER, type CodeSettings } from '../../lib/otp-uri/settings';

const HASHES = { SHA1: sha1, SHA256: sha256, SHA512: sha512 } as const;

/**
 * A one-time code (RFC 4226, section 5.3): the HMAC of the counter, cut to 31 bits at the place that its last four bits
 * name, and of those the last decimal digits. The counter is a bigint, for a double cannot hold 64 bits.
 */
export function makeCode(secret: Uint8Array, counter: bigint, { algorithm, digits }: CodeSettings): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, counter);
  const mac = hmac(HASHES[algorithm], secret, message);
  const at = (mac.at(-1) ?? 0) & 15;
  const cut = new DataView(mac.buffer, mac.byteOffset).getUint32(at) & 0x7fffffff;
  return String(cut % 10 ** digits).padStart(digits, '0');
}

/**
 * How many counters the code is away from the expected one (negative: before it), the nearest first; or null. `ahead` looks at
 * none before it: a counter that was used once is never taken again (RFC 4226, section 7.2).
 */
export function findCode(
  code: string,
  secret: Uint8Array,
  counter: bigint,
  reach: number,
  settings: CodeSettings,
  direction: 'around' | 'ahead' = 'around',
): number | null {
  for (let away = 0; away <= reach; away++) {
    for (const delta of away === 0 || direction === 'ahead' ? [away] : [-away, away]) {
      const tried = counter + BigInt(delta);
      if (tried >= 0n && tried <= MOST_COUNTER && makeCode(secret, tried, settings) === code) return delta;
    }
  }
  return null;
}
