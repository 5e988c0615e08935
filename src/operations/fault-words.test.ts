import * as v from 'valibot';
import { expect, it } from 'vitest';
import { err, ok, type Result } from '../lib/result';
import { defineOperation, text } from './define';
import type { FaultWords } from './fault-words';

type LengthFault = { readonly code: 'empty' } | { readonly code: 'too-long'; readonly limit: number };

const declared = { inputs: { text: text() }, output: 'text', options: v.object({}), examples: [] } as const;
const measure = defineOperation({
  ...declared,
  id: 'measure',
  run: async ({ text: given }): Promise<Result<string, LengthFault>> =>
    await Promise.resolve(given === '' ? err({ code: 'empty' }) : ok(String(given.length))),
});
const first = defineOperation({
  ...declared,
  id: 'first',
  run: ({ text: given }) => (given === '' ? err({ code: 'empty' }) : ok(given.charAt(0))),
});
const echo = defineOperation({ ...declared, id: 'echo', run: ({ text: given }) => ok(given) });
const never = defineOperation({ ...declared, id: 'never', run: (): Result<string, never> => ok('') });

/** What a module exports: operations that have faults, others that have none, and what is no operation. */
interface Module {
  measure: typeof measure;
  first: typeof first;
  echo: typeof echo;
  never: typeof never;
  options: typeof declared.options;
}
interface Words {
  empty: string;
  tooLong: (limit: number) => string;
}
type Asked = FaultWords<Module, Words>;

const sayFirst = ({ empty }: Words) => empty;
const sayMeasure = (words: Words, fault: LengthFault) =>
  fault.code === 'empty' ? words.empty : words.tooLong(fault.limit);

it('is a sentence for each operation that can give a fault', () => {
  const faultWords = {
    measure: (words, fault) => (fault.code === 'empty' ? words.empty : words.tooLong(fault.limit)),
    first: (words, fault) => `${words.empty} (${fault.code})`,
  } satisfies Asked;
  const words: Words = { empty: 'Nothing.', tooLong: (limit) => `At most ${limit}.` };
  expect(faultWords.measure(words, { code: 'too-long', limit: 3 })).toBe('At most 3.');
  expect(faultWords.first(words, { code: 'empty' })).toBe('Nothing. (empty)');
});

it('does not compile where it says too little, too much or something else', () => {
  const wrong = [
    // @ts-expect-error -- an operation that can fail has no words
    { measure: sayMeasure } satisfies Asked,
    // @ts-expect-error -- an operation that cannot fail has words
    { measure: sayMeasure, first: sayFirst, echo: sayFirst } satisfies Asked,
    // @ts-expect-error -- so has one that says itself that it cannot
    { measure: sayMeasure, first: sayFirst, never: sayFirst } satisfies Asked,
    // @ts-expect-error -- so has what is no operation
    { measure: sayMeasure, first: sayFirst, options: sayFirst } satisfies Asked,
    // @ts-expect-error -- there is no such operation
    { measure: sayMeasure, first: sayFirst, last: sayFirst } satisfies Asked,
    // @ts-expect-error -- one of the faults has no words
    { measure: (words, fault: { code: 'empty' }) => words[fault.code], first: sayFirst } satisfies Asked,
    // @ts-expect-error -- there is no such word
    { measure: sayMeasure, first: (words) => words.nothing } satisfies Asked,
    // @ts-expect-error -- that is no sentence
    { measure: sayMeasure, first: ({ tooLong }) => tooLong } satisfies Asked,
  ];
  expect(wrong).toHaveLength(8);
});
