import { countryNames, flagOf } from '../../lib/countries';
import type { words as zhCn } from './locales/zh-cn';
import type { PhoneReport } from './report';

/** Where a number is at home, in words: flag, name and code, several codes, or the name of an international network. */
export function placeOf(
  { countries, callingCode, plan }: PhoneReport,
  language: string,
  words: Pick<typeof zhCn, 'several' | 'network'>,
): string {
  const [first] = countries;
  if (countries.length > 1) return words.several(countries.join(', '));
  const country = first ?? plan;
  return country === undefined
    ? words.network(callingCode)
    : `${flagOf(country)} ${countryNames(language)(country)} · ${country}`;
}
