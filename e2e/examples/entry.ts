import { writeFileSync } from 'node:fs';
import { operationsOf } from '../../cli/catalogue';
import type { Locale } from '../../src/i18n/locale';
import { toBase64 } from '../../src/lib/base64';
import type { FieldsSchema } from '../../src/operations/complete-options';
import type { Operation } from '../../src/operations/define';
import { linkedAs, writeParameter } from '../../src/operations/linked';
import type { GivenExample, GivenFile, GivenOperation, GivenTool, NamedWord } from './examples';

// Bundled and run by itself (`collect.ts`): what operations declare, as JSON for the journeys, which cannot read the sources.

async function given(value: unknown, name: string): Promise<string | GivenFile | undefined> {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return { name: `${name}.bin`, type: '', base64: toBase64(value) };
  if (!(value instanceof Blob)) return undefined;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return { name: value instanceof File ? value.name : `${name}.bin`, type: value.type, base64: toBase64(bytes) };
}

function queryOf(schema: object, options: object): GivenExample['query'] {
  // Schemas of other kinds than objects have no fields that a link could name.
  const entries = 'entries' in schema ? (schema.entries as FieldsSchema['entries']) : {};
  const query: [string, string][] = [];
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    const field = entries[name];
    if (!field || linkedAs(field) === 'own') return undefined;
    query.push([name, writeParameter(field, value)]);
  }
  return query;
}

async function exampleOf({ options: schema }: Operation, one: Operation['examples'][number]): Promise<GivenExample> {
  const inputs: Record<string, string | GivenFile> = {};
  for (const [name, value] of Object.entries(one.inputs) as [string, unknown][]) {
    const its = await given(value, name);
    if (its !== undefined) inputs[name] = its;
  }
  const options = { ...one.options };
  return {
    inputs,
    hasOptions: Object.keys(options).length > 0,
    query: queryOf(schema, options),
    fault: one.fault,
    output: typeof one.output === 'string' ? one.output : undefined,
  };
}

async function operationOf(name: string, operation: Operation): Promise<GivenOperation> {
  const inputs = Object.entries(operation.inputs).map(([input, { kind, isOptional }]) => ({
    name: input,
    kind,
    isOptional,
  }));
  return { name, inputs, examples: await Promise.all(operation.examples.map((one) => exampleOf(operation, one))) };
}

const LONGEST_LABEL = 60;

/** The words of a page that may be labels of fields. */
function namedWords(words: unknown, path: string): NamedWord[] {
  if (typeof words === 'string') return words.length <= LONGEST_LABEL ? [[path, words]] : [];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, its]) => namedWords(its, path === '' ? key : `${path}.${key}`));
}

const words = import.meta.glob<unknown>('../../src/tools/*/locales/{zh-cn,en,fr}.ts', { import: 'words' });

const tools: Record<string, { operations: GivenOperation[]; words: Record<Locale, NamedWord[]> }> = {};
for (const [path, load] of Object.entries(words)) {
  const [, id = '', locale = ''] = /tools\/([^/]+)\/locales\/([^/]+)\.ts$/.exec(path) ?? [];
  const tool = (tools[id] ??= { operations: [], words: { 'zh-cn': [], en: [], fr: [] } });
  // The pattern of the glob.
  tool.words[locale as Locale] = namedWords(await load(), '');
}
for (const [id, tool] of Object.entries(tools)) {
  const operations = Object.entries((await operationsOf(id)) ?? {});
  tool.operations = await Promise.all(operations.map(([name, operation]) => operationOf(name, operation)));
}
writeFileSync(process.argv[2] ?? '', JSON.stringify(tools satisfies Record<string, GivenTool>));
