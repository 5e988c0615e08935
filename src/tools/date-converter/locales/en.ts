import { zoneWords } from '../../../i18n/zones/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { Notice } from '../moment';
import type { RelateFault } from '../operations';
import type { OutputName } from '../outputs';
import type { Reading } from '../readings';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const WEEKDAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  '',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const readings: Record<Reading, string> = {
  seconds: 'Unix timestamp (s)',
  milliseconds: 'Unix timestamp (ms)',
  microseconds: 'Unix timestamp (µs)',
  nanoseconds: 'Unix timestamp (ns)',
  rfc3339: 'RFC 3339',
  iso8601: 'ISO 8601',
  iso9075: 'ISO 9075 (SQL)',
  rfc9557: 'RFC 9557 (with a zone)',
  rfc7231: 'RFC 7231 (HTTP)',
  rfc5322: 'RFC 5322 (mail)',
  rfc850: 'RFC 850',
  asctime: 'asctime',
  'js-date': 'JS date string',
  english: 'English date',
  'day-first': 'Day/month/year',
  'month-first': 'Month/day/year',
  'year-first': 'Year/month/day',
  compact: 'Digits (YYYYMMDD[hhmmss])',
  year: 'Year',
  ldap: 'LDAP',
  'json-date': '/Date(ms)/',
  excel: 'Excel serial',
  filetime: 'Windows FILETIME',
  'filetime-bytes': 'FILETIME bytes (hex)',
  'web-log': 'Web server log',
  exif: 'EXIF',
  french: 'French date',
  ticks: '.NET ticks',
  'object-id': 'Mongo ObjectID',
  ulid: 'ULID',
  uuid: 'UUID (v1, v6, v7)',
  keyword: 'Now, today, yesterday, tomorrow',
};

const outputs: Record<OutputName, string> = {
  js: 'JS locale date string',
  iso8601: 'ISO 8601',
  iso8601Utc: 'ISO 8601 UTC',
  iso9075: 'ISO 9075',
  rfc3339: 'RFC 3339',
  rfc7231: 'RFC 7231',
  unix: 'Unix timestamp (s)',
  milliseconds: 'Timestamp (ms)',
  microseconds: 'Timestamp (µs)',
  nanoseconds: 'Timestamp (ns)',
  utc: 'UTC format',
  objectId: 'Mongo ObjectID',
  excel: 'Excel date/time',
  filetime: 'Windows FILETIME',
  filetimeBytes: 'FILETIME bytes (hex)',
  ticks: '.NET ticks',
  week: 'ISO week date',
  ordinal: 'Day of year',
  weekday: 'Weekday',
  relative: 'Relative time',
};

export const words = {
  options: {
    zone: 'Time zone',
    zones: 'Extra zones',
    excel: { label: 'Excel date system', values: String },
    fraction: { label: 'Fraction digits', values: (value: string) => (value === 'auto' ? 'Auto' : value) },
    output: { label: 'Convert to', values: outputs },
  },
  value: 'Date or timestamp',
  placeholder: 'Empty means now; one per line for a list',
  examples: {
    unix: 'Unix timestamp',
    iso: 'ISO 8601',
    http: 'HTTP date',
    js: 'JS date string',
    excel: 'Excel serial',
    objectId: 'Mongo ObjectID',
    list: 'Several lines',
  },
  pause: 'Pause',
  resume: 'Resume',
  picker: 'Pick a date and time',
  pickerHint: zoneWords.byClocks,
  readAs: 'Read as',
  auto: 'Auto',
  browserZone: zoneWords.ofBrowser,
  addZone: 'Add a zone',
  removeZone: (zone) => `Remove ${zone}`,
  now: 'Now',
  couldBe: 'Could also be',
  bothOrders: 'Day and month could stand in either order, so both readings follow.',
  otherZones: 'Extra zones',
  readings,
  years: (first, last) => `Only ${first}–${last}`,
  lines: (count) => plural(count, { one: `${n(count)} line`, other: `${n(count)} lines` }),
  faultyLines: (count) =>
    plural(count, { one: `${n(count)} line not understood`, other: `${n(count)} lines not understood` }),
  converted: 'Converted dates',
  input: 'Input',
  reading: 'Reading',
  result: 'Result',
  remark: 'Remark',
  or: ' or ',
  fault: (fault: ConvertFault | RelateFault): string => {
    switch (fault.code) {
      case 'unknown':
        return 'This is not a known date format.';
      case 'not-this-format':
        return `Not in the chosen format: ${readings[fault.reading]}.`;
      case 'day-out-of-month':
        return `${MONTHS[fault.month]} ${fault.year} has ${fault.days} days.`;
      case 'no-such-month':
        return `There is no month ${fault.month}.`;
      case 'day-out-of-year':
        return `${fault.year} has ${fault.days} days.`;
      case 'week-out-of-year':
        return `${fault.year} has ${fault.weeks} ISO weeks.`;
      case 'no-such-weekday':
        return `Weekdays of ISO weeks are 1 to 7, not ${fault.weekday}.`;
      case 'no-such-time':
        return `${fault.time} is not a time of day.`;
      case 'no-such-offset':
        return `${fault.offset} is not an offset from UTC.`;
      case 'wrong-weekday':
        return `${fault.day} ${MONTHS[fault.month]} ${fault.year} is a ${WEEKDAYS[fault.weekday]}.`;
      case 'unknown-zone':
        return zoneWords.unknown(fault.zone);
      case 'offset-mismatch':
        return `In ${fault.zone} the offset is ${fault.expected} at that time, not ${fault.offset}.`;
      case 'unknown-annotation':
        return `Unknown suffix ${fault.annotation}.`;
      case 'excel-sixty':
        return 'Excel’s number 60 is 29 February 1900, a day that never was.';
      case 'number-range':
        return `The number must be from ${fault.first} to ${fault.last}.`;
      case 'uuid-without-time':
        return `A UUID of version ${fault.version} holds no time; only v1, v6 and v7 do.`;
      case 'not-nanoseconds':
        return 'Use a whole number of nanoseconds, of at most 22 digits.';
      case 'out-of-range':
        return 'Outside the range of dates: 20 April 271822 BC to 13 September 275760.';
    }
  },
  notice: (notice: Notice): string => {
    switch (notice.code) {
      case 'skipped':
        return `The clocks of ${notice.zone} skip ${notice.wall}: it could be ${notice.earlier} or ${notice.later}. It was moved forward to the latter.`;
      case 'repeated':
        return `${notice.wall} occurs twice in ${notice.zone}: ${notice.earlier} and ${notice.later}. The first is used.`;
      case 'leap-second':
        return 'Second 60 was read as 59.';
      case 'digits-dropped':
        return 'Digits below a nanosecond were dropped.';
      case 'asctime-utc':
        return 'asctime has no zone; as in HTTP, it was read as UTC.';
      case 'this-year':
        return `It has no year; it was read as ${notice.year}.`;
      case 'skipped-day':
        return `${notice.zone} left out ${notice.date} when it changed sides of the date line: it went on with ${notice.next}.`;
      case 'abbreviation':
        return `${notice.name} was read as UTC${notice.offset}; elsewhere it is ${notice.others.map((offset) => `UTC${offset}`).join(' or ')}.`;
      case 'two-digit-year':
        return `The year is short; it was read as ${notice.year}.`;
    }
  },
} satisfies Words<typeof zhCn>;
