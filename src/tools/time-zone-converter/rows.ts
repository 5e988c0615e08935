import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';

/** A zone with the hours in which its people work. */
export interface ZoneRow {
  readonly zone: string;
  /** Minutes since midnight. */
  readonly start: number;
  /** Up to 1440; not above `start` where the work goes on after midnight. */
  readonly end: number;
  /** Days of the week on which the work begins, 1 is Monday. */
  readonly days: readonly number[];
}

export type RowFault = { readonly code: 'bad-row'; readonly text: string };

export const MOST_ROWS = 20;
export const USUAL = { start: 9 * 60, end: 18 * 60, days: [1, 2, 3, 4, 5] } as const;
const USUAL_DAYS = USUAL.days.join('');
/** The longest text of a row. */
export const LONGEST_ROW = 80;

const ROW = /^(\S+)(?: (\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?)?(?: (0|[1-7]{1,7}))?$/;

/** Reads `Europe/Paris`, `Europe/Paris 9-17`, `Asia/Dubai 09:00-18:00 12345`: a zone, working hours, and the days of the week from 1, Monday; 0 for none. */
export function readRow(text: string): Result<ZoneRow, RowFault> {
  const match = ROW.exec(text.trim().replaceAll(/\s+/g, ' '));
  const wrong = err({ code: 'bad-row', text: shorten(text) } as const);
  if (!match) return wrong;
  const [, zone = '', fromHour, fromMinute = '0', toHour, toMinute = '0', days = USUAL_DAYS] = match;
  const start = fromHour === undefined ? USUAL.start : Number(fromHour) * 60 + Number(fromMinute);
  const end = toHour === undefined ? USUAL.end : Number(toHour) * 60 + Number(toMinute);
  if (Number(fromMinute) > 59 || Number(toMinute) > 59 || start >= 1440 || end > 1440) return wrong;
  const chosen = [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(String(day)));
  return ok({ zone, start, end, days: chosen });
}

/** Minutes since midnight as `09:00`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** As `readRow` reads it; what is usual is left out. */
export function writeRow({ zone, start, end, days }: ZoneRow): string {
  const written = days.length === 0 ? '0' : days.join('');
  const areUsual = written === USUAL_DAYS;
  const hours = start === USUAL.start && end === USUAL.end ? '' : ` ${clockOf(start)}-${clockOf(end)}`;
  return `${zone}${hours}${areUsual ? '' : ` ${written}`}`;
}

/** All rows, or what is wrong with the first that is. */
export function readRows(texts: readonly string[]): Result<readonly ZoneRow[], RowFault> {
  const rows: ZoneRow[] = [];
  for (const text of texts) {
    const row = readRow(text);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  return ok(rows);
}

/** The zones that one sees who has chosen none, the visitor's own first. */
export function firstZones(own?: string): readonly string[] {
  return [
    ...new Set([...(own === undefined ? [] : [own]), 'UTC', 'Asia/Shanghai', 'Europe/Paris', 'America/New_York']),
  ];
}
