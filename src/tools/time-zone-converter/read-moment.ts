import { meaningsOf } from '../../lib/dates/abbreviations';
import { parseOffset } from '../../lib/dates/calendar';
import { clean } from '../../lib/dates/clean-text';
import type { Context, DateFault, Moment } from '../../lib/dates/moment';
import type { Reading } from '../../lib/dates/readings';
import { understand } from '../../lib/dates/understand';
import { isoText } from '../../lib/iso-text';
import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import { nearestNames, zonesCalled } from '../../lib/zone-search';
import { isZone } from '../../lib/zones';
import type { Choice, MomentFault } from './moment-fault';
import { splitPlace } from './split-place';
import { isZoneText, momentOfDayless, readDayless, withDayFirst } from './time-of-day';

type Language = 'zh-cn' | 'en' | 'fr';

/** A moment and what its text was read as. */
export interface ReadMoment extends Moment {
  readonly reading: Reading | 'time';
}

type Read = Result<ReadMoment, MomentFault>;

/** A line as this tool copies it, `Paris: Mon, Mar 16, 2026 11:00 AM (CET, UTC+1)`: the short name may be of several zones, the offset is of one. */
const OWN_LINE = /^[^:\d][^:]*: ([^()]*) \((?:[^(),]+, )?(UTC(?:[+-]\d{1,2}(?::\d\d){0,2})?)\)$/;
/** So many times of a place are offered. */
const MOST_CHOICES = 12;

/** The moment that a text means: a time of today, any notation of a date, or either with a place behind or before it. Never a guess among several. */
export function readMoment(text: string, context: Context, language: Language): Read {
  const cleaned = clean(text).replace(OWN_LINE, '$1 $2');
  const direct = readDirectly(cleaned, context);
  if (direct.ok) return settle(direct.value, cleaned, context);
  const { code } = direct.fault;
  if (code !== 'unknown' && code !== 'unknown-zone' && code !== 'not-this-format') return direct;
  const ordered = withDayFirst(cleaned) ?? cleaned;
  const split = splitPlace(ordered) ?? splitNamed(ordered);
  if (!split) return direct;
  return readWithPlace(split.rest, split.place, context, language) ?? direct;
}

/** `noon Tokyo`, in which no digit tells where the place begins. */
function splitNamed(text: string): ReturnType<typeof splitPlace> {
  const { zone } = readDayless(text) ?? {};
  if (zone === undefined || !text.endsWith(zone)) return undefined;
  return { rest: text.slice(0, -zone.length).trim(), place: zone };
}

function readDirectly(text: string, context: Context): Read {
  const dayless = readDayless(text);
  const isWhole = dayless && (dayless.zone === undefined || isZoneText(dayless.zone));
  if (isWhole && dayless.date === undefined) return asTime(momentOfDayless(dayless, context));
  const understood = understand(text, 'auto', context);
  // A date before a time that only this tool reads, such as `3pm`.
  if (!understood.ok && understood.fault.code === 'unknown' && isWhole)
    return asTime(momentOfDayless(dayless, context));
  if (!understood.ok) return understood;
  const [first, ...others] = understood.value.moments;
  if (!first) return err({ code: 'unknown' });
  if (others.length === 0) return ok({ ...first.moment, reading: first.reading });
  const choices = understood.value.moments.map(({ reading, moment }): Choice => {
    const zoned = new context.T.Instant(moment.ns).toZonedDateTimeISO(context.zone);
    const instant = new context.T.Instant(moment.ns).toString();
    return { zone: reading, offset: '', instant, text: isoText(zoned) };
  });
  return err({ code: 'which-order', choices });
}

function asTime(moment: Result<Moment, DateFault>): Read {
  return moment.ok ? ok({ ...moment.value, reading: 'time' }) : moment;
}

/** A short name of several zones is asked about. */
function settle(read: ReadMoment, text: string, context: Context): Read {
  const said = read.notices.find((notice) => notice.code === 'abbreviation');
  if (said?.code !== 'abbreviation') return ok(read);
  const used = parseOffset(said.offset);
  if (!used.ok) return ok(read);
  const choices = meaningsOf(said.name).flatMap(({ zone, offset }): Choice[] => {
    const east = parseOffset(offset);
    if (!east.ok) return [];
    const instant = new context.T.Instant(read.ns + used.value - east.value);
    const replaced = text.replace(new RegExp(String.raw`\(?\b${said.name}\b\)?`, 'i'), offset);
    const again = readDirectly(replaced, context);
    const isSame = again.ok && again.value.ns === instant.epochNanoseconds;
    return [{ zone, offset, instant: instant.toString(), text: isSame ? replaced : instant.toString() }];
  });
  return err({ code: 'which-zone', name: said.name, choices });
}

/** Undefined where the rest is no moment, so that the place is none either. */
function readWithPlace(rest: string, place: string, context: Context, language: Language): Read | undefined {
  const zones = zonesCalled(place).filter((zone) => isZone(context.T, zone));
  const [zone] = zones;
  if (zone === undefined) {
    const alone = readDirectly(rest, context);
    if (!alone.ok) return undefined;
    return err({ code: 'unknown-place', name: shorten(place), near: nearestNames(place, language) });
  }
  const choices = new Map<string, Choice>();
  for (const one of zones) {
    const read = readDirectly(rest, { ...context, zone: one });
    if (!read.ok) return undefined;
    if (zones.length === 1) return settle(read.value, rest, context);
    const instant = new context.T.Instant(read.value.ns);
    const { offset } = instant.toZonedDateTimeISO(one);
    const choice = { zone: one, offset, instant: instant.toString(), text: `${rest} ${one}` };
    // Of zones that agree, one is as good as another.
    if (!choices.has(choice.instant)) choices.set(choice.instant, choice);
  }
  if (choices.size === 1) return readDirectly(rest, { ...context, zone });
  return err({ code: 'which-zone', name: shorten(place), choices: [...choices.values()].slice(0, MOST_CHOICES) });
}
