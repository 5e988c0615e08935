import { zoneWords } from '../zones/en';
import type { Words } from '../words';
import type { Notice } from '../../lib/dates/moment';
import type { Reading } from '../../lib/dates/readings';
import type { ReadFault } from '../../lib/dates/understand';
import type { dateWords as zhCn } from './zh-cn';

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

export const dateWords = {
  readings,
  fault: (fault: ReadFault): string => {
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
