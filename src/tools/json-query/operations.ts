import * as v from 'valibot';
import { indentOption } from '../../lib/document/indent-option';
import { decodeMarkedText } from '../../lib/decode-text';
import type { Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { DataFault, QueryFault } from './faults';
import type { QueryReport } from './report';
import { BOOKSHOP as S } from './samples';
import type { DataTree } from './data-tree';

const FORMATS = ['auto', 'json', 'yaml', 'csv'] as const;

export const queryOptions = v.object({
  language: v.optional(v.picklist(['jq', 'jsonpath', 'jmespath']), 'jq'),
  /** What the data are. */
  format: v.optional(v.picklist(FORMATS), 'auto'),
  output: v.optional(v.picklist(['json', 'yaml', 'csv', 'lines']), 'json'),
  /** Blanks per level, or a tab. */
  indent: v.optional(indentOption(1, 8, [2, 4, 'tab']), 2),
  /** Each result on one line; `-c` of jq. */
  compact: v.optional(v.boolean(), false),
  /** Texts without quotes; `-r` of jq. */
  raw: v.optional(v.boolean(), false),
  /** All values as one list; `-s` of jq. */
  slurp: v.optional(v.boolean(), false),
  /** Runs once, with null; `-n` of jq. */
  nullInput: v.optional(v.boolean(), false),
  /** `-S` of jq. */
  sortKeys: v.optional(v.boolean(), false),
  /** What JSONPath gives of each place that it finds. */
  nodes: v.optional(v.picklist(['values', 'paths', 'both']), 'values'),
});

/** What the page has beside these. */
export const remembered = v.object({
  ...queryOptions.entries,
  runs: v.optional(v.picklist(['typing', 'asked']), 'typing'),
  /** How the last arguments began, such as `limit:=`; never what they were. */
  argumentNames: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,59}:?=$/))),
      v.maxLength(12),
      v.metadata({ linked: 'own' }),
    ),
    [],
  ),
});

/** An expression may never end. */
export const TIME_LIMIT = 10_000;

const gives =
  (expected: string, { note, error }: { readonly note?: string; readonly error?: string } = {}) =>
  ({ text: result, notes, errors }: QueryReport) =>
    result === expected && (note === undefined || notes.some(({ code }) => code === note)) && errors[0]?.code === error;

const jq = { language: 'jq', compact: true } as const;
const path = { language: 'jsonpath', compact: true } as const;
const jmespath = { language: 'jmespath', compact: true } as const;
const PEOPLE =
  '{"people":[{"name":"Ada","age":36,"tags":["x"]},{"name":"李","age":17},{"name":"Bob","age":52,"tags":[]}],"a b":1}';

/** Runs an expression of jq, JSONPath or JMESPath on JSON, YAML or CSV; `args` are lines such as `name=text` or `name:=JSON` for jq. */
export const query = defineOperation({
  id: 'query',
  inputs: { expression: text(), data: text(), args: text().optional() },
  decode: decodeMarkedText,
  output: 'report',
  options: queryOptions,
  inlineLimit: 0,
  pause: 300,
  timeLimit: TIME_LIMIT,
  prepare: async () => {
    // What jq needs is most by far; the other languages do without it.
    const { prepareEngine } = await import('./jq/engine');
    await Promise.all([prepareEngine().catch(() => undefined), import('./query'), import('./jq/run-jq')]);
  },
  overdue: async (_, { limit }): Promise<QueryFault> => ({ code: 'too-slow', limit }),
  examples: [
    {
      inputs: { data: S, expression: '.store.book[] | select(.price < 10) | .title' },
      options: jq,
      check: gives('"Sayings"\n"Moby"'),
    },
    {
      inputs: { data: '{"id":12345678901234567890}', expression: '.id + 1' },
      options: jq,
      check: gives('12345678901234567000', { note: 'digits-rounded' }),
    },
    { inputs: { data: '{"a":1}', expression: '.a.b' }, options: jq, check: gives('', { error: 'cannot-index' }) },
    { inputs: { data: '{"a":1}', expression: '.a |' }, options: jq, fault: 'expression-end' },
    { inputs: { data: 'n,x\na,1\nb,2.50\n', expression: 'map(.x)' }, options: jq, check: gives('[1,2.50]') },
    { inputs: { data: 'a: 1\n---\na: 2\n', expression: '.a' }, options: jq, check: gives('1\n2') },
    {
      inputs: { data: 'null', expression: '$a, $b', args: 'a=x\nb:=[1.0]' },
      options: jq,
      check: gives('"x"\n[1.0]'),
    },
    {
      inputs: { data: S, expression: '$.store.book[?@.price < 10].title' },
      options: path,
      check: gives('["Sayings","Moby"]'),
    },
    { inputs: { data: S, expression: 'store.book' }, options: path, fault: 'no-dollar' },
    {
      inputs: { data: PEOPLE, expression: 'people[?age > `20`].name' },
      options: jmespath,
      check: gives('["Ada","Bob"]'),
    },
    { inputs: { data: PEOPLE, expression: 'people[0' }, options: jmespath, fault: 'expression-end' },
    { inputs: { data: PEOPLE, expression: 'sum(people[*].name)' }, options: jmespath, fault: 'argument-type' },
    { inputs: { data: '{"a":}', expression: '.' }, fault: 'expected-value' },
  ],
  run: async (texts, options, job): Promise<Result<QueryReport, QueryFault>> => {
    const { queryTexts } = await import('./query');
    return queryTexts(texts, options, job.progress);
  },
});

/** The values of data as JSON with its index, for the page, which shows them as a tree; several values are a list. */
export const index = defineOperation({
  id: 'index',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: v.object({ format: v.optional(v.picklist(FORMATS), 'auto') }),
  examples: [
    { inputs: { text: '{"a b":[{"c":1}]}' }, check: ({ count, depth }: DataTree) => count === 4 && depth === 3 },
    { inputs: { text: '1 2' }, check: ({ roots, count }: DataTree) => roots === 1 && count === 3 },
    { inputs: { text: 'a,b\n1,2\n' }, check: ({ count }: DataTree) => count === 4 },
    { inputs: { text: '[' }, fault: 'expected-value' },
  ],
  run: async ({ text: source }, { format }, job): Promise<Result<DataTree, DataFault>> => {
    const { dataTree } = await import('./data-tree');
    return dataTree(source, format, job.progress);
  },
});
