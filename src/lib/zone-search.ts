import { editDistance } from './edit-distance';
import { gazettes, namesOfCountry, namesOfZone, presentName, windowsNamesOf, type City } from './zone-data/gazetteer';
import { ABBREVIATIONS } from './zone-data/zone-names';

/** What a search for a zone looks at. */
export interface Searched {
  readonly zone: string;
  /** `+02:00`, once it is known. */
  readonly offset?: string;
  /** Further names, as the engine has them. */
  readonly places?: string;
}

/** In words of small letters without accents, with the signs of zone names as blanks. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[_\-\u2019'.]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const OFFSET = /^(?:utc|gmt)? *([+-])(\d{1,2})(?::?(\d\d))?$/;

/** `+8`, `UTC+8`, `gmt-03:30` as `+08:00`; undefined for all other texts. */
export function offsetAsked(query: string): string | undefined {
  const match = OFFSET.exec(query.normalize('NFKC').replaceAll('\u2212', '-').trim().toLowerCase());
  if (!match) return undefined;
  const [, sign = '', hours = '', minutes = '00'] = match;
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

const GREENWICH = new Set(['gmt', 'utc', 'z', 'ut']);

const abbreviationsOf = new Map<string, string>();
for (const [names, zones] of Object.entries(ABBREVIATIONS)) {
  for (const zone of zones.split(' ')) abbreviationsOf.set(zone, names.toLowerCase());
}

/** What Americans write beside a time for the clocks of the United States, in summer and winter. No name of a place is like them. */
const AMERICAN: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
};

const americanZone = (wanted: string) => (Object.hasOwn(AMERICAN, wanted) ? AMERICAN[wanted] : undefined);

interface Known {
  /** Whole names: of zone, cities and country. */
  readonly names: readonly string[];
  /** Pinyin of cities and country, and their initials. */
  readonly spelt: readonly (readonly [whole: string, initials: string])[];
  readonly all: string;
}

const known = new Map<string, Known>();

const spell = (pinyin: string) => [pinyin.toLowerCase(), pinyin.replaceAll(/[^A-Z]/g, '').toLowerCase()] as const;

function knownOf({ zone, places = '' }: Searched): Known {
  const key = `${zone} ${places}`;
  const former = known.get(key);
  if (former) return former;
  const gazette = gazettes().get(presentName(zone));
  const cities = gazette?.cities ?? [];
  const [pinyin = '', ...country] = namesOfCountry(gazette?.country ?? '').toReversed();
  const ids = namesOfZone(zone);
  const names = [
    ...ids,
    ...ids.map((id) => id.split('/').at(-1) ?? id),
    ...cities.flatMap((city: City) => [city['zh-cn'], city.en, city.fr]),
    ...country,
  ].map(fold);
  const spelt = [...cities.map((city) => city.pinyin), pinyin].filter((text) => text !== '').map(spell);
  const made = { names, spelt, all: `${names.join(' ')} ${fold(places)}` };
  known.set(key, made);
  return made;
}

/** No name of a place has so many UTF-16 units. */
const LONGEST_QUERY = 1000;

/** How well a name is met. */
const WHOLE = 6;
const BEGINNING = 4;
const WITHIN = 2;

function rankOfSpelling(asked: string, spelt: Known['spelt']): number {
  if (!/^[a-z]{2,}$/.test(asked)) return 0;
  if (spelt.some(([whole, initials]) => whole === asked || (initials === asked && initials.length > 1)))
    return WHOLE - 1;
  return spelt.some(([whole]) => asked.length > 2 && whole.startsWith(asked)) ? BEGINNING - 1 : 0;
}

/**
 * How well a query finds a zone, 0 where it does not: by its offset now, by an abbreviation, by a name of zone, city, country or Windows, in any
 * language of the site, in pinyin or its initials, or by words that all stand in these.
 */
export function zoneRank(entry: Searched, query: string): number {
  // It is folded for each of some six hundred zones.
  if (query.length > LONGEST_QUERY) return 0;
  const { zone, offset } = entry;
  const offsetWanted = offsetAsked(query);
  if (offsetWanted !== undefined) return offsetWanted === (zone === 'UTC' ? '+00:00' : offset) ? WHOLE : 0;
  const wanted = fold(query);
  if (wanted === '') return 0;
  if (abbreviationsOf.get(zone)?.split(' ').includes(wanted) === true) return WHOLE;
  if (americanZone(wanted) === zone) return WHOLE;
  if (GREENWICH.has(wanted)) return zone === 'UTC' ? WHOLE : 0;
  const { names, spelt, all } = knownOf(entry);
  if (names.includes(wanted)) return WHOLE;
  const windows = windowsNamesOf(presentName(zone)).find(({ name }) => fold(name) === wanted);
  if (windows) return windows.isUsual ? WHOLE : BEGINNING;
  const spelling = rankOfSpelling(wanted.replaceAll(' ', ''), spelt);
  if (spelling === WHOLE - 1) return spelling;
  if (names.some((name) => name.startsWith(wanted))) return BEGINNING;
  if (spelling > 0) return spelling;
  return wanted.split(/[ ,、/]+/).every((word) => all.includes(word)) ? WITHIN : 0;
}

/** The zones that a query finds, the best met first; of those that are met alike, those with more large cities. */
export function findZones<Entry extends Searched>(entries: readonly Entry[], query: string): readonly Entry[] {
  const citiesOf = ({ zone }: Searched) => gazettes().get(presentName(zone))?.cities.length ?? 0;
  return entries
    .map((entry) => ({ entry, rank: zoneRank(entry, query) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || citiesOf(other.entry) - citiesOf(one.entry))
    .map(({ entry }) => entry);
}

/** Zones that a whole name, and nothing less, stands for: of a zone, a city or a country, also in pinyin; ET, CT, MT and PT. */
export function zonesCalled(name: string): readonly string[] {
  const wanted = fold(name);
  if (wanted.length < 2) return [];
  const american = americanZone(wanted);
  if (american !== undefined) return [american];
  return [...gazettes().keys()].filter((zone) => {
    const { names, spelt } = knownOf({ zone });
    return names.includes(wanted) || spelt.some(([whole]) => whole === wanted.replaceAll(' ', ''));
  });
}

/** A name that is like what was typed, and its zone. */
export interface NearName {
  readonly name: string;
  readonly zone: string;
}

/** So many characters of a name are compared. */
const MOST_COMPARED = 40;

/** The names of cities, countries and zones that are most like a text, each of another zone. */
export function nearestNames(text: string, language: Exclude<keyof City, 'pinyin'>, count = 3): readonly NearName[] {
  const wanted = fold(text.trimStart().slice(0, LONGEST_QUERY)).slice(0, MOST_COMPARED);
  const found = [...gazettes().values()].map(({ zone, cities }) => {
    const candidates = cities
      .flatMap((city) => [city[language], city['zh-cn'], city.pinyin, city.en, city.fr].map((by) => ({ by, city })))
      .map(({ by, city }) => ({
        name: city[language],
        distance: editDistance(wanted, fold(by).slice(0, MOST_COMPARED)),
      }));
    const own = zone.split('/').at(-1) ?? zone;
    candidates.push({ name: zone, distance: Math.min(...[zone, own].map((by) => editDistance(wanted, fold(by)))) });
    const [nearest] = candidates.toSorted((one, other) => one.distance - other.distance);
    return { zone, name: nearest?.name || zone, distance: nearest?.distance ?? Infinity };
  });
  return found
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ name, zone }) => ({ name, zone }));
}
