import type { DateForm, DocumentValue } from '../document/document';
import { TomlStop, type TomlFaultReason } from './toml-fault';

/** A value without quotes or brackets. */
export type TomlLiteral =
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly source: string }
  | { readonly kind: 'date'; readonly form: DateForm; readonly source: string };

const DECIMAL = /^[+-]?(?:0|[1-9](?:_?\d)*)$/;
const PREFIXED = /^0(?:x[\dA-Fa-f](?:_?[\dA-Fa-f])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/;
const FLOAT = /^[+-]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?$/;
const NOT_FINITE = /^([+-]?)(inf|nan)$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?)?$/;
const TIME = /^(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?$/;

/**
 * Reads a number, boolean or date (TOML 1.1; `isStrict` leaves it at 1.0) that stands at `at`. Integers in other bases
 * become decimal, exactly; underscores and plus signs go.
 */
export function readLiteral(source: string, at: number, isStrict: boolean): TomlLiteral {
  if (source === 'true' || source === 'false') return { kind: 'boolean', value: source === 'true' };
  const date = source.charAt(4) === '-' ? DATE.exec(source) : null;
  if (date) return readDate(date, at, isStrict);
  const time = source.charAt(2) === ':' ? TIME.exec(source) : null;
  if (time) return readTime(time, at, isStrict);
  const number = readNumber(source);
  if (number !== undefined) return { kind: 'number', source: number };
  throw new TomlStop(at, reasonOf(source));
}

/** A literal with its place, written out: spreading makes objects that take twice as long to make and to collect. */
export function placed(literal: TomlLiteral, start: number, end: number): DocumentValue {
  switch (literal.kind) {
    case 'boolean':
      return { kind: 'boolean', value: literal.value, start, end };
    case 'number':
      return { kind: 'number', source: literal.source, start, end };
    case 'date':
      return { kind: 'date', form: literal.form, source: literal.source, start, end };
  }
}

function readNumber(source: string): string | undefined {
  // Zero has no sign as an integer; as a float it has.
  if (DECIMAL.test(source)) return source === '-0' ? '0' : plain(source);
  if (FLOAT.test(source)) return plain(source);
  if (PREFIXED.test(source)) return BigInt(source.replaceAll('_', '')).toString();
  const special = NOT_FINITE.exec(source);
  if (!special) return undefined;
  if (special[2] === 'nan') return 'NaN';
  return special[1] === '-' ? '-Infinity' : 'Infinity';
}

function plain(source: string): string {
  const unsigned = source.startsWith('+') ? source.slice(1) : source;
  return unsigned.includes('_') ? unsigned.replaceAll('_', '') : unsigned;
}

function readDate(match: RegExpExecArray, at: number, isStrict: boolean): TomlLiteral {
  const [source, year = '', month = '', day = '', minutes, seconds, offset] = match;
  const days = daysIn(Number(year), Number(month));
  const isDay = Number(day) >= 1 && Number(day) <= days;
  const isOffset = offset === undefined || offset.length === 1 || isTime(offset.slice(1), undefined);
  if (!isDay || !isOffset || (minutes !== undefined && !isTime(minutes, seconds))) {
    throw new TomlStop(at, { code: 'date-out-of-range', found: source });
  }
  if (minutes === undefined) return { kind: 'date', form: 'local-date', source };
  if (isStrict && seconds === undefined) throw new TomlStop(at, { code: 'needs-1.1', feature: 'no-seconds' });
  return { kind: 'date', form: offset === undefined ? 'local-date-time' : 'offset-date-time', source };
}

function readTime([source, minutes = '', seconds]: RegExpExecArray, at: number, isStrict: boolean): TomlLiteral {
  if (!isTime(minutes, seconds)) throw new TomlStop(at, { code: 'date-out-of-range', found: source });
  if (isStrict && seconds === undefined) throw new TomlStop(at, { code: 'needs-1.1', feature: 'no-seconds' });
  return { kind: 'date', form: 'local-time', source };
}

/** By the month: a `Date` for each of many thousand dates takes its time. */
const knownDays = new Map<number, number>();

/** Days of a month from 1 on; 0 where there is no such month. */
function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  // `Date.UTC` takes years below 100 for those of the 20th century; leap years come again every 400 years.
  const like = 2000 + (year % 400);
  const key = like * 12 + month;
  const days = knownDays.get(key) ?? new Date(Date.UTC(like, month, 0)).getUTCDate();
  knownDays.set(key, days);
  return days;
}

/** `hh:mm` with `:ss` and a fraction. Second 60 is a leap second (RFC 3339, section 5.7). */
function isTime(minutes: string, seconds: string | undefined): boolean {
  const second = seconds === undefined ? 0 : Number(seconds.slice(1, 3));
  return Number(minutes.slice(0, 2)) <= 23 && Number(minutes.slice(3, 5)) <= 59 && second <= 60;
}

/** Why a word is no value. */
function reasonOf(found: string): TomlFaultReason {
  if (/^[+-]0[xob]/i.test(found)) return { code: 'signed-prefix', found };
  if (/^(?:\d{4}-\d|\d{1,2}:\d)/.test(found)) return { code: 'bad-date', found };
  if (/^[+-]?(?:\d|\.\d)/.test(found)) {
    if (/^[+-]?0_*\d/.test(found)) return { code: 'leading-zero', found };
    if (readNumber(found.replaceAll('_', '')) !== undefined) return { code: 'bad-underscore', found };
    return { code: 'bad-number', found };
  }
  return { code: 'unknown-value', found };
}
