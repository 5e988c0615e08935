import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { sortedCountries } from '../../lib/countries';
import { useOperation } from '../../operations/use-operation';
import { listCountries } from './operations';
import type { CountryEntry } from './report';

const NO_COUNTRIES: readonly CountryEntry[] = [];

/** The countries to choose from, by flag, name, code and calling code: all that one may search for. */
export function useCountryChoices() {
  const countries = useOperation(listCountries, {}, {}).value ?? NO_COUNTRIES;
  const language = LANGUAGE_TAGS[useLocale()];
  const choices = useMemo(() => {
    const callingCodes = new Map(countries.map(({ code, callingCode }) => [code, callingCode]));
    return sortedCountries([...callingCodes.keys()], language).map(({ code, name, flag }) => ({
      value: code,
      label: `${flag} ${name} · ${code} · +${callingCodes.get(code) ?? ''}`,
    }));
  }, [countries, language]);
  return { countries, choices };
}

/** How a number looks that is written in a country, or anywhere. */
export function exampleOf(countries: readonly CountryEntry[], country: string): string {
  return countries.find(({ code }) => code === country)?.example || '+33 6 12 34 56 78';
}
