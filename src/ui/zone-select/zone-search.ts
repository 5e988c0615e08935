import type { Locale } from '../../i18n/locale';
import { CITIES } from './cities';
import { ABBREVIATIONS, OTHER_NAMES } from './zone-names';

/** What a search for a zone looks at. */
export interface Searched {
  readonly zone: string;
  /** `+02:00`, once it is known. */
  readonly offset?: string;
  readonly places?: string;
}

/** In words of small letters without accents, with the signs of zone names as blanks. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[_\u2019']/g, ' ');
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

/** The cities of a zone in a language. */
export function citiesOf(zone: string, locale: Locale): string | undefined {
  return Object.hasOwn(CITIES, zone) ? CITIES[zone]?.[locale] : undefined;
}

/**
 * Makes the test whether a query finds a zone: by its offset now, by an abbreviation, or by words that all stand in its
 * present, former and other names and in its places, in any language.
 */
export function zoneMatcher({ zone, offset, places = '' }: Searched): (query: string) => boolean {
  let haystack: string | undefined;
  return (query) => {
    const asked = offsetAsked(query);
    if (asked !== undefined) return asked === (zone === 'UTC' ? '+00:00' : offset);
    const wanted = fold(query.normalize('NFKC')).trim();
    if (abbreviationsOf.get(zone)?.split(' ').includes(wanted) === true) return true;
    if (GREENWICH.has(wanted)) return zone === 'UTC';
    haystack ??= fold([zone, OTHER_NAMES[zone] ?? '', ...Object.values(CITIES[zone] ?? {}), places].join(' '));
    return wanted.split(/[ ,、]+/).every((word) => haystack?.includes(word));
  };
}
