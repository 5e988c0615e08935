import { countryNames } from '../countries';
import { COUNTRIES, PLACES, WINDOWS } from './places';
import { OTHER_NAMES } from './zone-names';

/** A city in the languages of the site. */
export interface City {
  readonly 'zh-cn': string;
  /** Each syllable with a capital letter: `BeiJing`. */
  readonly pinyin: string;
  readonly en: string;
  readonly fr: string;
}

/** What is known of a zone's places. */
export interface Gazette {
  readonly zone: string;
  /** ISO 3166-1; empty for UTC. */
  readonly country: string;
  /** The first is the one that the zone is called after, but for UTC. */
  readonly cities: readonly City[];
}

function readCity(text: string): City {
  const [zhCn = '', pinyin = '', en = '', fr = en] = text.split(',');
  return { 'zh-cn': zhCn, pinyin, en, fr };
}

function readPlaces(): ReadonlyMap<string, Gazette> {
  return new Map(
    PLACES.trim()
      .split(/[\t\n]/)
      .map((line) => {
        const [zone = '', country = '', cities = ''] = line.split('|');
        return [zone, { zone, country, cities: cities.split(';').map(readCity) }] as const;
      }),
  );
}

let places: ReadonlyMap<string, Gazette> | undefined;

/** The zones with their places, by their present names. */
export function gazettes(): ReadonlyMap<string, Gazette> {
  return (places ??= readPlaces());
}

let present: ReadonlyMap<string, string> | undefined;

/** The present name of a zone: `Asia/Calcutta` is Asia/Kolkata, `US/Pacific` America/Los_Angeles. Any other text as it is. */
export function presentName(zone: string): string {
  if (gazettes().has(zone)) return zone;
  present ??= new Map(
    Object.entries(OTHER_NAMES).flatMap(([name, others]) => others.split(' ').map((other) => [other, name] as const)),
  );
  return present.get(zone) ?? zone;
}

/** All names that a zone has had, its present one first. */
export function namesOfZone(zone: string): readonly string[] {
  const name = presentName(zone);
  const others = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  return [name, ...(others?.split(' ') ?? [])];
}

const LANGUAGES = ['zh-CN', 'en', 'fr'] as const;
/** What else people call some of them. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'EAU'],
  CZ: ['Czech Republic', 'République tchèque'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Angleterre', 'Écosse', '英格兰', '苏格兰'],
  HK: ['香港'],
  KR: ['Korea', 'Corée', '南韩'],
  MO: ['澳门'],
  NL: ['Holland', 'Hollande'],
  US: ['USA', 'America', 'Amérique'],
};
let countries: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of a country in the languages of the site, and in pinyin, as `cities` have it. */
export function namesOfCountry(code: string): readonly string[] {
  countries ??= new Map(
    COUNTRIES.split(' ').map((text) => {
      const country = text.slice(0, 2);
      return [
        country,
        [...LANGUAGES.map((language) => countryNames(language)(country)), ...(ALSO[country] ?? []), text.slice(2)],
      ] as const;
    }),
  );
  return countries.get(code) ?? [];
}

/** A name that Windows has for zones; of one of them it is the usual name. */
export interface WindowsName {
  readonly name: string;
  readonly isUsual: boolean;
}

let windows: ReadonlyMap<string, readonly WindowsName[]> | undefined;

/** What Windows calls a zone. */
export function windowsNamesOf(zone: string): readonly WindowsName[] {
  if (!windows) {
    const names = new Map<string, WindowsName[]>();
    for (const line of WINDOWS.trim().split('\n')) {
      const [name = '', zones = ''] = line.split('|');
      for (const [index, one] of zones.split(' ').entries()) {
        names.set(one, [...(names.get(one) ?? []), { name, isUsual: index === 0 }]);
      }
    }
    windows = names;
  }
  return windows.get(zone) ?? [];
}

/** The city that a zone is called after, in a language; for UTC and offsets themselves. */
export function cityOfZone(zone: string, language: Exclude<keyof City, 'pinyin'>): string {
  const [city] = gazettes().get(presentName(zone))?.cities ?? [];
  return city === undefined || city.en === '' || presentName(zone) === 'UTC' ? zone : city[language];
}
