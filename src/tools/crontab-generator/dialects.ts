/** The kinds of cron expression: five fields as in a crontab, six with seconds, Quartz, and AWS EventBridge. */
export const DIALECTS = ['unix', 'seconds', 'quartz', 'aws'] as const;
export type Dialect = (typeof DIALECTS)[number];

export type FieldName = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year';

/** The fields of an expression in their order. Quartz may leave out the year, which is the last. */
export const FIELDS: Readonly<Record<Dialect, readonly FieldName[]>> = {
  unix: ['minute', 'hour', 'day', 'month', 'weekday'],
  seconds: ['second', 'minute', 'hour', 'day', 'month', 'weekday'],
  quartz: ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'],
  aws: ['minute', 'hour', 'day', 'month', 'weekday', 'year'],
};

/** How many fields an expression may have. */
export const COUNTS: Readonly<Record<Dialect, readonly number[]>> = {
  unix: [5],
  seconds: [6],
  quartz: [6, 7],
  aws: [6],
};

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const BOUNDS: Readonly<Record<FieldName, Bounds>> = {
  second: { min: 0, max: 59 },
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  weekday: { min: 0, max: 7 },
  year: { min: 1970, max: 2099 },
};

/** Whether weekdays count from 1 for Sunday to 7, as Java's calendar does, and not from 0. */
export function countsSundayAsOne(dialect: Dialect): boolean {
  return dialect === 'quartz' || dialect === 'aws';
}

/** The numbers that may be written in a field. Unix knows Sunday as 0 and as 7. */
export function boundsOf(field: FieldName, dialect: Dialect): Bounds {
  if (field === 'weekday' && countsSundayAsOne(dialect)) return { min: 1, max: 7 };
  if (field === 'year' && dialect === 'aws') return { min: 1970, max: 2199 };
  return BOUNDS[field];
}

/** The numbers that a field can take, with Sunday as 0 whatever the dialect. */
export function domainOf(field: FieldName, dialect: Dialect): Bounds {
  return field === 'weekday' ? { min: 0, max: 6 } : boundsOf(field, dialect);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** The number that a name of a month or a weekday stands for in the dialect; undefined for other names and fields. */
export function numberOfName(name: string, field: FieldName, dialect: Dialect): number | undefined {
  const names = field === 'month' ? MONTHS : field === 'weekday' ? WEEKDAYS : [];
  const index = names.indexOf(name.toUpperCase());
  return index < 0 ? undefined : index + boundsOf(field, dialect).min;
}

/** Whether `?` stands for "no value here": Unix has no such sign. */
export function knowsAny(dialect: Dialect): boolean {
  return dialect !== 'unix';
}

const NAMES = [...MONTHS, ...WEEKDAYS].join('|');
const CRON_WORD = new RegExp(`^(?:[\\d*,/?#-]|[LW]|${NAMES})+$`, 'i');

/** Whether a word could be a field of some dialect: what is not begins the command. */
export function looksLikeField(word: string): boolean {
  // A lone sign and a small letter are more likely a command's; a comment begins with `#`.
  return CRON_WORD.test(word) && !/^(?:#.*|[-,/#]+|[lw]+)$/.test(word);
}
