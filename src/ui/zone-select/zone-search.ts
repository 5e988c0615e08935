import type { Locale } from '../../i18n/locale';
import { gazettes, presentName } from '../../lib/zone-data/gazetteer';
import { type Searched, zoneRank } from '../../lib/zone-search';

export type { Searched };

/** So many cities stand beside a zone. */
const MOST_CITIES = 5;
const SEPARATORS: Readonly<Record<Locale, string>> = { 'zh-cn': '、', en: ', ', fr: ', ' };

/** The cities of a zone in a language, but for one that its name tells. */
export function citiesOf(zone: string, locale: Locale): string | undefined {
  const cities = gazettes().get(presentName(zone))?.cities ?? [];
  // What the zone's own name says already need not be said again.
  const said = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const names = new Set(cities.map((city) => city[locale]).filter((name) => name !== '' && name !== said));
  return names.size === 0 ? undefined : [...names].slice(0, MOST_CITIES).join(SEPARATORS[locale]);
}

/** Makes the test whether a query finds a zone. */
export function zoneMatcher(entry: Searched): (query: string) => boolean {
  return (query) => zoneRank(entry, query) > 0;
}

/** Makes what tells how well a query finds a zone; of zones that are found alike those with more large cities come first. */
export function zoneRanker(entry: Searched): (query: string) => number {
  const cities = gazettes().get(presentName(entry.zone))?.cities.length ?? 0;
  return (query) => zoneRank(entry, query) + cities / 1000;
}

/** The names most like what finds nothing. */
export { nearestNames } from '../../lib/zone-search';
