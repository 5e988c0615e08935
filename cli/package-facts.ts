import { safeParse } from 'valibot';
import { longWords } from '../src/i18n/option-words';
import type { Input, Operation } from '../src/operations/define';
import { words as shell } from '../src/i18n/shell/en';
import { CATEGORIES, type Category, type Tool } from '../src/tools/types';
import { kebab, operationsOf, TOOL_IDS } from './catalogue';
import { inputsOf, type NamedInput } from './named-inputs';
import { acceptedBy, cardOf, exampleCommand, optionWordsOf, type AnyExample, type WordsOfOptions } from './help';
import { callExample } from './library/call-example';
import { optionsOf } from './option-arguments';
import { quoteWord } from './quote-word';
import { openSession, type Session } from './terminal';

// What the pages about the package say. The build runs this once and leaves it out of what is published.

export interface InputFacts {
  readonly name: string;
  readonly kind: Input['kind'];
  readonly isOptional: boolean;
  readonly isSecret: boolean;
  /** How it is given on a command line. */
  readonly onCommandLine: string;
}

export interface OptionFacts {
  readonly name: string;
  readonly flag: string;
  readonly takes: string;
  /** In JSON; '' where it may stay without a value. */
  readonly standard: string;
  readonly label: string;
}

export interface OperationFacts {
  readonly id: string;
  readonly inputs: readonly InputFacts[];
  readonly options: readonly OptionFacts[];
  readonly output: string;
  /** The codes of those that its examples show. */
  readonly faults: readonly string[];
  readonly command: string;
  readonly call: string;
}

export interface ToolFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: Category | undefined;
  readonly operations: readonly OperationFacts[];
}

export interface PackageFacts {
  /** Their names, in the order in which they are shown. */
  readonly categories: Readonly<Record<string, string>>;
  readonly tools: readonly ToolFacts[];
}

const tools = import.meta.glob<Tool>('../src/tools/*/tool.ts', { eager: true, import: 'tool' });

function commandInput({ kind, isHidden, isSecret, flag, variable }: NamedInput): string {
  if (isHidden) return `${variable}, --${flag}-file FILE`;
  if (isSecret) return `TEXT, ${variable}, --${flag}-file FILE`;
  return kind === 'file' || kind === 'bytes' ? `FILE, --${flag} FILE` : `TEXT, --${flag} TEXT, --${flag}-file FILE`;
}

function inputFacts(operation: Operation): readonly InputFacts[] {
  return inputsOf(operation).map((input) => {
    const { name, kind, isOptional, isSecret } = input;
    return { name, kind, isOptional, isSecret, onCommandLine: commandInput(input) };
  });
}

function optionFacts(operation: Operation, named: WordsOfOptions, { words }: Session): readonly OptionFacts[] {
  const defaults = safeParse(operation.options, {});
  const standard: Readonly<Record<string, unknown>> = defaults.success ? { ...defaults.output } : {};
  return optionsOf(operation).map(({ name, flag, field }) => {
    const its = named[name] === undefined ? undefined : longWords(named[name]);
    return {
      name,
      flag: field?.kind === 'switch' ? `--[no-]${flag}` : `--${flag}`,
      takes: field?.kind === 'switch' ? 'true, false' : acceptedBy(field, its, words),
      standard: standard[name] === undefined ? '' : JSON.stringify(standard[name]),
      label: [its?.label, its?.unit, its?.hint].filter((part) => part !== undefined).join(' – '),
    };
  });
}

/** A command with placeholders, for what no example can be typed of. */
function commandPattern(toolId: string, operation: Operation): string {
  const inputs = inputsOf(operation).flatMap(({ isOptional, isHidden, kind, flag }) => {
    if (isOptional) return [];
    if (isHidden) return [`--${flag}-file`, `${flag}.txt`];
    return [kind === 'file' || kind === 'bytes' ? 'FILE' : 'TEXT'];
  });
  return ['handy', toolId, kebab(operation.id), ...inputs].map(quoteWord).join(' ');
}

/** Inputs that stand for those of a caller. */
function patternInputs(operation: Operation): object {
  const required = inputsOf(operation).filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(
    required.map(({ name, kind }) => [name, kind === 'file' ? new Blob() : kind === 'bytes' ? new Uint8Array() : '…']),
  );
}

/** Longer ones show nothing more. */
const LONGEST_CALL = 200;

/** The first that can be typed, else the first of usual length, else the shortest. */
function chooseExample(toolId: string, operation: Operation): Pick<OperationFacts, 'command' | 'call'> {
  const examples = operation.examples
    .filter(({ fault, inputs }: AnyExample) => fault === undefined && !Object.values(inputs).includes(''))
    .map((example: AnyExample) => ({
      command: exampleCommand(toolId, operation, example),
      call: callExample(toolId, operation, example.inputs, example.options),
    }));
  const chosen =
    examples.find(({ command }) => command !== undefined) ??
    examples.find(({ call }) => call.length <= LONGEST_CALL) ??
    examples.toSorted((one, other) => one.call.length - other.call.length)[0];
  return {
    command: chosen?.command ?? commandPattern(toolId, operation),
    call: chosen?.call ?? callExample(toolId, operation, patternInputs(operation)),
  };
}

/** All there is to say of all tools, in English, as their operations tell it themselves. */
export async function describePackage(): Promise<PackageFacts> {
  const session = await openSession('en');
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, shell.categories[category]]));
  const described = TOOL_IDS.map(async (id) => {
    const [card, named, operations] = await Promise.all([
      cardOf(id, session),
      optionWordsOf(id, session),
      operationsOf(id),
    ]);
    const { category } = tools[`../src/tools/${id}/tool.ts`] ?? {};
    return {
      id,
      ...{ name: card.name, description: card.description, category },
      operations: Object.values(operations ?? {}).map((operation) => ({
        id: operation.id,
        inputs: inputFacts(operation),
        options: optionFacts(operation, named, session),
        output: session.words.kinds[operation.output],
        faults: [...new Set(operation.examples.flatMap(({ fault }: AnyExample) => fault ?? []))],
        ...chooseExample(id, operation),
      })),
    };
  });
  return { categories, tools: await Promise.all(described) };
}
