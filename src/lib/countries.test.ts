import { expect, it } from 'vitest';
import { COUNTRY_CODES, countryNames, englishCountry, flagOf, sortedCountries } from './countries';

it('knows the 249 codes of ISO 3166-1 and Kosovo', () => {
  expect(COUNTRY_CODES.size).toBe(250);
  expect([...COUNTRY_CODES].every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

it.each([
  ['FR', '🇫🇷'],
  ['XK', '🇽🇰'],
])('the flag of %s is %s', (code, flag) => expect(flagOf(code)).toBe(flag));

it('names countries in a language', () => {
  expect(countryNames('fr')('DE')).toBe('Allemagne');
  expect(countryNames('zh-CN')('DE')).toBe('德国');
  expect(countryNames('en')('ZZ')).not.toBe('');
});

it.each([
  ['US', 'the United States'],
  ['DE', 'Germany'],
])('%s is %s in an English sentence', (code, name) => expect(englishCountry(code)).toBe(name));

it('sorts countries as the language does', () =>
  expect(sortedCountries(['US', 'DE', 'EG'], 'fr').map(({ flag, name }) => `${flag} ${name}`)).toEqual([
    '🇩🇪 Allemagne',
    '🇪🇬 Égypte',
    '🇺🇸 États-Unis',
  ]));
