import { err, ok, type Result } from './result';

/** An instant as exact as any of our formats holds it: Unix milliseconds, and 100-nanosecond steps from 0 to 9,999. */
export interface Instant {
  readonly ms: number;
  readonly ticks: number;
}

/** What was typed is no date. */
export type NotInstant = { readonly code: 'not-instant' };

const ISO =
  /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads a date with or without a time as ISO 8601 and RFC 3339 write them; without a zone it is UTC. Of a fraction of a
 * second seven digits count. Days that no month has are refused.
 */
export function parseInstant(text: string): Result<Instant, NotInstant> {
  const match = ISO.exec(text.normalize('NFKC').trim());
  if (!match) return err({ code: 'not-instant' });
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    match;
  const digits = fraction.padEnd(7, '0');
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${digits.slice(0, 3)}Z`;
  const inUtc = new Date(local);
  // Date moves 30 February on to March; what it writes back shows that.
  if (Number.isNaN(inUtc.getTime()) || inUtc.toISOString() !== shortYear(local)) return err({ code: 'not-instant' });
  const shifted = new Date(local.replace(/Z$/, zone.toUpperCase().replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2'))).getTime();
  return Number.isNaN(shifted) ? err({ code: 'not-instant' }) : ok({ ms: shifted, ticks: Number(digits.slice(3, 7)) });
}

/** `toISOString` writes the years 0 to 9999 with four digits, whatever was given. */
function shortYear(iso: string): string {
  return iso.replace(/^\+00(\d{4})-/, '$1-');
}
