import type { Result } from '../../lib/result';
import { calendarDate, momentOf, momentOn, startOfDay, type TimeText } from './calendar';
import {
  momentOfCount,
  momentOfExcel,
  momentOfFiletime,
  momentOfNetTicks,
  parseDecimal,
  plainNumber,
  type Decimal,
} from './decimal';
import { isImfFixdate, isJsDate, readAsctime, readMail, readMonthFirst, readRfc850, readWebLog } from './english';
import { readFrench } from './french';
import { readFiletimeBytes, readObjectId, readUlid, readUuid } from './identifiers';
import { isoKind, readIso } from './iso';
import type { Context, DateFault, Moment, Reader } from './moment';
import { ORDERS, ordersOf, readDayFirst, readExif, readMonthDay, readYearFirst, type Order } from './slashed';

/** Every format that can be read, in the order in which a list shows them. */
export const READINGS = [
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
  'rfc3339',
  'iso8601',
  'iso9075',
  'rfc9557',
  'rfc7231',
  'rfc5322',
  'rfc850',
  'asctime',
  'js-date',
  'english',
  'day-first',
  'month-first',
  'year-first',
  'compact',
  'year',
  'ldap',
  'json-date',
  'web-log',
  'exif',
  'french',
  'excel',
  'filetime',
  'filetime-bytes',
  'ticks',
  'object-id',
  'ulid',
  'uuid',
  'keyword',
] as const;
export type Reading = (typeof READINGS)[number];

const KEYWORDS: Readonly<Record<string, number | 'now'>> = {
  now: 'now',
  现在: 'now',
  maintenant: 'now',
  yesterday: -1,
  昨天: -1,
  hier: -1,
  today: 0,
  今天: 0,
  "aujourd'hui": 0,
  tomorrow: 1,
  明天: 1,
  demain: 1,
};

const readKeyword: Reader = (text, { T, zone, now }) => {
  const keyword = text.toLowerCase().replace('’', "'");
  const meaning = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
  if (meaning === undefined) return undefined;
  if (meaning === 'now') return momentOf(now);
  const today = new T.Instant(now).toZonedDateTimeISO(zone).toPlainDate();
  return startOfDay(today.add({ days: meaning }), zone);
};

function countOf(unit: bigint): Reader {
  return (text) => {
    const count = parseDecimal(text);
    return count && momentOfCount(count, unit);
  };
}

const readYear: Reader = (text, { T, zone }) => {
  if (!/^[+-]?\d{1,6}$/.test(text)) return undefined;
  const date = calendarDate(T, Number(text), 1, 1);
  return date.ok ? startOfDay(date.value, zone) : date;
};

/** Digits only: a day, with hours and minutes, with seconds, or with milliseconds as well. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(?:(\d\d)(\d{3})?)?)?$/;

const readCompact: Reader = (text, context) => {
  const match = COMPACT.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction] = match;
  const date = calendarDate(context.T, Number(year), Number(month), Number(day));
  if (!date.ok) return date;
  const time: TimeText | undefined = hour === undefined ? undefined : { hour, minute, second, fraction };
  return momentOn(context, date.value, time, undefined);
};

/** GeneralizedTime of LDAP (RFC 4517): minutes and seconds may be missing, the zone may not. */
const LDAP = /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)?)?(?:[.,](\d+))?(Z|[+-]\d\d(?:\d\d)?)$/i;

const readLdap: Reader = (text, context) => {
  const match = LDAP.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = '', minute, second, fraction, zone = ''] = match;
  const date = calendarDate(context.T, Number(year), Number(month), Number(day));
  if (!date.ok) return date;
  return momentOn(context, date.value, { hour, minute, second, fraction }, /z/i.test(zone) ? '+00' : zone);
};

/** Milliseconds as older .NET put them into JSON. An offset tells where it was written, not another instant. */
const readJsonDate: Reader = (text) => {
  const match = /^\\?\/Date\((-?\d+)(?:[+-]\d{4})?\)\\?\/$/.exec(text);
  const count = match && parseDecimal(match[1] ?? '');
  return count ? momentOfCount(count, 1_000_000n) : undefined;
};

const readExcel: Reader = (text, context) => {
  const serial = parseDecimal(text);
  return serial && momentOfExcel(serial, context);
};

function integerOf(text: string): bigint | undefined {
  const number: Decimal | undefined = parseDecimal(text);
  return number?.scale === 0 ? number.digits : undefined;
}

const readFiletime: Reader = (text) => {
  const count = integerOf(text);
  return count === undefined ? undefined : momentOfFiletime(count);
};

const readTicks: Reader = (text) => {
  const count = integerOf(text);
  return count === undefined ? undefined : momentOfNetTicks(count);
};

const READERS: Record<Reading, Reader> = {
  keyword: readKeyword,
  seconds: countOf(1_000_000_000n),
  milliseconds: countOf(1_000_000n),
  microseconds: countOf(1000n),
  nanoseconds: countOf(1n),
  excel: readExcel,
  year: readYear,
  compact: readCompact,
  filetime: readFiletime,
  ticks: readTicks,
  'object-id': readObjectId,
  ulid: readUlid,
  uuid: readUuid,
  rfc3339: readIso,
  iso8601: readIso,
  iso9075: readIso,
  rfc9557: readIso,
  rfc7231: readMail,
  rfc5322: readMail,
  rfc850: readRfc850,
  asctime: readAsctime,
  'js-date': readMonthFirst,
  english: (text, context) => readMonthFirst(text, context) ?? readMail(text, context),
  'web-log': readWebLog,
  exif: readExif,
  french: readFrench,
  'filetime-bytes': readFiletimeBytes,
  'day-first': readDayFirst,
  'month-first': readMonthDay,
  'year-first': readYearFirst,
  ldap: readLdap,
  'json-date': readJsonDate,
};

/** The readings that take a number, which may be grouped or have an exponent. */
const OF_NUMBERS = new Set<Reading>([
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
  'excel',
  'filetime',
  'ticks',
]);

/** Reads a cleaned text in one format; undefined when it has not its shape. */
export function readAs(reading: Reading, text: string, context: Context): Result<Moment, DateFault> | undefined {
  return READERS[reading](OF_NUMBERS.has(reading) ? plainNumber(withoutAt(text)) : text, context);
}

/** `@1664845200` of `date -d` and `touch -d`. */
function withoutAt(text: string): string {
  return text.replace(/^@(?=[+-]?[\d.])/, '');
}

/** What writing conventions around a date do not mean: spaces, quotes, full-width digits, the minus sign, shell calls. */
export function clean(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .trim();
  const quoted = /^(["'`])(.*)\1,?$/s.exec(plain)?.[2] ?? plain;
  // Logs put their dates in brackets.
  const bare = /^\[([^[\]]*)\]$/.exec(quoted)?.[1] ?? quoted;
  return (/^ISODate\(["']?(.*?)["']?\)$/.exec(bare)?.[1] ?? bare).trim();
}

/** What a text is taken for: the formats (two for a date whose order is open), and those it could also be. */
export interface Detection {
  readonly readings: readonly Reading[];
  /** Worked out when asked for, since it takes several readings. */
  readonly others: () => readonly Reading[];
}

const NO_OTHERS = () => [];

/** Takes a cleaned text for the first format that fits, in the order of the catalogue. None for a text of no known format. */
export function detect(text: string, context: Context): Detection {
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
