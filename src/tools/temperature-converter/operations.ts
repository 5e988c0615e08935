import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { formatDecimal } from '../../lib/rational';
import { readTemperature } from './read-temperature';
import { convert as convertScale, SCALE_IDS } from './scales';

const scale = v.picklist(SCALE_IDS);
const decimals = v.optional(
  v.pipe(
    v.union([v.literal('auto'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))]),
    v.metadata({ offered: ['auto', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }),
  ),
  'auto',
);

/** Everything that is remembered of this tool. */
export const temperatureOptions = v.object({
  decimals,
  /** The scale that was edited last. */
  scale: v.optional(scale, 'celsius'),
  copyUnit: v.optional(v.boolean(), false),
});

export type TemperatureOptions = v.InferOutput<typeof temperatureOptions>;

/** A temperature on another scale. A unit in the text goes before the option `from`; the language tells what `1,000` is. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { temperature: text() },
  output: 'text',
  options: v.object({
    from: v.optional(scale, 'celsius'),
    to: v.optional(scale, 'fahrenheit'),
    decimals,
    language: v.optional(v.picklist(LOCALES), 'en'),
  }),
  examples: [
    { inputs: { temperature: '25' }, output: '77' },
    { inputs: { temperature: '1' }, output: '33.8' },
    { inputs: { temperature: '98,6 °F' }, options: { to: 'celsius' }, output: '37' },
    { inputs: { temperature: '1,000' }, options: { to: 'celsius' }, output: '1000' },
    { inputs: { temperature: '1,000' }, options: { to: 'celsius', language: 'fr' }, output: '1' },
    { inputs: { temperature: '1.234,5' }, options: { to: 'celsius' }, output: '1234.5' },
    { inputs: { temperature: '0' }, options: { from: 'fahrenheit', to: 'celsius' }, output: '-17.7777777778' },
    { inputs: { temperature: '1e20 K' }, options: { to: 'celsius' }, output: '99999999999999999726.85' },
    { inputs: { temperature: '25' }, options: { to: 'romer', decimals: 1 }, output: '20.6' },
    { inputs: { temperature: 'abc' }, fault: 'not-number' },
  ],
  run: ({ temperature }, options) => {
    const read = readTemperature(temperature, options.language);
    if (!read.ok) return read;
    const value = convertScale(read.value.value, read.value.scale ?? options.from, options.to);
    return ok(formatDecimal(value, options.decimals));
  },
});
