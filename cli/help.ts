import type { Card } from '../src/tools/types';
import { longWords, valueName, type AnyOptionWords } from '../src/i18n/option-words';
import type { Example, Inputs, Operation, OptionsSchema } from '../src/operations/define';
import { safeParse } from 'valibot';
import { kebab, type Operations } from './catalogue';
import { inputsOf } from './named-inputs';
import { mainOperation } from './main-operations';
import { optionsOf, type NamedOption } from './option-arguments';
import { aligned, type Session } from './terminal';
import { quoteWord } from './quote-word';
import { toolWordsOf } from './tool-words';

const cards = import.meta.glob<Card>('../src/tools/*/locales/{zh-cn,en,fr}.card.ts', { import: 'card' });

export type WordsOfOptions = Readonly<Record<string, string | AnyOptionWords>>;

/** What a tool is called. */
export async function cardOf(toolId: string, { locale }: Session): Promise<Card> {
  const card = await cards[`../src/tools/${toolId}/locales/${locale}.card.ts`]?.();
  return card ?? { name: toolId, description: '' };
}

/** The words of a tool's options; those that its page does not show have none. */
export async function optionWordsOf(toolId: string, { locale }: Session): Promise<WordsOfOptions> {
  // The types of the words say so; a glob has forgotten them.
  const words = (await toolWordsOf(toolId, locale)) as { readonly options?: WordsOfOptions } | undefined;
  return words?.options ?? {};
}

/** Help for the program as a whole. */
export function programHelp({ words }: Session): readonly string[] {
  return [
    words.about,
    '',
    words.usage,
    ...aligned(words.usageLines),
    '',
    words.ownOptions,
    ...aligned(words.ownOptionLines),
    '',
    words.secrets,
    words.exitCodes,
  ];
}

/** Help for a tool: its card, its operations with inputs and options, and examples. With an operation, that one alone. */
export async function toolHelp(
  toolId: string,
  operations: Operations,
  only: string | undefined,
  session: Session,
): Promise<readonly string[]> {
  const { words } = session;
  const [card, optionWords] = await Promise.all([cardOf(toolId, session), optionWordsOf(toolId, session)]);
  const shown = Object.values(operations).filter(({ id }) => only === undefined || id === only);
  const main = mainOperation(toolId, operations)?.id;
  return [
    `${card.name} (${toolId})`,
    card.description,
    '',
    words.operations,
    ...aligned(
      shown.map((operation) => {
        const note = operation.id === main ? ` (${words.mainOperation})` : '';
        return [kebab(operation.id), `${inputLine(operation)} → ${words.kinds[operation.output]}${note}`];
      }),
    ),
    ...secretLines(shown, session),
    ...optionLines(shown, optionWords, session),
    ...exampleLines(toolId, shown, main, session),
    '',
    words.ownOptions,
    ...aligned(words.ownOptionLines),
  ];
}

function inputLine(operation: Operation): string {
  const names = inputsOf(operation).map(({ flag, isOptional }) => (isOptional ? `[${flag}]` : flag));
  return names.length === 0 ? '–' : names.join(', ');
}

function secretLines(operations: readonly Operation[], { words }: Session): readonly string[] {
  const secrets = new Map(
    operations.flatMap((operation) =>
      inputsOf(operation)
        .filter(({ isHidden }) => isHidden)
        .map(({ flag, variable }) => [flag, words.orVariable(variable, flag)]),
    ),
  );
  return secrets.size === 0 ? [] : ['', words.inputs, ...aligned([...secrets])];
}

function optionLines(
  operations: readonly Operation[],
  optionWords: WordsOfOptions,
  session: Session,
): readonly string[] {
  const rows = new Map<string, string>();
  for (const operation of operations) {
    const defaults = safeParse(operation.options, {});
    const standard: Readonly<Record<string, unknown>> = defaults.success ? { ...defaults.output } : {};
    for (const option of optionsOf(operation)) {
      const { flag, field } = option;
      const head = field?.kind === 'switch' ? `--[no-]${flag}` : `--${flag}`;
      if (!rows.has(head)) rows.set(head, optionLine(option, optionWords[option.name], standard[option.name], session));
    }
  }
  return rows.size === 0 ? [] : ['', session.words.options, ...aligned([...rows])];
}

function optionLine(
  { field }: NamedOption,
  named: string | AnyOptionWords | undefined,
  standard: unknown,
  { words }: Session,
): string {
  const its = named === undefined ? undefined : longWords(named);
  const label = its ? [its.label, its.unit, its.hint].filter((part) => part !== undefined).join(' – ') : '';
  const takes = acceptedBy(field, its, words);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof standard) && standard !== '';
  const rest = [takes, ...(isPlain ? [words.defaultsTo(String(standard))] : [])].filter((part) => part !== '');
  return [label, rest.join('; ')].filter((part) => part !== '').join(': ');
}

/** The values that an option takes, in words; '' for one that is on or off. */
export function acceptedBy(
  field: NamedOption['field'],
  its: AnyOptionWords | undefined,
  words: Session['words'],
): string {
  switch (field?.kind) {
    case 'switch':
      return '';
    case 'choice':
      return [...new Set(field.values)].map((value) => namedValue(value, its)).join(', ');
    case 'number': {
      const kind = field.isWhole ? words.wholeNumber : words.number;
      const isBound = Number.isFinite(field.min) && Number.isFinite(field.max);
      return isBound ? `${kind}, ${words.between(String(field.min), String(field.max))}` : kind;
    }
    case 'text':
      return words.text;
    case undefined:
      return words.list;
  }
}

/** `codeUnits (A→Z by code unit)`; the value alone where its name says no more. */
function namedValue(value: string | number | boolean, its: AnyOptionWords | undefined): string {
  const name = its ? valueName(its, value) : String(value);
  return name.toLowerCase() === String(value).toLowerCase() ? String(value) : `${value} (${name})`;
}

/** Longer ones show nothing more. */
const LONGEST_EXAMPLE = 100;
const MOST_EXAMPLES = 3;

export type AnyExample = Example<Inputs, OptionsSchema, unknown>;

function exampleLines(
  toolId: string,
  operations: readonly Operation[],
  main: string | undefined,
  { words }: Session,
): readonly string[] {
  const lines = operations.flatMap((operation) => {
    const commands = operation.examples.flatMap(
      (example: AnyExample) => exampleCommand(toolId, operation, example, operation.id === main) ?? [],
    );
    return commands.slice(0, operations.length > 3 ? 1 : MOST_EXAMPLES);
  });
  return lines.length === 0 ? [] : ['', words.examples, ...lines.map((line) => `  ${line}`)];
}

/** An example as one would type it, a main operation without its name; undefined where that is long, holds secrets or files, or shows a fault. */
export function exampleCommand(
  toolId: string,
  operation: Operation,
  example: AnyExample,
  isMain = false,
): string | undefined {
  if (example.fault !== undefined) return undefined;
  const values: readonly unknown[] = inputsOf(operation).map(({ name }) => example.inputs[name]);
  const isTyped = inputsOf(operation).every(({ kind, isHidden, isOptional, name }) => {
    const value: unknown = example.inputs[name];
    if (value === undefined) return isOptional;
    return (
      !isHidden &&
      kind !== 'file' &&
      kind !== 'bytes' &&
      typeof value === 'string' &&
      !/[\n\r\0\p{Surrogate}]/u.test(value)
    );
  });
  if (!isTyped || values.includes('')) return undefined;
  const named = isMain ? [] : [kebab(operation.id)];
  const options = optionsOf(operation).flatMap(({ name, flag, field }) => {
    const given: unknown = new Map<string, unknown>(Object.entries(example.options ?? {})).get(name);
    if (given === undefined) return [];
    if (field?.kind === 'switch') return [given === true ? `--${flag}` : `--no-${flag}`];
    return [`--${flag}`, typeof given === 'string' ? given : JSON.stringify(given)];
  });
  const texts = values.filter((value) => typeof value === 'string');
  const rest = texts.some((text) => text.startsWith('-')) ? ['--', ...texts] : texts;
  const line = ['handy', toolId, ...named, ...options, ...rest].map(quoteWord).join(' ');
  return line.length > LONGEST_EXAMPLE ? undefined : line;
}

/** The values that an option takes, for a message about one that it does not. */
export function acceptedValues(option: NamedOption | undefined, session: Session): string {
  return option ? acceptedBy(option.field, undefined, session.words) : '';
}
