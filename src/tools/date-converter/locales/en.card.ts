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
];
