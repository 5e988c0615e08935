import { toHex } from '../../lib/hex';
import { readMacAddress, toEui64, type MacAddressFault } from '../../lib/mac-address';
import { ok, type Result } from '../../lib/result';
import { prefixOf, type UlaPrefix } from './ula';

/** A prefix from a moment and a MAC address, with all that it was made of. */
export interface Derived {
  readonly prefix: UlaPrefix;
  /** Seconds and fraction of the NTP timestamp, eight hex digits each. */
  readonly ntp: string;
  readonly eui64: string;
  /** What was hashed: the timestamp and the EUI-64. */
  readonly key: string;
  readonly sha1: string;
}

/** Seconds from 1900, where NTP begins, to 1970. */
const NTP_EPOCH = 2_208_988_800n;

/**
 * A moment, in whole milliseconds since 1970, as the 64 bits of NTP (RFC 5905 §6): 32 of seconds, 32 of their fraction.
 * The seconds wrap on 2036-02-07, where the next era begins.
 */
export function ntpTimestamp(milliseconds: number): Uint8Array<ArrayBuffer> {
  const since1900 = BigInt(milliseconds) + NTP_EPOCH * 1000n;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt.asUintN(64, (since1900 << 32n) / 1000n));
  return bytes;
}

/**
 * The method of RFC 4193 §3.2.2: the last 40 bits of the SHA-1 of an NTP timestamp and an EUI-64, whose universal/local
 * bit stays as it is. `time` in milliseconds since the Unix epoch.
 */
export async function derivePrefix(mac: string, time: number): Promise<Result<Derived, MacAddressFault>> {
  const address = readMacAddress(mac);
  if (!address.ok) return address;
  const ntp = ntpTimestamp(Math.floor(time));
  const eui64 = toEui64(address.value);
  const key = new Uint8Array([...ntp, ...eui64]);
  const sha1 = await digest(key);
  return ok({
    prefix: prefixOf(sha1.subarray(-5)),
    ntp: toHex(ntp).toUpperCase().replace(/^.{8}/, '$&.'),
    eui64: toHex(eui64),
    key: toHex(key),
    sha1: toHex(sha1),
  });
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Browsers withhold it on plain http.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-1', bytes));
  const { sha1 } = await import('@noble/hashes/legacy.js');
  return sha1(bytes);
}
