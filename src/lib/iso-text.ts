import type { ZonedDateTime } from './temporal';

export const FRACTIONS = ['auto', '0', '3', '6', '9'] as const;
export type Fraction = (typeof FRACTIONS)[number];

/** Names of UTC itself, for which ISO 8601 has the letter Z. */
const UTC_NAMES = new Set(['UTC', 'Etc/UTC', 'UCT', 'Etc/UCT', 'Universal', 'Etc/Universal', 'Zulu', 'Etc/Zulu']);

const DIGITS = { auto: 'auto', 0: 0, 3: 3, 6: 6, 9: 9 } as const;

/** Date and time without the zone, as ISO 8601 joins them; digits of a second that are not asked for are cut off. */
export function wallText(zoned: ZonedDateTime, fraction: Fraction = 'auto'): string {
  return zoned.toPlainDateTime().toString({ fractionalSecondDigits: DIGITS[fraction], roundingMode: 'floor' });
}

/** ISO 8601 with `Z` for UTC, else the offset, with seconds where a zone's offset has them (as before standard time). */
export function isoText(zoned: ZonedDateTime, fraction: Fraction = 'auto'): string {
  return `${wallText(zoned, fraction)}${UTC_NAMES.has(zoned.timeZoneId) ? 'Z' : zoned.offset}`;
}
