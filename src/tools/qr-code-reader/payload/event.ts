import { field, fieldIf, warningIf, wordField } from './build-card';
import { dayBefore, isoDay } from './calendar-date';
import type { Card, CardField, CardWarning } from './card';
import { readContentLines, type ContentLine } from './content-lines';
import { unescapeText } from './escaped-text';
import type { FieldName } from './field-names';

const TEXTS: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ['SUMMARY', 'summary'],
  ['LOCATION', 'location'],
  ['DESCRIPTION', 'description'],
  ['URL', 'url'],
  ['RRULE', 'repeats'],
  ['DURATION', 'duration'],
  ['ORGANIZER', 'organizer'],
  ['ATTENDEE', 'attendee'],
]);

interface Moment {
  readonly iso: string;
  readonly isDay: boolean;
}

/** `20260501T100000Z` and `20260501` as ISO 8601 has them extended (RFC 5545, sections 3.3.4 and 3.3.5). */
function readMoment(written: string): Moment | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/.exec(written.trim());
  if (!match) return undefined;
  const [, year, month, date, hours, minutes, seconds, zone = ''] = match;
  const day = isoDay(Number(year), Number(month), Number(date));
  if (day === undefined) return undefined;
  return hours === undefined
    ? { iso: day, isDay: true }
    : { iso: `${day}T${hours}:${minutes}:${seconds}${zone}`, isDay: false };
}

interface Part {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
}

/**
 * Start or end, with the time zone that the event names for it. The end of whole days is the day behind the last (RFC 5545, section 3.6.1);
 * many write the last one itself where there is but one.
 */
function momentOf({ name, value, parameters }: ContentLine, start: string | undefined): Part {
  const moment = readMoment(value);
  const which = name === 'DTSTART' ? 'start' : 'end';
  if (!moment) return { fields: fieldIf(which, value), warnings: warningIf(true, 'badDate', value) };
  const zone = fieldIf('timeZone', parameters.get('TZID'), { depth: 1 });
  const isWhole = which === 'start' && moment.isDay ? [wordField('allDay', 'yes')] : [];
  const isLast = which === 'end' && moment.isDay;
  const shown = isLast
    ? field('lastDay', moment.iso === start ? start : dayBefore(moment.iso))
    : field(which, moment.iso);
  const isBefore = isLast && start !== undefined && moment.iso < start.slice(0, moment.iso.length);
  return { fields: [shown, ...zone, ...isWhole], warnings: warningIf(isBefore, 'badDate', value) };
}

function partOf(line: ContentLine, start: string | undefined): Part {
  if (line.name === 'DTSTART' || line.name === 'DTEND') return momentOf(line, start);
  const name = TEXTS.get(line.name);
  if (!name) return { fields: [], warnings: [] };
  const isPerson = name === 'organizer' || name === 'attendee';
  const text = unescapeText(line.value, true);
  return { fields: fieldIf(name, isPerson ? text.replace(/^mailto:/i, '') : text), warnings: [] };
}

/** The lines of each event, without those of the alarms inside. */
function eventsOf(lines: readonly ContentLine[]): readonly (readonly ContentLine[])[] {
  const events: ContentLine[][] = [];
  const open: string[] = [];
  for (const line of lines) {
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') open.push(component);
    if (line.name === 'BEGIN' && component === 'VEVENT') events.push([]);
    else if (line.name === 'END') open.pop();
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.push(line);
  }
  return events;
}

/** The first event of an iCalendar object (RFC 5545), or of an event alone, as codes often hold it. */
export function readEvent(text: string): Card | undefined {
  if (!/^\s*BEGIN:(?:VCALENDAR|VEVENT)\s/i.test(text)) return undefined;
  const events = eventsOf(readContentLines(text.trimStart()));
  const lines = events[0] ?? [];
  const start = readMoment(lines.find(({ name }) => name === 'DTSTART')?.value ?? '')?.iso;
  const parts = lines.map((line) => partOf(line, start));
  const fields = parts.flatMap((part) => part.fields);
  if (fields.length === 0) return undefined;
  const isCut = !/END:VEVENT/i.test(text);
  return {
    type: 'event',
    fields,
    warnings: [
      ...parts.flatMap((part) => part.warnings),
      ...warningIf(isCut, 'cutOff'),
      ...warningIf(events.length > 1, 'moreFollows'),
    ],
  };
}
