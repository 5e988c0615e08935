import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locale';
import type { StatusCode } from './codes';
import { searchCodes, searchLoosely, type Descriptions } from './search';

const OTHER_DESCRIPTIONS: Record<Locale, () => Promise<{ descriptions: Descriptions }>> = {
  'zh-cn': () => import('./locales/descriptions.zh-cn'),
  en: () => import('./locales/descriptions.en'),
  fr: () => import('./locales/descriptions.fr'),
};

/** What the page's own words do not find: first in the words of the other languages, then by likeness of the name. */
async function searchFurther(codes: readonly StatusCode[], query: string): Promise<readonly StatusCode[]> {
  const languages = await Promise.all(Object.values(OTHER_DESCRIPTIONS).map((load) => load()));
  const found = searchCodes(
    codes,
    query,
    languages.map(({ descriptions }) => descriptions),
  );
  return found.length > 0 ? found : searchLoosely(codes, query);
}

/** The codes that a query finds; undefined while the search still goes on. */
export function useFoundCodes(
  codes: readonly StatusCode[],
  query: string,
  descriptions: Descriptions,
): readonly StatusCode[] | undefined {
  const near = searchCodes(codes, query, [descriptions]);
  const isFar = near.length === 0;
  const [far, setFar] = useState<{ codes: readonly StatusCode[]; query: string; found: readonly StatusCode[] }>();
  useEffect(() => {
    if (!isFar) return undefined;
    let isCurrent = true;
    const settle = (found: readonly StatusCode[]) => {
      if (isCurrent) setFar({ codes, query, found });
    };
    // Offline the further words may be missing; then there is nothing more to find.
    searchFurther(codes, query).then(settle, () => settle([]));
    return () => {
      isCurrent = false;
    };
  }, [isFar, codes, query]);
  if (!isFar) return near;
  return far && far.codes === codes && far.query === query ? far.found : undefined;
}
