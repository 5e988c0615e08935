import { dateWords } from '../../../i18n/dates/en';
import { zoneWords } from '../../../i18n/zones/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ReadFault } from '../../../lib/dates/understand';
import type { RelateFault } from '../operations';
import type { OutputName } from '../outputs';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

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
  manyZones: 'Show in many time zones',
  readings: dateWords.readings,
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
  fault: (fault: ReadFault | RelateFault): string =>
    fault.code === 'not-nanoseconds'
      ? 'Use a whole number of nanoseconds, of at most 22 digits.'
      : dateWords.fault(fault),
  notice: dateWords.notice,
} satisfies Words<typeof zhCn>;
