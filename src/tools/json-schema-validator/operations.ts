import * as v from 'valibot';
import { decodeMarkedText } from '../../lib/decode-text';
import { LOCALES } from '../../i18n/locale';
import type { CheckFault, CheckReport, SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { Draft } from '../../lib/json-schema/draft';
import type { Structured, StructuredFault } from '../../lib/document/read-structured';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { basicOutput } from './basic-output';
import type { SampleFault } from './make-samples';
import type { MadeSample } from './sample';
import { SENTENCES } from './say-problem';
import type { SlowPattern } from './slow-pattern';

/** Written out, so that the page need not fetch what checks before there is something to check. */
const DRAFTS = ['4', '6', '7', '2019-09', '2020-12'] as const satisfies readonly Draft[];
/** That of the schema's own `$schema`, else the newest; or one for it whatever it says. */
const draft = v.optional(v.picklist(['schema', ...DRAFTS]), 'schema');

export const validateOptions = v.object({
  draft,
  /** Whether formats must be right, or only tell what is meant. */
  formats: v.optional(v.boolean(), true),
});

export const generateOptions = v.object({
  draft: v.optional(v.picklist(DRAFTS), '2020-12'),
  /** What all samples have must be there. */
  required: v.optional(v.boolean(), true),
  /** Nothing else may be there. */
  closed: v.optional(v.boolean(), false),
  enums: v.optional(v.boolean(), true),
  /** Dates, addresses and the like are noticed. */
  noticed: v.optional(v.boolean(), true),
  examples: v.optional(v.boolean(), false),
});

export const sampleOptions = v.object({
  draft,
  requiredOnly: v.optional(v.boolean(), false),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)), 1),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
});

/** Nobody can tell beforehand how long a pattern takes. */
const TIME_LIMIT = 10_000;

/** It took too long, most likely because of a pattern. */
export interface TooSlowFault {
  readonly code: 'pattern-too-slow';
  readonly limit: number;
  readonly found?: SlowPattern;
}

/** `step` is the place of the pattern among those of the schemas. */
const overdue =
  (input: 'schema' | 'text') =>
  async (
    _: unknown,
    { limit, step }: { limit: number; step?: number },
    inputs: Readonly<Record<string, unknown>>,
  ): Promise<TooSlowFault> => {
    const { slowPattern } = await import('./slow-pattern');
    const found = await slowPattern(step, { schema: inputs[input], further: inputs['further'] });
    return { code: 'pattern-too-slow', limit, ...(found && { found }) };
  };

const ORDER =
  '{"type":"object","properties":{"id":{"type":"integer"},"price":{"type":"number","exclusiveMinimum":0},"tags":{"type":"array","items":{"type":"string"},"uniqueItems":true}},"required":["id","price"],"additionalProperties":false}';

const finds =
  (...expected: readonly string[]) =>
  ({ errors }: CheckReport) =>
    errors.map(({ place, pointer, keyword }) => `${place.line} ${pointer} ${keyword}`).join() === expected.join();

/** Checks JSON, JSON Lines or YAML with a schema. */
export const validate = defineOperation({
  id: 'validate',
  inputs: { schema: text(), data: text(), further: text().optional(), part: text().optional() },
  decode: decodeMarkedText,
  output: 'report',
  // The sentences of what is handed on are in a language.
  options: v.object({ ...validateOptions.entries, language: v.optional(v.picklist(LOCALES), 'en') }),
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  prepare: () => import('./validate'),
  overdue: overdue('schema'),
  examples: [
    {
      inputs: { schema: ORDER, data: '{\n"id":"7",\n"price":0,\n"tags":["a","a"],\n"x":1}' },
      check: finds('2 /id type', '3 /price exclusiveMinimum', '4 /tags uniqueItems', '5 /x additionalProperties'),
    },
    { inputs: { schema: ORDER, data: '{"id":7,"price":0.5}' }, check: ({ isValid }) => isValid },
    { inputs: { schema: ORDER, data: 'id: "7"\nprice: 1\n' }, check: finds('1 /id type') },
    { inputs: { schema: '{"format":"ipv4"}', data: '"1.2.3"' }, options: { formats: false }, check: finds() },
    {
      inputs: { schema: '{"$ref":"n.json"}', data: '"a"', further: '{"n.json":"{\\"type\\":\\"null\\"}"}' },
      check: finds('1  type'),
    },
    {
      inputs: { schema: ORDER, data: '{"id":1}', part: '/properties/id' },
      check: finds('1  type'),
    },
    { inputs: { schema: '{"type":"strnig"}', data: '1' }, fault: 'faulty-schema' },
    { inputs: { schema: '{"$ref":"#"}', data: '1' }, fault: 'faulty-schema' },
    { inputs: { schema: '{}', data: '{"a":}' }, fault: 'expected-value' },
  ],
  run: async (texts, options, job): Promise<Result<CheckReport, CheckFault | TooSlowFault>> => {
    const { validateTexts } = await import('./validate');
    return validateTexts({ further: undefined, ...texts }, options, job);
  },
  passed: async (report, _, { language }) => {
    const { sayProblem } = await SENTENCES[language]();
    return basicOutput(report, sayProblem);
  },
});

const SCHEMA_LINE = '  "$schema": "https://json-schema.org/draft/2020-12/schema",\n';

/** A schema that was made of samples, and what the reader says of those. */
export interface MadeSchema {
  readonly text: string;
  readonly notes: Structured['notes'];
}

const gives = (expected: string) => (made: { readonly text: string }) => made.text === expected;

/** Writes a schema that all samples fit: JSON, each line of JSON Lines, or each document of YAML. */
export const generate = defineOperation({
  id: 'generate',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: generateOptions,
  examples: [
    {
      inputs: { text: '{"id":1,"name":"a"}\n{"id":2.5}\n' },
      check: gives(
        `{\n${SCHEMA_LINE}  "type": "object",\n  "properties": {\n    "id": {\n      "type": "number"\n    },\n    "name": {\n      "type": "string"\n    }\n  },\n  "required": [\n    "id"\n  ]\n}`,
      ),
    },
    { inputs: { text: '[]' }, check: gives(`{\n${SCHEMA_LINE}  "type": "array"\n}`) },
    { inputs: { text: '{"a":1,"a":2}' }, check: ({ notes }: MadeSchema) => notes.length === 1 },
    { inputs: { text: '' }, fault: 'no-data' },
    { inputs: { text: '{"a":}' }, fault: 'expected-value' },
  ],
  run: async ({ text: samples }, options, job): Promise<Result<MadeSchema, StructuredFault | { code: 'no-data' }>> => {
    const [{ readStructured }, { inferSchema }] = await Promise.all([
      import('../../lib/document/read-structured'),
      import('./infer-schema'),
    ]);
    const read = readStructured(samples, { onProgress: job.progress });
    if (!read.ok) return read;
    const { roots, notes } = read.value;
    if (roots.length === 0) return err({ code: 'no-data' });
    return ok({ text: inferSchema(roots, { ...options, formats: options.noticed }), notes });
  },
});

/** Makes data that fit a schema, the same for the same seed. */
export const sample = defineOperation({
  id: 'sample',
  inputs: { text: text(), further: text().optional(), part: text().optional() },
  decode: decodeMarkedText,
  output: 'report',
  options: sampleOptions,
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  prepare: () => import('./sample'),
  overdue: overdue('text'),
  examples: [
    { inputs: { text: '{"const":1.50}' }, check: gives('1.50') },
    {
      inputs: { text: ORDER },
      check: ({ text: made }: MadeSample) => /"id": -?\d+/.test(made) && /"price": [\d.]+/.test(made),
    },
    { inputs: { text: '{"type":"null"}' }, options: { count: 2 }, check: gives('[\n  null,\n  null\n]') },
    { inputs: { text: '{"type":"array","minItems":1000000}' }, fault: 'sample-too-large' },
    { inputs: { text: 'false' }, fault: 'no-sample' },
    { inputs: { text: '{"type":"strnig"}' }, fault: 'faulty-schema' },
  ],
  run: async (
    { text: schema, further, part },
    options,
    job,
  ): Promise<Result<MadeSample, SchemaSourceFault | SampleFault | TooSlowFault>> => {
    const { sampleOf } = await import('./sample');
    return sampleOf({ schema, further, part }, options, job);
  },
});
