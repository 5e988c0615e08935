import * as v from 'valibot';
import type { DocumentFault } from '../../lib/document/document-fault';
import { decodeMarkedText } from '../../lib/decode-text';
import type { CheckFault } from '../../lib/json-schema/check-text';
import type { JsonIndex } from '../../lib/json/json-index';
import type { Result } from '../../lib/result';
import type { FormattedYaml, FormatYamlFault } from '../../lib/yaml/format-yaml';
import { yamlInputEntries, yamlOutputEntries } from '../../lib/yaml/yaml-options';
import type { YamlFault } from '../../lib/yaml/yaml-fault';
import { defineOperation, text } from '../../operations/define';
import type { YamlSchemaReport } from './check-yaml-schema';

const { version, strict } = yamlInputEntries;

/** Everything that is remembered of this tool. */
export const formatOptions = v.object({
  /** Blanks per level. */
  indent: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8), v.metadata({ offered: [1, 2, 3, 4, 5, 6, 7, 8] })),
    2,
  ),
  sortKeys: yamlOutputEntries.sortKeys,
  /** Of texts in quotes; those without stay so. */
  quotes: v.optional(v.picklist(['keep', 'double', 'single']), 'keep'),
  /** Longer texts are folded. */
  lineWidth: v.optional(v.picklist(['80', 'none']), '80'),
  version,
  strict,
});

const gives = (expected: string) => (value: FormattedYaml) => value.text === expected;

/** Formats YAML; the report holds the text, its notes and how many documents there are. */
export const format = defineOperation({
  id: 'format',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: formatOptions,
  // It is read, written and read again, which takes some milliseconds per 1000 characters.
  inlineLimit: 500,
  examples: [
    {
      inputs: {
        text: '# top\nb: 1 # one\na:\n    - x\n    -   y: 2\n---\nc: &A {k: v}\nd: *A\n',
      },
      check: gives('# top\nb: 1 # one\na:\n  - x\n  - y: 2\n---\nc: &A { k: v }\nd: *A\n'),
    },
    {
      inputs: { text: 'n: 12345678901234567890\nf: 1.10\n' },
      check: gives('n: 12345678901234567890\nf: 1.10\n'),
    },
    {
      inputs: { text: '# head\n\nb: 1 # c\na: 2\n' },
      options: { sortKeys: 'codeUnits' },
      check: gives('# head\n\na: 2\nb: 1 # c\n'),
    },
    {
      inputs: { text: "a: 'x'\nb:\n  c: |\n      text\n" },
      options: { indent: 4, quotes: 'double' },
      check: gives('a: "x"\nb:\n    c: |\n        text\n'),
    },
    { inputs: { text: 'a: no' }, check: (value) => value.notes.length === 1 },
    { inputs: { text: 'a: 1\na: 2\n' }, fault: 'repeated-key' },
    { inputs: { text: 'a:\n\tb: 1' }, fault: 'tab-indent' },
    { inputs: { text: 'a: [1, 2\nb: 3' }, fault: 'unclosed' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: async ({ text: source }, options, job): Promise<Result<FormattedYaml, FormatYamlFault>> => {
    const { formatYaml } = await import('../../lib/yaml/format-yaml');
    return formatYaml(source, options, job.progress);
  },
});

/** The values of a text as JSON with its index, for the page, which shows them as a tree; several documents are a list. */
export const index = defineOperation({
  id: 'index',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: v.object({ version, strict }),
  examples: [
    { inputs: { text: 'a: [1, 2]' }, check: ({ count, depth }: JsonIndex) => count === 4 && depth === 2 },
    { inputs: { text: 'a: &x [1]\nb: *x\n---\nc' }, check: ({ count }: JsonIndex) => count === 7 },
    { inputs: { text: 'a: &x [*x]\n1: b\n"1": c' }, check: ({ count }: JsonIndex) => count === 5 },
    { inputs: { text: 'a: *x' }, fault: 'alias-without-anchor' },
  ],
  run: async ({ text: source }, options, job): Promise<Result<JsonIndex, YamlFault | DocumentFault>> => {
    const { yamlTree } = await import('./yaml-tree');
    return yamlTree(source, options, job.progress);
  },
});

/** Nobody can tell beforehand how long a pattern of the schema takes. */
const TIME_LIMIT = 10_000;

/** What of a text does not fit a JSON Schema, which is JSON or YAML itself; each document is looked at. */
export const check = defineOperation({
  id: 'check',
  inputs: { text: text(), schema: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: v.object({ version, strict }),
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  prepare: () => import('./check-yaml-schema'),
  examples: [
    {
      inputs: { text: 'id: "7"\nprice: 1\n', schema: '{"properties":{"id":{"type":"integer"}}}' },
      check: ({ errors: [error] }: YamlSchemaReport) =>
        error?.pointer === '/id' && error.place.line === 1 && error.place.column === 5,
    },
    {
      inputs: { text: 'a: 1\n---\nb: 1\n', schema: 'required: [a]\n' },
      check: ({ errors, documents }: YamlSchemaReport) => documents === 2 && errors[0]?.place.line === 3,
    },
    {
      inputs: { text: 'a: 1.10', schema: '{"properties":{"a":{"multipleOf":0.01}}}' },
      check: ({ count }) => count === 0,
    },
    { inputs: { text: 'a: 1', schema: '{"type":"strnig"}' }, fault: 'faulty-schema' },
    { inputs: { text: 'a: 1', schema: '{"type":' }, fault: 'schema-unreadable' },
    { inputs: { text: 'a: 1', schema: '' }, fault: 'schema-not-one' },
    { inputs: { text: '# nothing', schema: '{}' }, fault: 'no-data' },
    { inputs: { text: 'a: 1\na: 2\n', schema: '{}' }, fault: 'repeated-key' },
  ],
  run: async ({ text: source, schema }, options, job): Promise<Result<YamlSchemaReport, CheckFault>> => {
    const { checkYamlSchema } = await import('./check-yaml-schema');
    return checkYamlSchema(source, schema, options, job.progress);
  },
});
