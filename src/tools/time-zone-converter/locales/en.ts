import { dateWords } from '../../../i18n/dates/en';
import { reorderWords } from '../../../i18n/reorder/en';
import { durationText } from '../../../lib/duration';
import { rational } from '../../../lib/rational';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ClockNotice } from '../clocks';
import { showOffset } from '../show-offset';
import type { MomentFault } from '../moment-fault';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const spell = (seconds: number) => durationText(rational(BigInt(Math.abs(seconds))), 'en');

/** Of a day that clocks make longer or shorter: 25 hours, not a day and an hour. */
const hoursOf = (seconds: number) => {
  const rest = seconds % 3600;
  const hours = `${n(Math.floor(seconds / 3600))} h`;
  return rest === 0 ? hours : `${hours} ${spell(rest)}`;
};

const meanings = {
  'America/Chicago': 'US Central',
  'Asia/Shanghai': 'China',
  'America/Havana': 'Cuba',
  'Asia/Kolkata': 'India',
  'Asia/Jerusalem': 'Israel',
  'Europe/Dublin': 'Ireland',
  'Europe/London': 'British Summer Time',
  'Asia/Dhaka': 'Bangladesh',
  'America/Halifax': 'Atlantic',
  'Asia/Riyadh': 'Arabia',
  'America/Los_Angeles': 'US Pacific',
  'Asia/Manila': 'Philippines',
  'Asia/Dubai': 'Gulf',
  'Atlantic/South_Georgia': 'South Georgia',
  'Asia/Yerevan': 'Armenia',
  'America/Manaus': 'Amazon',
};
const named = new Map(Object.entries(meanings));

type Choices = Extract<MomentFault, { code: 'which-zone' }>['choices'];

const choicesOf = (choices: Choices) => {
  const all = choices.map(({ zone, offset }) => `${named.get(zone) ?? zone} (${showOffset(offset)})`);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].join(' or ');
};

export const words = {
  options: {
    zones: 'Zones',
    labels: 'Labels',
    reference: 'Reference zone',
    clock: {
      label: 'Clock',
      values: (value) => ({ auto: 'By language', 24: '24 h', 12: '12 h' })[value] ?? value,
    },
    length: { label: 'Length of the meeting', values: (value) => spell(value * 60) },
    span: { label: 'Range', values: { day: 'A day', week: 'A week' } },
  },
  moment: 'Moment',
  placeholder: 'Empty means now; or 15:00 CET, 3pm New York, 1773651600',
  readIn: (zone) => `Without a zone it is read by the clocks of ${zone}`,
  picker: 'Pick a date and time',
  examples: {
    paris: 'An afternoon in Paris',
    city: 'Name of a city',
    abbreviation: 'Abbreviation',
    unix: 'Unix timestamp',
    skipped: 'A time the clocks skip',
  },
  pause: 'Pause',
  resume: 'Resume',
  pages: 'Pages',
  tabs: { clocks: 'Clocks', plan: 'Meeting' },
  zones: 'Zones',
  addZone: 'Add a zone',
  addPlaceholder: 'City, country, offset',
  noZone: (query) => `No zone or city called “${query}”.`,
  listed: (zone) => `${zone} · listed already`,
  zoneCount: (count) => plural(count, { one: `${n(count)} zone`, other: `${n(count)} zones` }),
  reference: 'Reference',
  makeReference: (name) => `Make ${name} the reference`,
  remove: (name) => `Remove ${name}`,
  move: reorderWords.move,
  moved: (name, place, count) => `${name} is now number ${place} of ${count}.`,
  label: (name) => `Label of ${name}`,
  labelPlaceholder: 'Label',
  timeIn: (name) => `Time in ${name}`,
  noTime: (typed) => `“${typed}” is no time of day, such as 15:30 or 3pm.`,
  days: (days) => `${days > 0 ? '+' : '−'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
  summer: 'Summer time',
  same: 'Same as the reference',
  difference: (seconds) => `${spell(seconds)} ${seconds > 0 ? 'ahead' : 'behind'}`,
  change: (date, before, after) => `Clocks change on ${date}, ${before} to ${after}`,
  unknownZone: (zone) => `This browser does not know ${zone}.`,
  copyAs: 'Copy as',
  forms: {
    text: 'Text',
    markdown: 'Markdown table',
    csv: 'CSV',
    iso: 'ISO 8601',
    unix: 'Unix time',
    discord: 'Discord timestamp',
  },
  calendar: 'Download meeting.ics',
  meeting: 'Meeting',
  many: 'Convert many dates',
  hours: 'Working hours',
  from: (name) => `Work begins in ${name}`,
  to: (name) => `Work ends in ${name}`,
  workdays: (name) => `Working days in ${name}`,
  weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  states: { work: 'working', wake: 'awake', night: 'night' },
  cell: (from, to, state) => `${from}–${to}, ${state}`,
  planner: 'Planner',
  everybody: 'Everybody',
  together: 'Common working hours',
  noTogether: 'none',
  noCommon: 'No common working hour on this day.',
  tooShort: (length) => `No common working time of ${length}.`,
  noRows: 'There is no zone to plan with.',
  best: 'Best times',
  least: 'Nearest times',
  choose: (when) => `Choose ${when}`,
  early: (seconds) => `${spell(seconds)} too early`,
  late: (seconds) => `${spell(seconds)} too late`,
  dayOff: 'a day off',
  outside: (name, facts) => `${name}: ${facts.join(', ')}`,
  hoursInDay: (seconds) => `This day has ${hoursOf(seconds)}`,
  weekly: 'Every week for a year',
  weeklyIntro: (time, zone) =>
    `With a meeting every week at ${time} in ${zone}, it moves in somebody’s local time from these dates on:`,
  weeklyNone: 'It stays at the same time for everybody all year.',
  moves: (name, from, to) => `${name} ${from} → ${to}`,
  meanings,
  later: (offset) => `Use the later (${offset})`,
  fault: (fault: MomentFault): string => {
    switch (fault.code) {
      case 'bad-row':
        return `“${fault.text}” is no zone with working hours, such as Europe/Paris 9-17 12345.`;
      case 'which-zone':
        return `${fault.name}: ${choicesOf(fault.choices)}?`;
      case 'which-order':
        return 'Day and month could stand in either order.';
      case 'unknown-place':
        return `No zone or city called “${fault.name}”. The nearest are ${fault.near.map(({ name }) => name).join(', ')}.`;
      default:
        return dateWords.fault(fault);
    }
  },
  note: (note: ClockNotice): string => {
    switch (note.code) {
      case 'skipped':
        return `${note.time} does not exist on ${note.date} in ${note.zone} (clocks go from ${note.before} to ${note.after}); ${note.used} is used.`;
      case 'repeated':
        return `${note.wall.slice(11, 16)} is there twice on ${note.wall.slice(0, 10)} in ${note.zone}: ${note.earlier} and ${note.later}. The earlier is used.`;
      default:
        return dateWords.notice(note);
    }
  },
} satisfies Words<typeof zhCn>;
