import { toHex } from '../../lib/hex';
import { ok, type Result } from '../../lib/result';
import { formatUlid, parseUlid, timeOfUlid, type UlidFault } from '../../lib/ulid';
import { formatUuid, parseUuid } from '../../lib/uuid-text';

/** What a ULID holds, and its other form. */
export interface UlidFacts {
  /** 26 capitals and digits. */
  readonly ulid: string;
  readonly uuid: string;
  /** UTC, ISO 8601 to the millisecond. */
  readonly instant: string;
  /** The same in Unix milliseconds. */
  readonly instantMs: number;
  /** Unix milliseconds at which the age is told. */
  readonly nowMs: number;
  /** The 80 bits after the time, in 20 lower-case hex digits. */
  readonly randomHex: string;
  readonly isFromUuid: boolean;
}

/** Takes a ULID apart, or the one that has the same 128 bits as a UUID in any notation. */
export function inspectUlid(text: string, now: number): Result<UlidFacts, UlidFault> {
  const uuid = parseUuid(text);
  const bytes = uuid.ok ? uuid : parseUlid(text);
  if (!bytes.ok) return bytes;
  const instantMs = timeOfUlid(bytes.value);
  return ok({
    ulid: formatUlid(bytes.value),
    uuid: formatUuid(bytes.value),
    instant: new Date(instantMs).toISOString(),
    instantMs,
    nowMs: now,
    randomHex: toHex(bytes.value.subarray(6)),
    isFromUuid: uuid.ok,
  });
}
