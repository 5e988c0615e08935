import { readTypedInstant } from '../../lib/typed-instant';
import { readCookieDate } from './cookie-date';

/** A date as servers write it: whoever reads the attribute passes over a zone, so that one that is not UTC would be another time. */
const OF_A_HEADER = /^(?:expires[\t ]*=)?([^=]*?(?:[\t ](?:GMT|UTC)|:\d\d|[\t ]\d{4}))[\t ;]*$/i;

/**
 * Reads when a cookie is to end: ISO 8601, Unix time, or a date as headers have it, also with `Expires=` before it. Unix milliseconds;
 * undefined where it is none, or none that a date can be told of.
 */
export function readTypedExpires(text: string): number | undefined {
  const read = readTypedInstant(text);
  const ms = read.ok ? read.value.ms : readCookieDate(OF_A_HEADER.exec(text.trim())?.[1] ?? '');
  return ms === undefined || Number.isNaN(new Date(ms).getTime()) ? undefined : ms;
}
