import { err, ok, type Result } from '../result';
import type { PlainDate, ZonedDateTime } from '../temporal';
import { isZone } from '../zones';
import { shorten } from '../shorten';
import { offsetOfAbbreviation } from './abbreviations';
import { momentAtOffset, momentInZone, momentOn, parseOffset, SECOND, timeOfDay, type TimeText } from './calendar';
import type { Context, DateFault, Moment, Notice } from './moment';

const DIGITS = String.raw`[+-](?:\d\d(?::?\d\d(?::?\d\d(?:[.,]\d{1,9})?)?)?|\d(?::\d\d)?)`;
const NAME = String.raw`[A-Za-z][A-Za-z0-9_]*(?:/[A-Za-z0-9_+-]+)*`;
const COMMENT = String.raw`\([^()]*\)`;
// "11:10 PM" has no zone.
const NO_MERIDIEM = String.raw`(?![AaPp]\.?[Mm]\b)`;

/**
 * What may stand behind a time, as the group `zoneText`: an offset (`+02:00`, `+8`), an abbreviation (`CEST`), both
 * (`UTC+8`, `+0200 CEST`), or the name of a zone (`America/New_York`); with remarks in brackets.
 */
export const ZONE_TEXT =
  `${NO_MERIDIEM}(?<zoneText>${DIGITS}(?: (?:${NAME}|[+-]\\d\\d(?:\\d\\d)?))?(?: ?${COMMENT})?` +
  String.raw`|\(?${NAME}(?: ?${DIGITS})?\)?(?: ?${COMMENT})?)`;

interface ZoneRead {
  readonly offset?: string;
  readonly zone?: string;
  readonly notices: readonly Notice[];
}

const PARTS = new RegExp(`^(?:(?<digits>${DIGITS})(?: (?<after>\\S+))?|(?<name>${NAME})(?: ?(?<behind>${DIGITS}))?)$`);

/** `+8` as `+08`. */
function padded(digits: string): string {
  return digits.replace(/^([+-])(\d)(?=$|:)/, '$10$2');
}

/** A zone's name as the engine writes it. */
function knownZone(name: string, { T }: Context): string | undefined {
  return isZone(T, name) ? new T.Instant(0n).toZonedDateTimeISO(name).timeZoneId : undefined;
}

function readZoneText(
  text: string,
  context: Context,
  preferred: Readonly<Record<string, string>>,
): Result<ZoneRead, DateFault> {
  const bare = text.replace(/ ?\([^()]*\)$/, '') || text.slice(1, -1);
  const { digits, after = '', name = '', behind } = PARTS.exec(bare)?.groups ?? {};
  if (digits !== undefined) {
    // After digits, a zone's short name (as Go prints it) says nothing more.
    const zone = after.includes('/') ? knownZone(after, context) : undefined;
    return after.includes('/') && zone === undefined
      ? err({ code: 'unknown-zone', zone: shorten(after) })
      : ok({ offset: padded(digits), ...(zone !== undefined && { zone }), notices: [] });
  }
  const named = offsetOfAbbreviation(name, preferred);
  // "GMT+0200" of JavaScript: the digits count.
  if (named) return ok(behind === undefined ? named : { offset: padded(behind), notices: [] });
  const zone = behind === undefined ? knownZone(name, context) : undefined;
  return zone === undefined ? err({ code: 'unknown-zone', zone: shorten(bare) }) : ok({ zone, notices: [] });
}

export interface Wall {
  readonly date: PlainDate;
  readonly time: TimeText | undefined;
}

/**
 * The instant of a day and a time, by the zone written behind them, else by the context's. `annotated` is a zone that
 * stands elsewhere; `preferred` are abbreviations that the language of the text has other habits for.
 */
export function momentAt(
  wall: Wall,
  zoneText: string | undefined,
  context: Context,
  { annotated, preferred = {} }: { annotated?: string | undefined; preferred?: Readonly<Record<string, string>> } = {},
): Result<Moment, DateFault> {
  const read = zoneText === undefined ? ok({ notices: [] }) : readZoneText(zoneText, context, preferred);
  if (!read.ok) return read;
  const { offset, zone = annotated, notices }: ZoneRead = read.value;
  // "Z" tells the instant, and nothing of the clocks of a zone.
  const isBound = offset !== undefined && !/^(?:z|utc|gmt)$/i.test(zoneText ?? '');
  const moment =
    zone !== undefined && isBound && wall.time
      ? withBoth({ date: wall.date, time: wall.time, offset, zone }, context)
      : momentOn(zone === undefined ? context : { ...context, zone }, wall.date, wall.time, offset);
  return moment.ok ? ok({ ns: moment.value.ns, notices: [...notices, ...moment.value.notices] }) : moment;
}

interface BothParts {
  readonly date: PlainDate;
  readonly time: TimeText;
  readonly offset: string;
  readonly zone: string;
}

/** An offset and a zone: the offset tells the instant, and must be the zone's own unless it is `-00:00` (RFC 9557, section 3.4). */
function withBoth({ date, time, offset, zone }: BothParts, { T }: Context): Result<Moment, DateFault> {
  const read = timeOfDay(time);
  if (!read.ok) return read;
  const east = parseOffset(offset);
  if (!east.ok) return east;
  const moment = momentAtOffset(T, date, read.value, east.value);
  if (!moment.ok || /^-00(?::?00)?$/.test(offset)) return moment;
  const there = new T.Instant(moment.value.ns).toZonedDateTimeISO(zone);
  if (BigInt(there.offsetNanoseconds) === east.value) return moment;
  // Temporal prints offsets that have seconds rounded to the minute; then the zone knows better.
  const inZone = momentInZone(date, read.value, zone);
  if (inZone.ok && isRounded(east.value, new T.Instant(inZone.value.ns).toZonedDateTimeISO(zone))) return inZone;
  return err({ code: 'offset-mismatch', offset, zone, expected: there.offset });
}

const MINUTE = 60n * SECOND;

/** Whether an offset is that of a zone, rounded to the minute. */
function isRounded(offset: bigint, { offsetNanoseconds }: ZonedDateTime): boolean {
  const exact = BigInt(offsetNanoseconds);
  const half = exact < 0n ? -MINUTE / 2n : MINUTE / 2n;
  return offset % MINUTE === 0n && ((exact + half) / MINUTE) * MINUTE === offset;
}

/** The zone, or the offset as a zone, that a text behind a time names. */
export function zoneOfText(text: string, context: Context): Result<string, DateFault> {
  const read = readZoneText(text, context, {});
  if (!read.ok) return read;
  const { zone, offset } = read.value;
  if (zone !== undefined) return ok(zone);
  const east = parseOffset(offset ?? '+00');
  // As Temporal writes a zone that is but an offset: to the minute.
  return east.ok ? ok(/^[+-]\d\d(?::?\d\d)?/.exec(offset ?? '+00')?.[0] ?? '+00') : east;
}
