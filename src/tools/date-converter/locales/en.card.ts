import type { Card } from '../../types';

export const card = {
  name: 'Date-time converter',
  description: 'Reads a date in almost any notation and shows it in all the others, in the time zone you choose.',
} satisfies Card;

export const keywords = [
  'date',
  'time',
  'timestamp',
  'unix',
  'epoch',
  'iso 8601',
  'iso 9075',
  'rfc 3339',
  'rfc 7231',
  'utc',
  'timezone',
  'objectid',
  'ulid',
  'uuid',
  'excel',
  'filetime',
  'ticks',
  'date time',
  'datetime',
  'seconds',
  'ms',
  'milliseconds to date',
  'seconds to date',
  'utc to local',
  'gmt',
  'now',
  'calendar',
  'week number',
  'day of week',
  'julian',
  'posix',
  'iso date',
  'date format',
  'duration',
  'date calculator',
  'days between',
  'local time',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'unix timestamp',
  'timestamp',
  'timestamp converter',
  'epoch converter',
  'epoch',
  'timestamp to date',
  'date to timestamp',
  'unix time',
  'time converter',
];
