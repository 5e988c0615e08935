import { plural, type Words } from '../../../i18n/words';
import type { ChoiceKind } from '../builder';
import type { Dialect, FieldName } from '../dialects';
import type { CronFault, DayRule } from '../expression';
import type { Item, Warning } from '../field';
import { nameOf } from '../names';
import type { OptionFault } from '../operations';
import type { RunMark, RunsEnd } from '../runs';
import type { SnippetFault } from '../snippets';
import type { words as zhCn } from './zh-cn';

const fields: Record<FieldName, string> = {
  second: 'Second',
  minute: 'Minute',
  hour: 'Hour',
  day: 'Day',
  month: 'Month',
  weekday: 'Weekday',
  year: 'Year',
};

/** A value as it stands in a sentence. */
function valueOf(field: FieldName, value: number): string {
  if (field === 'month' || field === 'weekday') return nameOf(field, value, 'en');
  return field === 'year' ? String(value) : `${field} ${value}`;
}

const units = (field: FieldName, n: number) => {
  const name = field === 'weekday' ? 'day' : field;
  return n === 1 ? name : `${name}s`;
};

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function meaning(item: Item, field: FieldName): string {
  const step = 'step' in item && item.step > 1 ? `, every ${item.step} ${units(field, item.step)}` : '';
  switch (item.kind) {
    case 'any':
      return 'left open';
    case 'every':
      if (item.step > 1) return `every ${item.step} ${units(field, item.step)}`;
      return field === 'weekday' ? 'every day of the week' : `every ${field}`;
    case 'value':
      return valueOf(field, item.value);
    case 'range':
      return `${valueOf(field, item.from)} to ${valueOf(field, item.to)}${step}`;
    case 'onward':
      return `from ${valueOf(field, item.from)} on${step}`;
    case 'last': {
      if (item.before === 0) return item.nearest ? 'last working day of the month' : 'last day of the month';
      const day = `${item.before} ${plural('en', item.before, { one: 'day', other: 'days' })} before the last`;
      return item.nearest ? `working day nearest to the day ${day}` : day;
    }
    case 'nearest':
      return `working day nearest to day ${item.day}`;
    case 'nth':
      return `${ORDINALS[item.nth]} ${nameOf('weekday', item.weekday, 'en')} of the month`;
    case 'last-weekday':
      return `last ${nameOf('weekday', item.weekday, 'en')} of the month`;
  }
}

const dialects: Record<Dialect, string> = {
  unix: 'Unix (5 fields)',
  seconds: 'With seconds (6 fields)',
  quartz: 'Quartz (6–7 fields)',
  aws: 'AWS (6 fields)',
};

const names: Record<Dialect, string> = {
  unix: 'a Unix expression',
  seconds: 'an expression with seconds',
  quartz: 'a Quartz expression',
  aws: 'an AWS expression',
};

const counts: Record<Dialect, string> = { unix: '5', seconds: '6', quartz: '6 or 7', aws: '6' };

const kinds: Record<ChoiceKind, string> = {
  every: 'every',
  step: 'every N',
  range: 'from–to',
  values: 'chosen values',
  any: 'open (?)',
  typed: 'as typed',
};

function faultText(fault: CronFault | OptionFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Type a cron expression.';
    case 'field-count': {
      const found = plural('en', fault.found, { one: '1 field', other: `${fault.found} fields` });
      return `${found} found; ${names[fault.dialect]} has ${counts[fault.dialect]}.`;
    }
    case 'blank-in-field':
      return `Was ${fault.text} meant? A field has no blanks inside.`;
    case 'every-macro':
      return '@every is a Go extension, not crontab.';
    case 'unknown-macro':
      return `There is no macro ${fault.macro}.`;
    case 'macro-elsewhere':
      return `${fault.macro} is for crontabs: ${names[fault.dialect]} has no macros.`;
    case 'rate':
      return 'rate(…) is not a cron expression; use cron(…).';
    case 'unclosed':
      return 'The parenthesis of cron( is not closed.';
    case 'day-fields':
      return fault.areBothOpen
        ? 'Day and weekday cannot both be ?; write * in one of them.'
        : `${fault.dialect === 'aws' ? 'AWS' : 'Quartz'} wants ? in exactly one of day and weekday.`;
    case 'unknown-zone':
    case 'no-such-zone':
      return `Unknown time zone: ${fault.zone}.`;
    default:
      return `${fields[fault.field]}: ${fieldFault(fault)}`;
  }
}

function fieldFault(fault: Extract<CronFault, { readonly field: FieldName }>): string {
  switch (fault.code) {
    case 'out-of-range':
      return `${fault.value} is outside ${fault.min}–${fault.max}.`;
    case 'backwards':
      return `range ${fault.text} runs backwards.`;
    case 'bare-step':
      return `${fault.text} needs *${fault.text}.`;
    case 'zero-step':
      return `the step of ${fault.text} is 0; it must be at least 1.`;
    case 'empty-item':
      return 'a value is missing beside a comma.';
    case 'not-a-value':
      return `${fault.text} cannot be read.`;
    case 'not-here':
      return `${names[fault.dialect]} has no ${fault.sign} here.`;
    case 'not-alone':
      return `a value with ${fault.sign} must stand alone, not in a list.`;
    case 'no-such-nth':
      return `after # comes a number from 1 to 5, not ${fault.nth === '' ? 'nothing' : fault.nth}.`;
    case 'too-far-back':
      return `L- goes back ${fault.max} days at most.`;
  }
}

export const words = {
  options: {
    expression: {
      label: 'Cron expression',
      placeholder: '0 9 * * 1-5',
      hint: 'A line of a crontab works too, and so does a whole crontab file.',
    },
    dialect: { label: 'Format', values: { auto: 'Detect', ...dialects } },
    zone: 'Time zone',
    count: { label: 'Number of runs', values: String },
    hour24: '24-hour clock',
    verbose: 'Verbose description',
  },
  examples: {
    unix: 'Working days at 9:00',
    either: 'The 13th or a Friday',
    seconds: 'With seconds: every 30 s',
    quartz: 'Quartz: last Friday of the month',
    aws: 'AWS: working days',
    file: 'A crontab file',
  },
  presets: 'Common schedules',
  presetNames: {
    minute: 'every minute',
    five: 'every 5 minutes',
    hour: 'hourly',
    day: 'daily',
    workdays: 'working days, 9:00',
    week: 'Mondays',
    month: '1st of the month',
    quarter: 'quarterly',
  },
  autoAs: (name) => `Detected: ${name}`,
  browserZone: (zone) => `The browser’s: ${zone}`,
  time: 'Count from',
  now: 'Now',
  given: 'Given',
  instant: 'Count from this instant',
  instantHint: 'ISO 8601; UTC where no zone is given.',
  notInstant: 'This is not an ISO 8601 date and time.',
  meaningTitle: 'Description',
  command: 'Command',
  awsZone: 'AWS runs this expression in UTC, and so the next runs are listed in UTC.',
  zoneOfText: (zone) => `The expression names its own time zone: ${zone}.`,
  dayRule: (rule: DayRule) =>
    rule === 'either'
      ? 'Both day fields are set: it runs when either matches, the day of the month or the weekday.'
      : 'Both day fields are set and one begins with *: it runs only when BOTH match, the day of the month and the weekday.',
  warning: (warning: Warning): string => {
    switch (warning.code) {
      case 'onward-step':
        return `${fields[warning.field]}: ${warning.text} works as ${warning.same}, but is not accepted by every cron.`;
      case 'large-step':
        return `${fields[warning.field]}: the step of ${warning.text} is larger than the field; only the first value is left.`;
      case 'extension':
        return `${fields[warning.field]}: ${warning.text} is an extension that is not accepted by every cron.`;
      case 'maybe-quartz':
        return 'Read as six fields with seconds, where weekday 1 is Monday. For Quartz, where 1 is Sunday, choose the Quartz format.';
      case 'maybe-seconds':
        return 'Read as Quartz, where weekday 1 is Sunday. For a cron with seconds, where 1 is Monday, choose that format.';
    }
  },
  fault: faultText,
  builder: 'Builder',
  builderHint: 'Once the number of fields is right, each can be changed here.',
  fields,
  kindOf: (field) => `${field}: kind`,
  kinds,
  step: (field) => `${field}: every`,
  from: (field) => `${field}: from`,
  to: (field) => `${field}: to`,
  values: (field) => `${field}: values`,
  typed: (field) => `${field}: text`,
  add: 'Add',
  stepUnit: (field: FieldName) => units(field, 2),
  runs: 'Next runs',
  end: (end: Exclude<RunsEnd, 'count'>, year): string => {
    switch (end) {
      case 'horizon':
        return `No more runs before ${year}; the search ends after 50 years.`;
      case 'over':
        return 'No more runs: the years of the expression end here.';
      case 'never':
        return 'This schedule never runs.';
      case 'past':
        return 'This schedule never runs again: all its years are over.';
      case 'startup':
        return 'It runs once, at startup, so there are no times to list.';
    }
  },
  mark: (mark: RunMark): string => {
    switch (mark.code) {
      case 'moved':
        return `moved: ${mark.wanted.join(', ')} is skipped`;
      case 'once':
        return 'occurs twice, runs once';
      case 'first-of-two':
        return 'first of two';
      case 'second-of-two':
        return 'second of two';
    }
  },
  skipped: (date, times) =>
    `On ${date} the clocks go forward and skip ${times.slice(0, 6).join(', ')}${times.length > 6 ? ', …' : ''}: no run then.`,
  local: (zone) => `Local time (${zone})`,
  iso: 'ISO 8601',
  relative: 'From now',
  clockChange: 'Clock change',
  copyRun: 'Copy',
  copyRuns: 'Copy all',
  breakdown: 'Fields',
  field: 'Field',
  text: 'Text',
  meaning: 'Meaning',
  expanded: 'Values',
  varies: 'depends on the month',
  meaningOf: meaning,
  or: ', ',
  use: 'Use it in',
  crontab: 'crontab',
  kubernetes: 'Kubernetes CronJob',
  aws: 'AWS EventBridge',
  awsInUtc: (zone) =>
    `A rule of EventBridge runs in UTC and not in ${zone}. EventBridge Scheduler takes the zone beside the expression: ScheduleExpressionTimezone.`,
  awsTwo: 'AWS has no rule for “either”, so this takes two schedules.',
  snippetFault: (fault: SnippetFault): string => {
    switch (fault.code) {
      case 'startup':
        return 'has no schedule for startup';
      case 'seconds':
        return 'goes by minutes, not seconds';
      case 'years':
        return 'has no years';
      case 'special-days':
        return 'has no L, W and #';
      case 'both-days':
        return 'cannot ask for day and weekday at once';
    }
  },
  lines: (n) => plural('en', n, { one: `${n} line`, other: `${n} lines` }),
  faultyLines: (n) => `${n} with errors`,
  line: 'Line',
  schedule: 'Schedule',
  description: 'Description',
  nextRun: 'Next run',
  setting: 'Variable',
  noLines: 'No schedule here: only blank lines or comments.',
  crontabTable: 'Lines of the crontab',
} satisfies Words<typeof zhCn>;
