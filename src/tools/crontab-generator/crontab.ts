import { err, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import type { Dialect } from './dialects';
import { type CronFault, parseExpression, type Schedule } from './expression';

/** A line of a crontab that is a schedule, or should be one. Blank lines and comments are none. */
export interface ScheduleLine {
  readonly kind: 'schedule';
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The zone in force here: that of the line itself or of the last `CRON_TZ=` or `TZ=` before it. */
  readonly zone: string | undefined;
  readonly schedule: Result<Schedule, CronFault>;
}

/** A line that sets a variable for the lines after it. */
export interface SettingLine {
  readonly kind: 'setting';
  readonly line: number;
  readonly text: string;
  readonly name: string;
  readonly value: string;
}

export type CrontabLine = ScheduleLine | SettingLine;

const SETTING = /^\s*([A-Za-z_]\w*|"[^"]+"|'[^']+')\s*=(.*)$/;
const ZONE_SETTING = /^(?:CRON_)?TZ$/;

/** Whether a text is (part of) a crontab and not one expression: several lines, a comment, or a variable that is set. */
export function isCrontab(text: string): boolean {
  const trimmed = text.trim();
  return /[\r\n]/.test(trimmed) || trimmed.startsWith('#') || readSetting(trimmed) !== undefined;
}

/** `NAME=value`, with or without quotes. A zone with a schedule behind it is not a setting of its own. */
function readSetting(text: string): { readonly name: string; readonly value: string } | undefined {
  const match = SETTING.exec(text);
  if (!match) return undefined;
  const [, name = '', written = ''] = match;
  const value = written.trim();
  const isQuoted = /^(["']).*\1$/.test(value);
  if (ZONE_SETTING.test(name) && !isQuoted && /\s/.test(value)) return undefined;
  return { name: name.replaceAll(/["']/g, ''), value: isQuoted ? value.slice(1, -1) : value };
}

/** Reads a crontab line by line (crontab(5)): variables, comments and schedules with their commands. */
export function readLines(text: string, asked: Dialect | 'auto'): CrontabLine[] {
  const lines: CrontabLine[] = [];
  let zone: string | undefined;
  for (const [index, content] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = content.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const line = index + 1;
    const setting = readSetting(trimmed);
    if (setting) {
      // An empty value gives the machine's own zone back.
      if (ZONE_SETTING.test(setting.name)) zone = setting.value || undefined;
      lines.push({ kind: 'setting', line, text: trimmed, ...setting });
      continue;
    }
    const schedule = parseExpression(trimmed, asked);
    const own = schedule.ok ? schedule.value.zone : undefined;
    lines.push({ kind: 'schedule', line, text: trimmed, zone: own ?? zone, schedule });
  }
  return lines;
}

/** The schedule of a single line, with the zone checked by what `isKnown` says. */
export function readOne(
  text: string,
  asked: Dialect | 'auto',
  isKnown: (zone: string) => boolean,
): Result<Schedule, CronFault> {
  const schedule = parseExpression(text, asked);
  if (!schedule.ok || schedule.value.zone === undefined || isKnown(schedule.value.zone)) return schedule;
  return err({ code: 'unknown-zone', at: text.indexOf(schedule.value.zone), zone: shorten(schedule.value.zone) });
}
