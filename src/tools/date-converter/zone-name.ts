import type { ZonedDateTime } from '../../lib/temporal';

/** What a zone's time is called, as far back as engines have names. */
interface Names {
  readonly format: Intl.DateTimeFormat;
  readonly standard: string;
  /** Empty where the zone has had no summer time since. */
  readonly daylight: string;
}

/** The first and the last year that names are looked for in: before, engines mostly know offsets. */
const [FIRST, LAST] = [1970, 2025];

const known = new Map<string, Names>();

function nameAt(format: Intl.DateTimeFormat, ms: number): string {
  return format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function namesOf(timeZone: string): Names {
  const former = known.get(timeZone);
  if (former) return former;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const names = { format, ...latestNames(format) };
  known.set(timeZone, names);
  return names;
}

/** The names in use, from the latest year back. In Ireland it is the summer that has the standard time. */
function latestNames(format: Intl.DateTimeFormat): Pick<Names, 'standard' | 'daylight'> {
  const isSummer = (name: string) => /Daylight|Summer|Irish Standard/.test(name);
  let standard = '';
  for (let year = LAST; year >= FIRST; year--) {
    const names = [nameAt(format, Date.UTC(year, 0, 1)), nameAt(format, Date.UTC(year, 6, 1))];
    standard ||= names.find((name) => !isSummer(name)) ?? '';
    const daylight = names.find(isSummer);
    if (daylight !== undefined) return { standard, daylight };
  }
  return { standard, daylight: '' };
}

/** The first year with a summer time anywhere. */
const FIRST_SUMMER = 1908;

/** Whether the clocks are ahead of those of half a year before or after. */
function isAhead(zoned: ZonedDateTime): boolean {
  if (zoned.year < FIRST_SUMMER) return false;
  const months = [-6, -4, -2, 2, 4, 6].map((count) => zoned.add({ months: count }));
  return months.some(({ offsetNanoseconds }) => offsetNanoseconds < zoned.offsetNanoseconds);
}

/**
 * The zone's long English name at the time, as `Date.prototype.toString` has it; for a plain offset there is none but itself.
 * Where the engine only knows the offset of that time, the present name is used, as engines do there.
 */
export function zoneName(zoned: ZonedDateTime): string {
  const { timeZoneId, epochMilliseconds } = zoned;
  if (/^[+-]/.test(timeZoneId)) return `GMT${timeZoneId}`;
  const { format, standard, daylight } = namesOf(timeZoneId);
  const name = nameAt(format, epochMilliseconds);
  if (epochMilliseconds >= 0 || !name.startsWith('GMT') || standard === '' || standard.startsWith('GMT'))
    return name || timeZoneId;
  return daylight !== '' && isAhead(zoned) ? daylight : standard;
}
