import { useEffect, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useOptions } from '../../operations/use-options';
import { remembered } from './operations';
import type { FoundCode, Series } from './report';

const NONE: readonly Series[] = [];

/** The series among all codes of the page, joined where none of their parts is missing. */
export function useSeries(codes: readonly FoundCode[]): readonly Series[] {
  const language = LANGUAGE_TAGS[useLocale()];
  const [{ charset }] = useOptions(remembered);
  const hasParts = codes.some(({ part }) => part !== undefined);
  const [series, setSeries] = useState(NONE);
  useEffect(() => {
    if (!hasParts) return undefined;
    let isWanted = true;
    void import('./series')
      .then(({ joinSeries }) => joinSeries([{ codes }], { charset, language }))
      .then((joined) => {
        if (isWanted) setSeries(joined);
      });
    return () => {
      isWanted = false;
    };
  }, [codes, hasParts, charset, language]);
  return hasParts ? series : NONE;
}
