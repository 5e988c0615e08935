import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { CountryEntry, Line, PhoneReport } from './report';

/** The numbering plans are large, so they come with the first number. */
const plans = () => import('./parse');

const places = {
  /** ISO 3166 code of the country whose rules numbers without a plus are read by; empty for none. */
  country: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  /** Where one dials from; empty for the same. */
  from: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
};

const placesOptions = v.object(places);

/** Everything that is remembered of this tool; an empty country is that of the browser's language. */
export const phoneOptions = v.object({
  ...places,
  mode: v.optional(v.picklist(['one', 'many', 'find']), 'one'),
});

const reads = (wanted: Partial<PhoneReport>) => (report: PhoneReport) =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(Reflect.get(report, key)) === JSON.stringify(value));

/** One phone number: whether it is valid, of which type and country, and formatted in every notation (E.164, national, international). */
export const parse = defineOperation({
  id: 'parse',
  inputs: { text: text().secret() },
  output: 'report',
  options: placesOptions,
  inlineLimit: 1000,
  examples: [
    {
      inputs: { text: '06.12.34.56.78' },
      options: { country: 'FR', from: 'US' },
      check: reads({ valid: true, type: 'MOBILE', e164: '+33612345678', dialled: '011 33 6 12 34 56 78' }),
    },
    {
      inputs: { text: '06991320' },
      options: { country: 'DE' },
      check: reads({ countries: ['DE'], valid: true, e164: '+496991320' }),
    },
    {
      inputs: { text: '1-800-FLOWERS' },
      options: { country: 'US' },
      check: reads({ readAs: '1-800-3569377', type: 'TOLL_FREE' }),
    },
    { inputs: { text: '+999123456' }, fault: 'unknown-calling-code' },
    { inputs: { text: 'abc' }, options: { country: 'US' }, fault: 'no-number' },
    { inputs: { text: '0612345678' }, fault: 'no-country' },
  ],
  run: async ({ text: number }, options) => (await plans()).parsePhone(number, options),
});

/** The phone number in each line, in every notation, with the lines that repeat one. */
export const parseList = defineOperation({
  id: 'parseList',
  inputs: { text: text().secret() },
  output: 'rows',
  options: placesOptions,
  // Some 20 µs each: a page full of them still takes no time.
  inlineLimit: 800,
  examples: [
    {
      inputs: { text: '+33612345678\n\n06 12 34 56 78\nabc' },
      options: { country: 'FR' },
      check: ([first, second, third]: readonly Line[]) =>
        first?.report?.valid === true && second?.sameAs === 1 && third?.fault?.code === 'no-number',
    },
    { inputs: { text: '\n' }, fault: 'no-number' },
  ],
  run: async ({ text: lines }, options, job) => (await plans()).parseLines(lines, options, job),
});

/** Finds all phone numbers within a text. */
export const find = defineOperation({
  id: 'find',
  inputs: { text: text().secret() },
  output: 'rows',
  options: placesOptions,
  inlineLimit: 800,
  examples: [
    {
      inputs: { text: 'Call +33 6 12 34 56 78 or (415) 555-2671, order 12345.' },
      options: { country: 'US' },
      check: (found: readonly Line[]) =>
        found.map(({ report }) => report?.e164).join(' ') === '+33612345678 +14155552671',
    },
    { inputs: { text: 'order 12345' }, options: { country: 'US' }, fault: 'no-number' },
  ],
  run: async ({ text: prose }, options, job) => (await plans()).findPhones(prose, options, job),
});

/** Every country with its calling code and an example. */
export const listCountries = defineOperation({
  id: 'listCountries',
  inputs: {},
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: {},
      check: (countries: readonly CountryEntry[]) =>
        countries.some(({ code, callingCode }) => code === 'FR' && callingCode === '33'),
    },
  ],
  run: async (): Promise<Result<readonly CountryEntry[], never>> => ok((await plans()).listCountries()),
});
