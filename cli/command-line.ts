import type { Input, Operation } from '../src/operations/define';
import { err, ok, type Fault, type Result } from '../src/lib/result';
import { kebab } from './catalogue';
import { inputsOf, mainInput, type NamedInput } from './named-inputs';
import { optionsOf, readOption, type NamedOption, type OptionFault } from './option-arguments';
import { OWN, takeApart, type Piece } from './program-options';

/** Where an input comes from. */
export type Source =
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'file'; readonly path: string }
  | { readonly from: 'environment'; readonly variable: string }
  | { readonly from: 'stdin' };

/** What is done with the answers. */
export interface Writing {
  /** A file in place of the standard output. */
  readonly output?: string;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
}

/** Many files, each to its own result. */
export interface ManyFiles {
  readonly paths: readonly string[];
  /** Undefined where each file is replaced by its result. */
  readonly folder?: string;
  /** Of the files in the folder, with its dot. */
  readonly extension?: string;
}

/** What a command line asks of an operation. */
export interface Invocation {
  readonly options: Readonly<Record<string, unknown>>;
  readonly sources: Readonly<Record<string, Source>>;
  readonly writing: Writing;
  readonly many?: ManyFiles;
}

/** What is wrong with a command line. */
export type UsageFault =
  | OptionFault
  | (Fault & {
      readonly code: 'unknown-option' | 'no-value' | 'not-with-value' | 'secret-option' | 'secret-input' | 'twice';
      readonly flag: string;
      readonly variable?: string;
    })
  | { readonly code: 'too-many'; readonly found: string; readonly most: number }
  | { readonly code: 'no-input'; readonly input: string; readonly isSecret: boolean; readonly variable: string }
  | { readonly code: 'one-place' | 'no-files' | 'no-main-input' };

/** What the surroundings offer beside the command line. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether something is fed in: a pipe or a file, no terminal. */
  readonly isFed: boolean;
}

const isPath = ({ kind }: Input) => kind === 'file' || kind === 'bytes';

/** A word of the command line as the source of an input. */
function sourceOf(input: Input, text: string): Source {
  if (text === '-') return { from: 'stdin' };
  return isPath(input) ? { from: 'file', path: text } : { from: 'text', text };
}

function fromFile(path: string): Source {
  return path === '-' ? { from: 'stdin' } : { from: 'file', path };
}

/** What was read of a command line so far. */
interface Reading {
  readonly operation: Operation;
  readonly inputs: readonly NamedInput[];
  readonly named: readonly NamedOption[];
  readonly options: Map<string, unknown>;
  readonly sources: Map<string, Source>;
  readonly own: Map<string, string | true>;
}

/** Reads what stands behind the names of tool and operation. */
export function readInvocation(
  operation: Operation,
  args: readonly string[],
  surroundings: Surroundings,
): Result<Invocation, UsageFault> {
  const inputs = inputsOf(operation);
  const named = optionsOf(operation);
  const withValue = [
    ...OWN.withValue,
    ...named.filter(({ field }) => field?.kind !== 'switch').map(({ flag }) => flag),
    ...inputs.flatMap(({ flag }) => [flag, `${flag}-file`]),
  ];
  const switches = [...OWN.switches, ...named.filter(({ field }) => field?.kind === 'switch').map(({ flag }) => flag)];
  const reading: Reading = { operation, inputs, named, options: new Map(), sources: new Map(), own: new Map() };
  const words: string[] = [];
  for (const piece of takeApart(args, { withValue: new Set(withValue), switches: new Set(switches) })) {
    if (piece.kind === 'word') words.push(piece.text);
    else {
      const fault = takeOption(piece, reading);
      if (fault) return err(fault);
    }
  }
  return finish(words, reading, surroundings);
}

function takeOption(piece: Extract<Piece, { kind: 'option' }>, reading: Reading): UsageFault | undefined {
  const { flag, value, isOff } = piece;
  if (OWN.switches.has(flag) && !isOff) {
    if (value !== undefined) return { code: 'not-with-value', flag };
    reading.own.set(flag, true);
    return undefined;
  }
  const option = reading.named.find((its) => its.flag === flag);
  if (option) return takeToolOption(option, value, isOff, reading);
  if (OWN.withValue.has(flag)) {
    if (value === undefined) return { code: 'no-value', flag };
    if (reading.own.has(flag)) return { code: 'twice', flag };
    reading.own.set(flag, value);
    return undefined;
  }
  return takeInput(flag, value, reading);
}

function takeToolOption(
  option: NamedOption,
  value: string | undefined,
  isOff: boolean,
  { options }: Reading,
): UsageFault | undefined {
  const { flag, name, field } = option;
  if (isOff && value !== undefined) return { code: 'not-with-value', flag: `no-${flag}` };
  const given = value ?? (field?.kind === 'switch' ? String(!isOff) : undefined);
  if (given === undefined) return { code: 'no-value', flag };
  const read = readOption(option, given);
  if (!read.ok) return read.fault;
  options.set(name, read.value);
  return undefined;
}

function takeInput(flag: string, value: string | undefined, { inputs, sources }: Reading): UsageFault | undefined {
  const input = inputs.find((its) => its.flag === flag || `${its.flag}-file` === flag);
  if (!input) return { code: 'unknown-option', flag };
  const isFile = flag !== input.flag;
  if (!isFile && input.isSecret) return { code: 'secret-option', flag, variable: input.variable };
  if (value === undefined) return { code: 'no-value', flag };
  if (sources.has(input.name)) return { code: 'twice', flag };
  sources.set(input.name, isFile ? fromFile(value) : sourceOf(input, value));
  return undefined;
}

function finish(
  words: readonly string[],
  reading: Reading,
  surroundings: Surroundings,
): Result<Invocation, UsageFault> {
  const { own, options, sources, inputs } = reading;
  const text = (flag: string) => {
    const value = own.get(flag);
    return typeof value === 'string' ? value : undefined;
  };
  const [output, folder, extension, path] = ['output', 'output-dir', 'extension', 'file'].map(text);
  const isInPlace = own.has('in-place');
  const writing: Writing = {
    ...(output !== undefined && output !== '-' && { output }),
    isJson: own.has('json'),
    isQuiet: own.has('quiet'),
  };
  const main = mainInput(inputs);
  if (path !== undefined) {
    if (!main) return err({ code: 'no-main-input' });
    if (sources.has(main.name)) return err({ code: 'twice', flag: 'file' });
    sources.set(main.name, fromFile(path));
  }
  const places = [output, folder, isInPlace || undefined].filter((place) => place !== undefined);
  if (places.length > 1) return err({ code: 'one-place' });
  const isMany = isInPlace || folder !== undefined;
  if (isMany && words.length === 0) return err({ code: 'no-files' });
  if (isMany && !main) return err({ code: 'no-main-input' });
  const fault = isMany ? undefined : takeWords(words, reading);
  if (fault) return err(fault);
  const rest = takeRest(reading, surroundings, isMany ? main?.name : undefined);
  if (rest) return err(rest);
  const many: ManyFiles | undefined = isMany
    ? {
        paths: words,
        ...(folder !== undefined && { folder }),
        ...(extension !== undefined && { extension: extension.startsWith('.') ? extension : `.${extension}` }),
      }
    : undefined;
  return ok({
    options: Object.fromEntries(options),
    sources: Object.fromEntries(sources),
    writing,
    ...(many && { many }),
  });
}

/** The words of the command line are the inputs, in their order. */
function takeWords(words: readonly string[], { inputs, sources }: Reading): UsageFault | undefined {
  const open = inputs.filter(({ name }) => !sources.has(name));
  const shown = open.filter(({ isHidden }) => !isHidden);
  for (const [place, word] of words.entries()) {
    const input = word === '-' ? open.find(({ name }) => !sources.has(name)) : shown[place];
    if (!input) {
      const hidden = open.find(({ isHidden, name }) => isHidden && !sources.has(name));
      if (shown.length === 0 && hidden) return { code: 'secret-input', flag: hidden.flag, variable: hidden.variable };
      return { code: 'too-many', found: word, most: shown.length };
    }
    sources.set(input.name, sourceOf(input, word));
  }
  return undefined;
}

/** What is still missing comes from the environment, if it is a secret (one that is empty was forgotten), and the first of it from what is fed in. */
function takeRest(
  { inputs, sources }: Reading,
  { environment, isFed }: Surroundings,
  main: string | undefined,
): UsageFault | undefined {
  let canRead = isFed && ![...sources.values()].some(({ from }) => from === 'stdin');
  for (const { name, isOptional, isSecret, variable } of inputs) {
    if (name === main || sources.has(name)) continue;
    if (isSecret && environment[variable]) sources.set(name, { from: 'environment', variable });
    else if (isOptional) continue;
    else if (canRead) {
      sources.set(name, { from: 'stdin' });
      canRead = false;
    } else return { code: 'no-input', input: kebab(name), isSecret, variable };
  }
  return undefined;
}
