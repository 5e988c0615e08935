import { err, ok, type Result } from '../../lib/result';
import { domainOf, type FieldName, WEEKDAYS } from './dialects';
import { type Field, isRestricted, isSpecial, type Item } from './field';
import { fieldOf, REBOOT, type Schedule } from './expression';

/** Why a schedule cannot be said in another kind of cron. */
export type SnippetFault =
  /** It only runs at startup. */
  | { readonly code: 'startup' }
  /** It has seconds other than 0. */
  | { readonly code: 'seconds' }
  /** It is for certain years only. */
  | { readonly code: 'years' }
  /** It has `L`, `W` or `#`. */
  | { readonly code: 'special-days' }
  /** It wants both day fields at once. */
  | { readonly code: 'both-days' };

export interface Snippets {
  /** A line for a crontab, after one with the zone where the expression has one. */
  readonly crontab: Result<string, SnippetFault>;
  /** `schedule` and `timeZone` of a CronJob. */
  readonly kubernetes: Result<string, SnippetFault>;
  /** `cron(…)` of EventBridge; two of them where either day field may allow the day. */
  readonly aws: Result<readonly string[], SnippetFault>;
}

/** Stands for the command where none was given. */
const COMMAND = '/path/to/command';

const UNIX = ['minute', 'hour', 'day', 'month', 'weekday'] as const;

/** The schedule as a crontab line, for Kubernetes and for AWS, as far as they can say it. `zone` is an IANA name. */
export function snippetsOf(schedule: Schedule, zone: string): Snippets {
  const unix = unixText(schedule);
  return {
    crontab: crontabLines(schedule, unix, zone),
    kubernetes: kubernetesLines(schedule, unix, zone),
    aws: awsTexts(schedule),
  };
}

/** The line, and before it the zone that belongs to the expression: a crontab goes by the clock of its machine. */
function crontabLines(
  { macro, command = COMMAND, zone: named, dialect }: Schedule,
  unix: Result<string, SnippetFault>,
  zone: string,
): Snippets['crontab'] {
  if (macro === REBOOT) return ok(`${macro} ${command}`);
  if (macro === undefined && !unix.ok) return unix;
  const setting = named !== undefined || dialect === 'aws' ? `CRON_TZ=${zone}\n` : '';
  return ok(`${setting}${macro ?? (unix.ok ? unix.value : '')} ${command}`);
}

/** What only seconds or years can say, no crontab can. */
function beyondMinutes({ fields, macro }: Schedule): SnippetFault | undefined {
  if (macro === REBOOT) return { code: 'startup' };
  const second = fieldOf(fields, 'second');
  if (second && second.values.join() !== '0') return { code: 'seconds' };
  return undefined;
}

function unixText(schedule: Schedule): Result<string, SnippetFault> {
  const beyond = beyondMinutes(schedule);
  if (beyond) return err(beyond);
  const { dialect, fields } = schedule;
  // As it was typed, with the extensions it was typed with.
  if (dialect === 'unix') return ok(fields.map(({ text }) => text).join(' '));
  const year = fieldOf(fields, 'year');
  if (year && isRestricted(year, dialect)) return err({ code: 'years' });
  if (fields.some(({ items }) => items.some(isSpecial))) return err({ code: 'special-days' });
  return ok(UNIX.map((name) => plainPart(schedule, name)).join(' '));
}

function kubernetesLines(schedule: Schedule, unix: Result<string, SnippetFault>, zone: string): Snippets['kubernetes'] {
  if (!unix.ok) return unix;
  const { fields, dayRule } = schedule;
  if (fields.some(({ items }) => items.some(isSpecial))) return err({ code: 'special-days' });
  // Its cron (robfig/cron v3) has a rule of its own for fields such as `*/2`.
  if (dayRule === 'both') return err({ code: 'both-days' });
  const text = UNIX.map((name) => plainPart(schedule, name)).join(' ');
  return ok(`schedule: "${text}"\ntimeZone: "${zone === 'UTC' ? 'Etc/UTC' : zone}"`);
}

/** A field without names and with Sunday as 0 only, which every cron reads alike. */
function plainPart({ fields, dialect }: Schedule, name: FieldName): string {
  const field = fieldOf(fields, name);
  if (!field || !isRestricted(field, dialect)) return '*';
  return [...new Set(field.items.map((item) => plainItem(item, field, dialect)))].join(',');
}

function plainItem(item: Item, field: Field, dialect: Schedule['dialect']): string {
  const { max } = domainOf(field.name, dialect);
  const step = 'step' in item && item.step > 1 ? `/${item.step}` : '';
  if (item.kind === 'every') return `*${step}`;
  if (item.kind === 'value') return String(item.value);
  if (item.kind === 'onward' && field.name !== 'weekday') return `${item.from}-${max}${step}`;
  if (item.kind === 'range' && item.from <= item.to && item.to <= max) return `${item.from}-${item.to}${step}`;
  // Over the end of the field: only a list says that everywhere.
  return field.values.join(',');
}

function awsTexts(schedule: Schedule): Snippets['aws'] {
  const beyond = beyondMinutes(schedule);
  if (beyond) return err(beyond);
  const { dialect, fields, dayRule } = schedule;
  const cron = (texts: readonly string[]) => `cron(${texts.join(' ')})`;
  if (dialect === 'aws') return ok([cron(fields.map(({ text }) => text))]);
  if (dayRule === 'both') return err({ code: 'both-days' });
  const day = fieldOf(fields, 'day');
  const weekday = fieldOf(fields, 'weekday');
  const isByWeekday = weekday !== undefined && isRestricted(weekday, dialect);
  const isByDay = day !== undefined && isRestricted(day, dialect);
  const head = (['minute', 'hour'] as const).map((name) => awsPart(schedule, name));
  const tail = { month: awsPart(schedule, 'month'), year: awsPart(schedule, 'year') };
  const text = (days: string, weekdays: string) => cron([...head, days, tail.month, weekdays, tail.year]);
  const byDay = text(awsPart(schedule, 'day'), '?');
  const byWeekday = text('?', awsPart(schedule, 'weekday'));
  if (isByDay && isByWeekday) return ok([byDay, byWeekday]);
  return ok([isByWeekday ? byWeekday : byDay]);
}

function awsPart({ fields, dialect }: Schedule, name: FieldName): string {
  const field = fieldOf(fields, name);
  if (!field || !isRestricted(field, dialect)) return '*';
  return [...new Set(field.items.map((item) => awsItem(item, field, dialect)))].join(',');
}

function awsItem(item: Item, field: Field, dialect: Schedule['dialect']): string {
  switch (item.kind) {
    case 'last':
      return `L${item.before > 0 ? `-${item.before}` : ''}${item.nearest ? 'W' : ''}`;
    case 'nearest':
      return `${item.day}W`;
    case 'nth':
      return `${item.weekday + 1}#${item.nth}`;
    case 'last-weekday':
      return `${item.weekday + 1}L`;
    default:
      return field.name === 'weekday' ? awsWeekdays(item, field) : awsNumbers(item, field, dialect);
  }
}

/** Names, which read the same whatever number a week begins with. */
function awsWeekdays(item: Item, { values }: Field): string {
  const isPlain = item.kind === 'range' && item.step === 1 && item.from < item.to && item.to <= 6;
  return isPlain ? `${WEEKDAYS[item.from]}-${WEEKDAYS[item.to]}` : values.map((value) => WEEKDAYS[value]).join(',');
}

function awsNumbers(item: Item, field: Field, dialect: Schedule['dialect']): string {
  if (item.kind === 'every') return `${domainOf(field.name, dialect).min}/${item.step}`;
  return item.kind === 'onward' ? `${item.from}/${item.step}` : plainItem(item, field, dialect);
}
