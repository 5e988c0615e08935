import { relativeTime } from '../../lib/relative-time';
import type { Schedule } from './expression';
import { type Field, isSpecial } from './field';
import { listOf, nameOf } from './names';
import type { Row } from './operations';
import type { Run } from './runs';
import type { ToolWords } from './use-words';

const MINUTE = 60_000;

/** Whether the runs of a schedule have seconds. */
export function hasSeconds({ dialect }: Schedule): boolean {
  return dialect === 'seconds' || dialect === 'quartz';
}

/** The instant to count from while it is the present: no run lies between it and now, so it changes no more than it must. */
export function liveFrom(now: number, withSeconds: boolean): number {
  return now - (now % (withSeconds ? 1000 : MINUTE));
}

/** A run in the table: its time on the clocks, how far away it is, and what the clocks do to it. */
export function runRow(run: Run, words: ToolWords, language: string, now: number, style: TimeStyle) {
  return {
    ...run,
    local: localText(run, language, style),
    relative: relativeTime(run.ms, now, language),
    remark: run.mark ? words.mark(run.mark) : '',
  };
}

interface TimeStyle {
  readonly hour24: boolean;
  readonly withSeconds: boolean;
}

/** Date and time on the clocks of the zone with the weekday before and the offset behind it. */
function localText({ wall, offset, ms }: Run, language: string, { hour24, withSeconds }: TimeStyle): string {
  const [date = '', time = ''] = wall.split('T');
  // The wall clock as a date of UTC has the same weekday.
  const weekday = nameOf('weekday', new Date(`${date}T12:00Z`).getUTCDay(), language, 'short');
  const [hour = '', minute = '', second = '00'] = time.split(':');
  const rest = withSeconds || ms % MINUTE !== 0 ? `${minute}:${second}` : minute;
  const clock = hour24 ? `${hour}:${rest}` : `${Number(hour) % 12 || 12}:${rest} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  return `${weekday} ${date} ${clock} ${offset}`;
}

/** A field with its meaning and the values it comes to. */
export function fieldRow(field: Field, words: ToolWords, language: string) {
  return {
    field: words.fields[field.name],
    text: field.text,
    meaning: field.items.map((item) => words.meaningOf(item, field.name)).join(words.or),
    values: valuesText(field, words, language),
  };
}

function valuesText({ name, items, values }: Field, words: ToolWords, language: string): string {
  if (items.some(({ kind }) => kind === 'any')) return '–';
  const listed = listOf(values, (value) => nameOf(name, value, language, 'short'));
  return items.some(isSpecial) ? [listed, words.varies].filter((part) => part !== '').join(words.or) : listed;
}

/** A line of a crontab: its schedule and command, what it means, and its next run. */
export function crontabRow(row: Row, words: ToolWords, language: string, hour24: boolean) {
  const empty = { line: row.line, schedule: row.text, command: '', remarks: '', next: '', zone: '', isFaulty: false };
  if (row.kind === 'setting') return { ...empty, description: words.setting };
  if (row.kind === 'fault') return { ...empty, description: words.fault(row.fault), isFaulty: true };
  const { schedule, description, next, end, until, zone } = row;
  const rule = schedule.dayRule ? [words.dayRule(schedule.dayRule)] : [];
  const utc = schedule.dialect === 'aws' && schedule.zone === undefined ? [words.awsZone] : [];
  const ending = next || end === 'count' || end === 'startup' ? [] : [words.end(end, until)];
  return {
    ...empty,
    schedule: schedule.macro ?? schedule.fields.map(({ text }) => text).join(' '),
    command: schedule.command ?? '',
    description,
    remarks: [...rule, ...utc, ...schedule.warnings.map((warning) => words.warning(warning)), ...ending].join(' '),
    ...(next && { next: localText(next, language, { hour24, withSeconds: false }), zone }),
  };
}
