import { spaced } from './spaced';

/** Milliseconds in each unit; months and years are averages of the Gregorian calendar, as fits "3 years ago". */
const UNITS = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far an instant is from now, both in Unix milliseconds, in the largest unit it fills and a language's words (BCP 47). */
export function relativeTime(ms: number, now: number, language: string): string {
  const distance = ms - now;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  for (const [unit, length] of UNITS) {
    if (Math.abs(distance) >= length) return spaced(format.format(Math.trunc(distance / length), unit));
  }
  return spaced(format.format(Math.trunc(distance / 1000), 'second'));
}
