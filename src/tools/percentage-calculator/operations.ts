import type { Big } from 'big.js';
import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { answerOptions } from './options';
import {
  chained,
  change as changeOf,
  changedBy,
  percentOf as percentOfBoth,
  readChanges,
  removeIncluded as withoutIncluded,
  whatPercent as shareOf,
  wholeOf as wholeFrom,
  writeNumber,
  type PercentFault,
} from './percentages';
import { readNumber, type NumberFault } from './read-number';

/** A field that the question needs holds nothing. */
export type EmptyFault = { readonly code: 'empty' };
type Fault = PercentFault | NumberFault | EmptyFault;

/** The language tells what `1,000` is. */
const options = v.object({ ...answerOptions.entries, language: v.optional(v.picklist(LOCALES), 'en') });
type Options = v.InferOutput<typeof options>;
const common = { output: 'text', options } as const;

/** Reads a number that must be there. */
function given(typed: string, language: Options['language']): Result<Big, NumberFault | EmptyFault> {
  const number = readNumber(typed, language);
  if (!number.ok) return number;
  return number.value ? ok(number.value.value) : err({ code: 'empty' });
}

/** The written answer to a question about two numbers. */
function answer(
  first: string,
  second: string,
  { decimals, language }: Options,
  calculate: (first: Big, second: Big) => Big | Result<Big, PercentFault>,
): Result<string, Fault> {
  const one = given(first, language);
  const other = given(second, language);
  if (!one.ok) return one;
  if (!other.ok) return other;
  const made = calculate(one.value, other.value);
  if (!('ok' in made)) return ok(writeNumber(made, decimals));
  return made.ok ? ok(writeNumber(made.value, decimals)) : made;
}

/** A percentage of a number: how much 15 percent (%) of 240 are. */
export const percentOf = defineOperation({
  ...common,
  id: 'percentOf',
  inputs: { percent: text(), number: text() },
  examples: [
    { inputs: { percent: '123', number: '456' }, output: '560.88' },
    { inputs: { percent: '1.1', number: '300' }, output: '3.3' },
    { inputs: { percent: '10', number: '12345678901234567890' }, output: '1234567890123456789' },
    { inputs: { percent: '12,5', number: '１００' }, output: '12.5' },
    { inputs: { percent: '10', number: '1,000' }, output: '100' },
    { inputs: { percent: '10', number: '1,000' }, options: { language: 'fr' }, output: '0.1' },
    { inputs: { percent: 'abc', number: '5' }, fault: 'not-a-number' },
    { inputs: { percent: '', number: '5' }, fault: 'empty' },
  ],
  run: ({ percent, number }, settings) => answer(percent, number, settings, percentOfBoth),
});

/** What percentage one number is of another. */
export const whatPercent = defineOperation({
  ...common,
  id: 'whatPercent',
  inputs: { part: text(), whole: text() },
  examples: [
    { inputs: { part: '123', whole: '456' }, output: '26.9736842105' },
    { inputs: { part: '2', whole: '3' }, options: { decimals: 0 }, output: '67' },
    { inputs: { part: '1', whole: '0' }, fault: 'of-zero' },
  ],
  run: ({ part, whole }, settings) => answer(part, whole, settings, shareOf),
});

/** By how many percent a number, such as a price, changed from one to another. */
export const change = defineOperation({
  ...common,
  id: 'change',
  inputs: { from: text(), to: text() },
  examples: [
    { inputs: { from: '123', to: '456' }, output: '270.7317073171' },
    { inputs: { from: '-50', to: '50' }, output: '200' },
    { inputs: { from: '0', to: '5' }, fault: 'from-zero' },
  ],
  run: ({ from, to }, settings) => answer(from, to, settings, changeOf),
});

/** A number plus a percentage of itself. */
export const increase = defineOperation({
  ...common,
  id: 'increase',
  inputs: { number: text(), percent: text() },
  examples: [{ inputs: { number: '200', percent: '15' }, output: '230' }],
  run: ({ number, percent }, settings) => answer(number, percent, settings, changedBy),
});

/** A number minus a percentage of itself. */
export const decrease = defineOperation({
  ...common,
  id: 'decrease',
  inputs: { number: text(), percent: text() },
  examples: [{ inputs: { number: '200', percent: '15' }, output: '170' }],
  run: ({ number, percent }, settings) =>
    answer(number, percent, settings, (amount, share) => changedBy(amount, share.neg())),
});

/** The number of which another is so many percent. */
export const wholeOf = defineOperation({
  ...common,
  id: 'wholeOf',
  inputs: { part: text(), percent: text() },
  examples: [
    { inputs: { part: '30', percent: '15' }, output: '200' },
    { inputs: { part: '30', percent: '0' }, fault: 'zero-percent' },
  ],
  run: ({ part, percent }, settings) => answer(part, percent, settings, wholeFrom),
});

/** A gross total without the tax (VAT) of so many percent that is included in it: the net amount. */
export const removeIncluded = defineOperation({
  ...common,
  id: 'removeIncluded',
  inputs: { total: text(), percent: text() },
  examples: [
    { inputs: { total: '120', percent: '20' }, output: '100' },
    { inputs: { total: '100', percent: '20' }, options: { decimals: 2 }, output: '83.33' },
    { inputs: { total: '100', percent: '-100' }, fault: 'nothing-left' },
  ],
  run: ({ total, percent }, settings) => answer(total, percent, settings, withoutIncluded),
});

/** The difference of two percentages in points. */
export const points = defineOperation({
  ...common,
  id: 'points',
  inputs: { from: text(), to: text() },
  examples: [{ inputs: { from: '40 %', to: '50 %' }, output: '10' }],
  run: ({ from, to }, settings) => answer(from, to, settings, (one, other) => other.minus(one)),
});

/** A number after several changes in percent, one after the other. */
export const chain = defineOperation({
  ...common,
  id: 'chain',
  inputs: { number: text(), changes: text() },
  inlineLimit: 800,
  examples: [
    { inputs: { number: '100', changes: '+10 -10' }, output: '99' },
    { inputs: { number: '100', changes: '+10 x' }, fault: 'not-a-number' },
  ],
  run: ({ number, changes }, { decimals, language }): Result<string, Fault> => {
    const start = given(number, language);
    const steps = readChanges(changes, language);
    if (!start.ok) return start;
    return steps.ok ? ok(writeNumber(chained(start.value, steps.value), decimals)) : steps;
  },
});
