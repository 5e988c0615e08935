import type { NotInstant } from '../../lib/instant';
import type { RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';
import { readTypedInstant } from '../../lib/typed-instant';
import { formatUlid, LAST_ULID_TIME } from '../../lib/ulid';

export type GenerateFault = NotInstant | { readonly code: 'out-of-range' };

/**
 * The Unix milliseconds of an instant as text: ISO 8601, or Unix seconds or milliseconds. A ULID holds those from 0 to
 * 2⁴⁸ − 1.
 */
export function readTime(text: string): Result<number, GenerateFault> {
  const instant = readTypedInstant(text);
  return instant.ok ? inRange(instant.value.ms) : instant;
}

function inRange(ms: number): Result<number, GenerateFault> {
  // A minus zero would be written as it is nowhere else.
  return ms >= 0 && ms <= LAST_ULID_TIME ? ok(Math.abs(ms)) : err({ code: 'out-of-range' });
}

const RANDOM_BYTES = 10;

/** The 16 bytes of a ULID: Unix milliseconds from 0 to 2⁴⁸ − 1 in six bytes, then ten bytes of chance. */
export function createUlid(ms: number, random: RandomSource): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(ms / 2 ** 32));
  view.setUint32(2, ms % 2 ** 32);
  bytes.set(random(RANDOM_BYTES), 6);
  return bytes;
}

/** The next higher ULID of the same millisecond; undefined when its 80 bits are all ones. */
export function successor(ulid: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const next = Uint8Array.from(ulid);
  for (let at = next.length - 1; at >= 6; at--) {
    const byte = next[at] ?? 0;
    next[at] = byte + 1;
    if (byte < 255) return next;
  }
  return undefined;
}

export interface BatchOptions {
  readonly quantity: number;
  /** Each is above the one before, also within a millisecond and when the clock goes back. */
  readonly isMonotonic: boolean;
}

/** ULIDs in capitals, of the times that a clock in Unix milliseconds tells. */
export function createUlids(
  clock: () => number,
  { quantity, isMonotonic }: BatchOptions,
  random: RandomSource,
): Result<string[], GenerateFault> {
  const next = isMonotonic ? monotonic(random) : (ms: number) => ok(createUlid(ms, random));
  const ulids: string[] = [];
  while (ulids.length < quantity) {
    const ms = inRange(Math.floor(clock()));
    if (!ms.ok) return ms;
    const ulid = next(ms.value);
    if (!ulid.ok) return ulid;
    ulids.push(formatUlid(ulid.value));
  }
  return ok(ulids);
}

function monotonic(random: RandomSource): (ms: number) => Result<Uint8Array<ArrayBuffer>, GenerateFault> {
  let last = -1;
  let ulid: Uint8Array<ArrayBuffer> | undefined;
  return (ms) => {
    const following = ulid && ms <= last ? successor(ulid) : undefined;
    if (following) {
      ulid = following;
      return ok(ulid);
    }
    // Where a millisecond is used up, which chance all but rules out, the next one goes on.
    const time = inRange(Math.max(ms, last + 1));
    if (!time.ok) return time;
    last = time.value;
    ulid = createUlid(last, random);
    return ok(ulid);
  };
}
