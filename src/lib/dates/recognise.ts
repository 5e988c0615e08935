import { withoutAt } from './clean-text';
import { type Decimal, parseDecimal, plainNumber } from './decimal';
import { isImfFixdate, isJsDate } from './english';
import { isoKind } from './iso';
import type { Context } from './moment';
import { readAs, readCompact, type Reading } from './readings';
import { type Order, ORDERS, ordersOf } from './slashed';

/** What a text is taken for: the formats (two for a date whose order is open), and those it could also be. */
export interface Detection {
  readonly readings: readonly Reading[];
  /** Worked out when asked for, since it takes several readings. */
  readonly others: () => readonly Reading[];
}

const NO_OTHERS = () => [];

/** Takes a cleaned text for the first format that fits, in the order of the catalogue. None for a text of no known format. */
export function recognise(text: string, context: Context): Detection {
  const fits = (reading: Reading) => readAs(reading, text, context) !== undefined;
  const identifier = (['keyword', 'object-id', 'ulid', 'uuid', 'filetime-bytes'] as const).find(fits);
  if (identifier) return { readings: [identifier], others: NO_OTHERS };
  const plain = plainNumber(withoutAt(text));
  const number = parseDecimal(plain);
  if (number && text.startsWith('@')) return { readings: ['seconds'], others: NO_OTHERS };
  if (number) return detectNumber(text, plain, number, context);
  if (fits('iso8601')) return { readings: [isoKind(text)], others: NO_OTHERS };
  if (fits('exif')) return { readings: ['exif'], others: NO_OTHERS };
  if (fits('web-log')) return { readings: ['web-log'], others: NO_OTHERS };
  if (fits('ldap')) return { readings: ['ldap'], others: NO_OTHERS };
  if (fits('json-date')) return { readings: ['json-date'], others: NO_OTHERS };
  if (fits('rfc5322')) return { readings: [mailKind(text)], others: NO_OTHERS };
  if (fits('rfc850')) return { readings: ['rfc850'], others: NO_OTHERS };
  if (fits('asctime')) return { readings: ['asctime'], others: NO_OTHERS };
  if (fits('english')) return { readings: [isJsDate(text) ? 'js-date' : 'english'], others: NO_OTHERS };
  if (fits('french')) return { readings: ['french'], others: NO_OTHERS };
  const orders = ordersOf(text);
  if (orders.length === 0 && fits('year-first')) return { readings: ['year-first'], others: NO_OTHERS };
  return { readings: orders, others: () => otherOrders(text, orders, context) };
}

/** The orders that are not usual but possible, where they make another date: dots with the month first, a short year first. */
function otherOrders(text: string, orders: readonly Order[], context: Context): readonly Order[] {
  const instant = (order: Order) => {
    const read = readAs(order, text, context);
    return read?.ok ? read.value.ns : undefined;
  };
  const known = new Set(orders.map(instant));
  return ORDERS.filter((order) => {
    const ns = instant(order);
    return ns !== undefined && !orders.includes(order) && !known.has(ns);
  });
}

function mailKind(text: string): Reading {
  if (isImfFixdate(text)) return 'rfc7231';
  return text.includes(':') ? 'rfc5322' : 'english';
}

/** `plain` is what the text comes to in digits; only digits that were typed as such can be a year or a day. */
function detectNumber(text: string, plain: string, number: Decimal, context: Context): Detection {
  const isInteger = number.scale === 0 && !plain.includes('.');
  const calendar = isInteger && text === plain ? calendarReading(text, context) : undefined;
  const reading = calendar ?? (isInteger ? integerReading(plain, number.digits) : decimalReading(number));
  const candidates: readonly Reading[] = /^\d{1,5}(?:\.\d*)?$/.test(plain)
    ? [...NUMBER_READINGS, 'excel']
    : NUMBER_READINGS;
  return {
    readings: [reading],
    others: () => candidates.filter((other) => isPlausible(other, text, context)),
  };
}

/** Up to so much a number is a count of the unit, where nothing else fits. */
const MAGNITUDES: readonly (readonly [bigint, Reading])[] = [
  [10n ** 11n, 'seconds'],
  [10n ** 14n, 'milliseconds'],
  [10n ** 17n, 'microseconds'],
];

function calendarReading(text: string, context: Context): Reading | undefined {
  if (/^\d{4}$/.test(text)) return 'year';
  return /^(?:\d{8}|\d{14})$/.test(text) && isUsualCompact(text, context) ? 'compact' : undefined;
}

function integerReading(text: string, value: bigint): Reading {
  if (/^\d{5}$/.test(text)) return 'excel';
  if (value >= 10n ** 17n && value < 2n * 10n ** 17n) return 'filetime';
  if (value >= 5n * 10n ** 17n && value < 10n ** 18n) return 'ticks';
  const size = value < 0n ? -value : value;
  return MAGNITUDES.find(([limit]) => size < limit)?.[1] ?? 'nanoseconds';
}

function isUsualCompact(text: string, context: Context): boolean {
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year <= 2100 && readCompact(text, context)?.ok === true;
}

/** After the last day of Excel in the 1900 system. */
const AFTER_EXCEL = 2_958_466n;

function decimalReading({ digits, scale }: Decimal): Reading {
  return digits >= 0n && digits < AFTER_EXCEL * 10n ** BigInt(scale) ? 'excel' : 'seconds';
}

const NUMBER_READINGS: readonly Reading[] = [
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
  'compact',
  'filetime',
  'ticks',
];

/** The years 1970 to 2100, in which most timestamps lie. */
const USUAL = { from: 0n, to: 4_133_980_800n * 1_000_000_000n };

/** The end of the year 9999. */
const LAST_FOUR_DIGIT_YEAR = 253_402_300_800n * 1_000_000_000n;
const COUNTS = new Set<Reading>(['seconds', 'milliseconds', 'microseconds', 'nanoseconds']);

function isPlausible(reading: Reading, text: string, context: Context): boolean {
  const read = readAs(reading, text, context);
  if (!read?.ok) return false;
  if (reading === 'excel') return true;
  const { ns } = read.value;
  // Counts below zero and of far years say nothing else, so what they could be reaches as far.
  if (text.startsWith('-')) return ns >= -USUAL.to;
  return ns >= USUAL.from && ns < (COUNTS.has(reading) ? LAST_FOUR_DIGIT_YEAR : USUAL.to);
}
