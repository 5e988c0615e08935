import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { type Conversion, inspectLines, type LineFault, numbersToRoman, romanToNumbers } from './conversion';

/** Everything that is remembered of this tool. */
export const romanOptions = v.object({
  /** A line over the thousands, for numbers up to 3,999,999. */
  overline: v.optional(v.boolean(), false),
  lowerCase: v.optional(v.boolean(), false),
  unicode: v.optional(v.boolean(), false),
  /** Old forms such as IIII are read, with a warning. */
  irregular: v.optional(v.boolean(), true),
});
export type RomanOptions = v.InferOutput<typeof romanOptions>;

const writeOptions = v.pick(romanOptions, ['overline', 'lowerCase', 'unicode']);
const readOptions = v.pick(romanOptions, ['irregular']);

const onlyText = (result: Result<Conversion, LineFault>) => (result.ok ? ok(result.value.text) : err(result.fault));

/** Writes numbers, ranges and dates, one per line, in Roman numerals. */
export const toRoman = defineOperation({
  id: 'toRoman',
  inputs: { numbers: text() },
  output: 'text',
  options: writeOptions,
  examples: [
    { inputs: { numbers: '42' }, output: 'XLII' },
    { inputs: { numbers: '1994\n2026' }, output: 'MCMXCIV\nMMXXVI' },
    { inputs: { numbers: '3888' }, options: { lowerCase: true }, output: 'mmmdccclxxxviii' },
    { inputs: { numbers: '4000' }, options: { overline: true }, output: 'I\u0305V\u0305' },
    { inputs: { numbers: '12' }, options: { unicode: true }, output: 'Ⅻ' },
    { inputs: { numbers: '1-3' }, output: 'I\nII\nIII' },
    { inputs: { numbers: '2026-07-14' }, output: 'XIV·VII·MMXXVI' },
    { inputs: { numbers: '' }, output: '' },
    { inputs: { numbers: '4000' }, fault: 'out-of-range' },
    { inputs: { numbers: '0' }, fault: 'out-of-range' },
    { inputs: { numbers: '1.9' }, fault: 'not-whole' },
  ],
  run: ({ numbers }, options) => onlyText(numbersToRoman(numbers, options)),
});

/** Roman numerals and dates in them, one per line, as decimal numbers. */
export const toNumber = defineOperation({
  id: 'toNumber',
  inputs: { roman: text() },
  output: 'text',
  options: readOptions,
  inlineLimit: 10_000,
  examples: [
    { inputs: { roman: 'xlii' }, output: '42' },
    { inputs: { roman: 'Ⅻ' }, output: '12' },
    { inputs: { roman: 'IIII\nIC' }, output: '4\n99' },
    { inputs: { roman: 'XIV·VII·MMXXVI' }, output: '2026-07-14' },
    { inputs: { roman: '' }, output: '' },
    { inputs: { roman: 'IIII' }, options: { irregular: false }, fault: 'irregular' },
    { inputs: { roman: 'IIX' }, fault: 'not-numeral' },
    { inputs: { roman: 'XA' }, fault: 'foreign-letter' },
  ],
  run: ({ roman }, options) => onlyText(romanToNumbers(roman, options)),
});

/** As `toRoman`, with the sum of each number, for the page. */
export const describeNumbers = defineOperation({
  id: 'describeNumbers',
  inputs: { numbers: text() },
  output: 'report',
  options: writeOptions,
  inlineLimit: 10_000,
  examples: [
    {
      inputs: { numbers: '42' },
      output: { text: 'XLII', pairs: [{ number: '42', roman: 'XLII', terms: [40, 2], line: 1 }] },
    },
    {
      inputs: { numbers: '1\nx\n3' },
      check: ({ text: written, faults }: Conversion) => written === 'I\n\nIII' && faults?.[0]?.line === 2,
    },
    { inputs: { numbers: 'x\ny' }, fault: 'not-number' },
  ],
  run: ({ numbers }, options) => inspectLines((collect) => numbersToRoman(numbers, options, collect)),
});

/** As `toNumber`, with sums and regular forms, for the page. */
export const describeRoman = defineOperation({
  id: 'describeRoman',
  inputs: { roman: text() },
  output: 'report',
  options: readOptions,
  inlineLimit: 10_000,
  examples: [
    {
      inputs: { roman: 'IIII' },
      output: { text: '4', pairs: [{ number: '4', roman: 'IIII', terms: [4], line: 1, regular: 'IV' }] },
    },
    {
      inputs: { roman: 'I\nIIX\nIII' },
      check: ({ text: written, faults }: Conversion) => written === '1\n\n3' && faults?.[0]?.line === 2,
    },
  ],
  run: ({ roman }, options) => inspectLines((collect) => romanToNumbers(roman, options, collect)),
});
