import type { Item } from '../field';
import type { Clock, Dates, DayPart, Listing, Meaning, Pace, PaceUnit, Span, Times, Window } from '../meaning';
import { nameOf } from '../names';
import { hourOf12, isSingle, joinWith, latinClock, listText, onlyValue } from './parts';
import type { SentenceStyle } from './style';

const join = (parts: readonly string[]) => joinWith('et', parts);
const range = ({ from, to }: Span) => `${from} à ${to}`;
const numbers = (listing: Listing) => listText(listing, { name: String, range, join });
const month = (value: number) => nameOf('month', value, 'fr');
const weekday = (value: number) => nameOf('weekday', value, 'fr');
/** The first of a month is the only one with an ordinal. */
const day = (value: number) => (value === 1 ? '1er' : String(value));

/** A schedule in a French sentence. */
export function frenchSentence({ times, dates }: Meaning, style: SentenceStyle): string {
  return [...timeParts(times, style), ...dateParts(dates, style.verbose && times.kind !== 'startup')].join(', ');
}

function timeParts(times: Times, { hour24, verbose }: SentenceStyle): string[] {
  if (times.kind === 'startup') return ['Une seule fois, au démarrage'];
  const clock = (one: Clock) => latinClock(one, hour24);
  if (times.kind === 'clocks') return [`À ${join(times.clocks.map(clock))}`];
  const { unit, pace, second, minutes, windows, hours } = times;
  const parts = [paceText(pace, unit, second)];
  if (minutes) parts.push(`pendant ${named('minute', minutes)} de chaque heure`);
  if (windows) parts.push(join(windows.map((window) => windowText(window, clock))));
  if (hours) parts.push(`pendant ${hourList(hours, hour24)}`);
  if (verbose && unit !== 'hour' && !windows && !hours) parts.push('toutes les heures');
  return parts;
}

const UNITS: Record<PaceUnit, string> = { second: 'seconde', minute: 'minute', hour: 'heure' };
/** What holds each unit. */
const HOLDERS: Record<PaceUnit, string> = { second: 'minute', minute: 'heure', hour: 'journée' };

function paceText(pace: Pace, unit: PaceUnit, second: number | undefined): string {
  const name = UNITS[unit];
  const behind = second === undefined ? '' : `, à la seconde ${second}`;
  if (pace.kind === 'at') {
    const own = second === undefined ? '' : `, seconde ${second},`;
    const at = onlyValue(pace.values) === undefined ? `Aux ${name}s` : `À la ${name}`;
    return `${at} ${numbers(pace.values)}${own} de chaque ${HOLDERS[unit]}`;
  }
  const every = pace.step === 1 ? `Toutes les ${name}s` : `Toutes les ${pace.step} ${name}s`;
  if (pace.kind === 'every') return `${every}${behind}`;
  return `${every} de la ${name} ${pace.from} à la ${name} ${pace.to} de chaque ${HOLDERS[unit]}${behind}`;
}

/** `la minute 5`, `les minutes 5 et 10`. */
function named(unit: PaceUnit, listing: Listing): string {
  const name = UNITS[unit];
  return `${onlyValue(listing) === undefined ? `les ${name}s` : `la ${name}`} ${numbers(listing)}`;
}

function windowText({ from, to }: Window, clock: (one: Clock) => string): string {
  const [begin, end] = [clock(from), clock(to)];
  return begin === end ? `à ${begin}` : `de ${begin} à ${end}`;
}

function hourList(hours: Listing, hour24: boolean): string {
  if (hour24) return named('hour', hours);
  const name = (hour: number) => `${hourOf12(hour)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `les heures ${listText(hours, { name, range: ({ from, to }) => `${name(from)} à ${name(to)}`, join })}`;
}

function dateParts({ days, weekdays, rule, months, years }: Dates, verbose: boolean): string[] {
  const only = months && onlyValue(months);
  const isCounted = days !== undefined || (weekdays !== undefined && weekdays.listing === undefined);
  const isWithDays = only !== undefined && rule !== 'either' && isCounted;
  const of = isWithDays ? month(only) : undefined;
  const parts: string[] = [];
  if (days && weekdays) {
    const [some, others] = [dayTexts(days, of), weekdayTexts(weekdays, of)];
    parts.push(rule === 'both' ? `${join(some)}, et seulement ${join(others)}` : joinWith('ou', [...some, ...others]));
  } else if (days) parts.push(join(dayTexts(days, of)));
  else if (weekdays) parts.push(join(weekdayTexts(weekdays, of)));
  else if (verbose) parts.push('tous les jours');
  if (months && !isWithDays) parts.push(monthText(months));
  if (years) parts.push(yearText(years));
  return parts;
}

/** « de » before a name: elided before a vowel, « d’avril ». */
function de(name: string): string {
  return /^[aeiouyhéè]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function ofMonth(only: string | undefined): string {
  return only === undefined ? 'du mois' : de(only);
}

function dayTexts({ listing, specials }: DayPart, only: string | undefined): string[] {
  const parts = specials.map((item) => specialText(item, only));
  if (listing) parts.unshift(`${dayList(listing)} ${only ?? 'du mois'}`);
  return parts;
}

/** `le 1er`, `les 1er et 15`, `du 1er au 7`, `le 1er et du 10 au 15`. */
function dayList(listing: Listing): string {
  const names = { name: day, range: ({ from, to }: Span) => `du ${day(from)} au ${day(to)}`, join };
  if (onlyValue(listing) !== undefined) return `le ${listText(listing, names)}`;
  if (listing.series || listing.spans.every(isSingle)) return `les ${listText(listing, names)}`;
  return listText(listing, { ...names, name: (value) => `le ${day(value)}` });
}

function weekdayTexts({ listing, specials }: DayPart, only: string | undefined): string[] {
  const parts = specials.map((item) => specialText(item, only));
  if (listing) parts.unshift(weekdayList(listing));
  return parts;
}

function weekdayList(listing: Listing): string {
  const names = { name: weekday, range: ({ from, to }: Span) => `de ${weekday(from)} à ${weekday(to)}`, join };
  const isMany = listing.spans.length > 1 && listing.spans.every(isSingle);
  if (isMany) return `les ${listText(listing, names)}`;
  return listText(listing, { ...names, name: (value) => `le ${weekday(value)}` });
}

const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

function specialText(item: Item, only: string | undefined): string {
  const of = ofMonth(only);
  switch (item.kind) {
    case 'last': {
      if (item.before === 0) return `le dernier jour${item.nearest ? ' ouvré' : ''} ${of}`;
      const before = `${item.before} ${item.before === 1 ? 'jour' : 'jours'} avant le dernier jour ${of}`;
      return item.nearest ? `le jour ouvré le plus proche de la date située ${before}` : before;
    }
    case 'nearest':
      return `le jour ouvré le plus proche du ${day(item.day)} ${only ?? 'du mois'}`;
    case 'nth':
      return `le ${ORDINALS[item.nth]} ${weekday(item.weekday)} ${of}`;
    case 'last-weekday':
      return `le dernier ${weekday(item.weekday)} ${of}`;
    default:
      // The others have values, which are said as a list.
      return '';
  }
}

function monthText(months: Listing): string {
  const [first] = months.spans;
  const text = listText(months, {
    name: month,
    range: ({ from, to }) => `${de(month(from))} à ${month(to)}`,
    join,
  });
  return first && isSingle(first) ? `en ${text}` : text;
}

function yearText(years: Listing): string {
  const [first] = years.spans;
  const text = listText(years, { name: String, range: ({ from, to }) => `de ${from} à ${to}`, join });
  return years.series || (first && isSingle(first)) ? `en ${text}` : text;
}
