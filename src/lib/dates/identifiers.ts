import { err, type Result } from '../result';
import { momentOf } from './calendar';
import { momentOfFiletime } from './decimal';
import type { DateFault, Moment } from './moment';

const MILLISECOND = 1_000_000n;
/** 1582-10-15, from which UUIDs of versions 1 and 6 count, to the Unix epoch, in 100-nanosecond steps (RFC 9562, section 5.1). */
const GREGORIAN_EPOCH = 122_192_928_000_000_000n;

/** The seconds in the first four bytes of a MongoDB ObjectID: 24 hex digits, also as `ObjectId("…")`. */
export function readObjectId(text: string): Result<Moment, DateFault> | undefined {
  const match = /^(?:ObjectId\(["']?)?([0-9a-f]{8})[0-9a-f]{16}(?:["']?\))?$/i.exec(text);
  return match ? momentOf(BigInt(`0x${match[1] ?? ''}`) * 1_000_000_000n) : undefined;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The milliseconds in the first ten letters of a ULID: 26 letters of Crockford's base 32, the first at most 7. */
export function readUlid(text: string): Result<Moment, DateFault> | undefined {
  if (!/^[0-7][0-9a-hjkmnp-tv-z]{25}$/i.test(text)) return undefined;
  let ms = 0n;
  for (const letter of text.slice(0, 10).toUpperCase()) ms = ms * 32n + BigInt(CROCKFORD.indexOf(letter));
  return momentOf(ms * MILLISECOND);
}

const UUID =
  /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f])([0-9a-f]{3})-?([0-9a-f])[0-9a-f]{3}-?[0-9a-f]{12}\}?$/i;

/** The time in a UUID of version 1, 6 or 7 (RFC 9562); the other versions hold none, and say so. */
export function readUuid(text: string): Result<Moment, DateFault> | undefined {
  const match = UUID.exec(text);
  if (!match) return undefined;
  const [, first = '', second = '', versionDigit = '', third = '', variant = ''] = match;
  const version = Number.parseInt(versionDigit, 16);
  if (!/[89ab]/i.test(variant)) return err({ code: 'uuid-without-time', version });
  const hex = (digits: string) => BigInt(`0x${digits}`);
  const fromGregorian = (steps: bigint) => momentOf((steps - GREGORIAN_EPOCH) * 100n);
  if (version === 1) return fromGregorian(hex(third + second + first));
  if (version === 6) return fromGregorian(hex(first + second + third));
  if (version === 7) return momentOf(hex(first + second) * MILLISECOND);
  return err({ code: 'uuid-without-time', version });
}

const BYTES = /^(?:hex(?:\([0-9a-f]+\))?:)?[0-9a-f]{2}(?:[ ,:-][0-9a-f]{2}){7}$/i;
const SOLID_BYTES = /^(?=.*(?:0x|[a-f]))(0x)?([0-9a-f]{16})$/i;
/** The years 1970 to 2100 in FILETIME. */
const USUAL_FILETIMES = { from: 116_444_736_000_000_000n, to: 157_784_544_000_000_000n };

/**
 * The eight bytes of a FILETIME in hexadecimal, the lowest first, as registry and memory hold them. As one number (`0x…`)
 * the highest comes first; where only one of the orders gives a usual year, that one.
 */
export function readFiletimeBytes(text: string): Result<Moment, DateFault> | undefined {
  if (BYTES.test(text)) {
    const pairs = text.replace(/^hex[^:]*:/i, '').split(/[ ,:-]/);
    return momentOfFiletime(BigInt(`0x${pairs.toReversed().join('')}`));
  }
  const match = SOLID_BYTES.exec(text);
  if (!match) return undefined;
  const [, prefix, digits = ''] = match;
  const highestFirst = BigInt(`0x${digits}`);
  const lowestFirst = BigInt(`0x${(digits.match(/../g) ?? []).toReversed().join('')}`);
  const [first, second] = prefix === undefined ? [lowestFirst, highestFirst] : [highestFirst, lowestFirst];
  const isUsual = (count: bigint) => count >= USUAL_FILETIMES.from && count < USUAL_FILETIMES.to;
  return momentOfFiletime(!isUsual(first) && isUsual(second) ? second : first);
}
