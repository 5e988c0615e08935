import type { Result } from '../result';
import { calendarDate, momentOf, momentOn, startOfDay, type TimeText } from './calendar';
import { withoutAt } from './clean-text';
import {
  type Decimal,
  momentOfCount,
  momentOfExcel,
  momentOfFiletime,
  momentOfNetTicks,
  parseDecimal,
  plainNumber,
} from './decimal';
import { readAsctime, readMail, readMonthFirst, readRfc850, readWebLog } from './english';
import { readFrench } from './french';
import { readFiletimeBytes, readObjectId, readUlid, readUuid } from './identifiers';
import { readIso } from './iso';
import type { Context, DateFault, Moment, Reader } from './moment';
import { readDayFirst, readExif, readMonthDay, readYearFirst } from './slashed';

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

/** Reads the digits of a date without anything between them. */
export const readCompact: Reader = (text, context) => {
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
