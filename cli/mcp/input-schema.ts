import { toJsonSchema } from '@valibot/to-json-schema';
import { longWords, valueName, type AnyOptionWords } from '../../src/i18n/option-words';
import type { Input, Operation } from '../../src/operations/define';
import type { OptionValue } from '../../src/operations/option-field';
import { optionArguments, type OptionArgument } from './argument-names';
import type { JsonSchema, ListedTool } from './listed';

/** The English words of a tool: those of its options by name, and others that may be called as an input is. */
export interface ToolWords extends Readonly<Record<string, unknown>> {
  readonly options?: Readonly<Record<string, string | AnyOptionWords>>;
}

const BASE64 = { type: 'string', contentEncoding: 'base64', description: 'The bytes in Base64.' };

function bytesSchema(more: JsonSchema): JsonSchema {
  return { type: 'object', properties: { base64: BASE64, ...more }, required: ['base64'], additionalProperties: false };
}

const FILE_NAME = { type: 'string', description: 'Its extension tells the type.' };

function fileSchema(): JsonSchema {
  const text = { type: 'string', description: 'The text in the file, which is UTF-8.' };
  return {
    description: 'A file: its bytes or its text, never a path.',
    anyOf: [
      bytesSchema({ name: FILE_NAME }),
      { type: 'object', properties: { text, name: FILE_NAME }, required: ['text'], additionalProperties: false },
    ],
  };
}

function kindSchema({ kind }: Input): JsonSchema {
  switch (kind) {
    case 'text':
      return { type: 'string' };
    case 'content':
      return { anyOf: [{ type: 'string' }, bytesSchema({})] };
    case 'bytes':
      return bytesSchema({});
    case 'file':
      return fileSchema();
  }
}

/** Longer ones show nothing more. */
const LONGEST_EXAMPLE = 120;

function isShown(value: unknown): boolean {
  // Half a character is no text for every client.
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_EXAMPLE && !/\p{Surrogate}/u.test(value);
}

function exampleOf({ examples }: Operation, name: string): string | undefined {
  return examples
    .filter(({ fault }) => fault === undefined)
    .map(({ inputs }): unknown => inputs[name])
    .find((value) => isShown(value)) as string | undefined;
}

function inputSchema(operation: Operation, name: string, input: Input, words: ToolWords): JsonSchema {
  const label = Object.hasOwn(words, name) ? words[name] : undefined;
  const example = exampleOf(operation, name);
  return {
    ...kindSchema(input),
    ...(typeof label === 'string' && { description: label }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Descriptions are for choosing; more is on the page. */
const LONGEST_DESCRIPTION = 400;

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** `utf-8` is UTF-8, and 3 are 3 spaces. */
function saysNothing(name: string, value: OptionValue): boolean {
  return typeof value === 'number' ? name.startsWith(String(value)) : plain(name) === plain(String(value));
}

/** The values that the page has names for. */
function valuesOf({ field }: OptionArgument, { values }: AnyOptionWords): readonly OptionValue[] {
  if (field?.kind === 'choice') return field.values;
  return field?.kind === 'switch' && values !== undefined ? [false, true] : [];
}

/** What the page says of an option, and what it calls those values whose own name says less. */
function describeOption(option: OptionArgument, named: string | AnyOptionWords | undefined): string | undefined {
  if (named === undefined) return undefined;
  const words = longWords(named);
  const values = valuesOf(option, words).flatMap((value) => {
    const name = valueName(words, value);
    return saysNothing(name, value) ? [] : [`${value} = ${name}`];
  });
  const label = words.unit === undefined ? words.label : `${words.label} (${words.unit})`;
  const parts = [label, words.hint, values.join('; ')].filter((part) => part !== undefined && part !== '');
  const text = parts.map((part) => sentence(part ?? '')).join(' ');
  return text.length > LONGEST_DESCRIPTION ? sentence(label) : text;
}

function optionSchema(option: OptionArgument, words: ToolWords): JsonSchema {
  const {
    $schema: _,
    offered: __,
    ...schema
  } = toJsonSchema(option.schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // What a schema checks beyond that is said when it is wrong.
    errorMode: 'ignore',
    // A pattern loses its flags and would refuse what the option takes.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' &&
      /[ims]/.test((valibotAction as { requirement?: RegExp }).requirement?.flags ?? '')
        ? jsonSchema
        : undefined,
  }) as JsonSchema;
  const description = describeOption(option, words.options?.[option.name]);
  return { ...schema, ...(description !== undefined && { description }) };
}

/** What a call of an operation takes: its inputs and options by name. */
export function inputSchemaOf(operation: Operation, words: ToolWords): ListedTool['inputSchema'] {
  const inputs = Object.entries(operation.inputs);
  const required = inputs.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));
  return {
    type: 'object',
    properties: Object.fromEntries([
      ...inputs.map(([name, input]) => [name, inputSchema(operation, name, input, words)] as const),
      ...optionArguments(operation).map((option) => [option.argument, optionSchema(option, words)] as const),
    ]),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
