import { isoDay, lastDayOf } from './calendar-date';
import { currencyLetters } from './currencies';
import type { Run } from './gs1-identifiers';

/** The year of two digits: within 49 years back and 50 ahead of this one (GS1 General Specifications, section 7.12). */
export function fullYear(short: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  const difference = short - (thisYear % 100);
  if (difference >= 51) return century - 100 + short;
  return difference <= -50 ? century + 100 + short : century + short;
}

/** `YYMMDD` as ISO 8601 has it; day 00 is the last of the month. Undefined for a day that does not exist. */
export function readShortDate(digits: string, thisYear: number): string | undefined {
  const match = /^(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (!match) return undefined;
  const [year, month, day] = [fullYear(Number(match[1]), thisYear), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12) return undefined;
  return isoDay(year, month, day === 0 ? lastDayOf(year, month) : day);
}

/** `YYMMDDHH` with minutes and seconds as far as they are there. */
export function readShortTime(digits: string, thisYear: number): string | undefined {
  const day = readShortDate(digits.slice(0, 6), thisYear);
  const rest = digits.slice(6);
  if (day === undefined || !/^(?:[01]\d|2[0-3])(?:[0-5]\d){0,2}$/.test(rest)) return undefined;
  return `${day}T${rest.replaceAll(/\d\d(?=\d)/g, '$&:')}`;
}

/** One day, or two as a span that ISO 8601 writes with a slash. */
export function readShortDates(digits: string, thisYear: number): string | undefined {
  const days = [digits.slice(0, 6), digits.slice(6)].filter(Boolean).map((each) => readShortDate(each, thisYear));
  return days.includes(undefined) ? undefined : days.join('/');
}

/** Digits with so many decimals; undefined where there are fewer digits. */
export function readDecimal(digits: string, decimals: number): string | undefined {
  if (!/^\d+$/.test(digits) || decimals > digits.length) return undefined;
  const padded = digits.padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals).replace(/^0{1,20}(?=\d)/, '');
  return decimals === 0 ? whole : `${whole}.${padded.slice(-decimals)}`;
}

/** Three digits of ISO 4217 and an amount. */
export function readMoney(digits: string, decimals: number): string | undefined {
  const amount = readDecimal(digits.slice(3), decimals);
  const number = digits.slice(0, 3);
  return amount === undefined ? undefined : `${amount} ${currencyLetters(number) ?? number}`;
}

/** Characters that elements may have (figure 7.11-1, set 82). */
const SET_82 = /^[!"%&'()*+,\-./\d:;<=>?A-Z_a-z]*$/;

/** Whether a value has the runs of a format, one after the other; only the last has no fixed length. */
export function fits(value: string, format: readonly Run[]): boolean {
  let at = 0;
  for (const { kind, least, most } of format) {
    const run = value.slice(at, at + most);
    const isRight = kind === 'n' ? /^\d*$/.test(run) : SET_82.test(run);
    if (run.length < least || !isRight) return false;
    at += run.length;
  }
  return at === value.length;
}
