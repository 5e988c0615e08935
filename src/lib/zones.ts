import type { TemporalApi } from './temporal';

/** A zone to choose, with its offset from UTC at a given moment, `+02:00`. */
export interface ZoneEntry {
  readonly zone: string;
  readonly offset: string;
  /** What the engine calls the zone after a place, in every language of the site, for searching. */
  readonly places?: string;
}

/** Names that engines keep for older programs, with those that the places go by now (CLDR holds on to the former). */
const MODERN: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Godthab': 'America/Nuuk',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Africa/Asmera': 'Africa/Asmara',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'America/Coral_Harbour': 'America/Atikokan',
};

/** The present name of a zone, where the engine knows it. */
export function modernZone(zone: string): string {
  const modern = Object.hasOwn(MODERN, zone) ? MODERN[zone] : undefined;
  if (modern === undefined) return zone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: modern }).format(0);
    return modern;
  } catch {
    // A RangeError: an engine from before the renaming.
    return zone;
  }
}

/** The zone that the browser keeps its own clock in, by its present name; UTC where it names none that `Intl` knows. */
export function browserZone(tell: () => unknown = () => new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  try {
    const zone = tell();
    if (typeof zone !== 'string' || zone === 'Etc/Unknown') return 'UTC';
    // Throws where the zone is unknown.
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return modernZone(zone);
  } catch {
    // A RangeError of either call.
    return 'UTC';
  }
}

/** The zones that the engine lists, by their present names, and UTC, which engines leave out. */
export function namedZones(): readonly string[] {
  const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return ['UTC', ...named.map(modernZone).toSorted()];
}

const PLACE_LANGUAGES = ['zh-CN', 'en', 'fr'];

/** The place that a zone is called after, in the languages of the site. */
function placesOf(zone: string): string {
  const names = PLACE_LANGUAGES.map((language) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName'),
  );
  return names.map((name) => name?.value ?? '').join(' ');
}

/** Whole and half hours, and quarters where there are clocks that keep them. */
const OFFSETS = [
  '-12:00',
  '-11:00',
  '-10:00',
  '-09:30',
  '-09:00',
  '-08:00',
  '-07:00',
  '-06:00',
  '-05:00',
  '-04:00',
  '-03:30',
  '-03:00',
  '-02:30',
  '-02:00',
  '-01:00',
  '+01:00',
  '+02:00',
  '+03:00',
  '+03:30',
  '+04:00',
  '+04:30',
  '+05:00',
  '+05:30',
  '+05:45',
  '+06:00',
  '+06:30',
  '+07:00',
  '+08:00',
  '+08:45',
  '+09:00',
  '+09:30',
  '+10:00',
  '+10:30',
  '+11:00',
  '+12:00',
  '+12:45',
  '+13:00',
  '+14:00',
];

/** UTC, every zone that the engine names, and plain offsets, as of some milliseconds. Engines leave UTC out of their list. */
export function listAllZones(T: TemporalApi, ms: number): readonly ZoneEntry[] {
  const instant = T.Instant.fromEpochMilliseconds(ms);
  return [
    ...namedZones()
      .filter((zone) => isZone(T, zone))
      .map((zone) => ({ zone, offset: instant.toZonedDateTimeISO(zone).offset, places: placesOf(zone) })),
    ...OFFSETS.map((offset) => ({ zone: offset, offset })),
  ];
}

const ZONE_NAME = /^(?:[A-Za-z][A-Za-z0-9_+\-/]*|[+-]\d\d(?::?\d\d)?)$/;

/** Whether a text names a zone: an IANA name that the engine knows, or an offset. */
export function isZone(T: TemporalApi, zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    new T.Instant(0n).toZonedDateTimeISO(zone);
    return true;
  } catch {
    // A RangeError: that is how Temporal says no.
    return false;
  }
}
