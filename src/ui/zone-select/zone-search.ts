import type { Locale } from '../../i18n/locale';
import { gazettes, presentName } from '../../lib/zone-data/gazetteer';
import { type Searched, zoneRank } from '../../lib/zone-search';

export type { Searched };

/** So many cities stand beside a zone. */
const MOST_CITIES = 5;
const SEPARATORS: Readonly<Record<Locale, string>> = { 'zh-cn': '、', en: ', ', fr: ', ' };

/** The cities of a zone in a language. */
export function citiesOf(zone: string, locale: Locale): string | undefined {
  const cities = gazettes().get(presentName(zone))?.cities ?? [];
  const names = new Set(cities.map((city) => city[locale]).filter((name) => name !== ''));
  return names.size === 0 ? undefined : [...names].slice(0, MOST_CITIES).join(SEPARATORS[locale]);
}

/** Makes the test whether a query finds a zone. */
export function zoneMatcher(entry: Searched): (query: string) => boolean {
  return (query) => zoneRank(entry, query) > 0;
}
