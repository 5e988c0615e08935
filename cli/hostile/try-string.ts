import { safeParse } from 'valibot';
import { LOCALES } from '../../src/i18n/locale';
import { OperationFailure } from '../../src/lib/failure';
import type { InputKind, Operation } from '../../src/operations/define';
import { job } from '../../src/operations/testing';
import { sayFault } from '../say-fault';
import { cpuTime } from './cpu-time';
import { leftOversIn, problemsInSentence, problemsInValue } from './answer-problems';
import type { Target } from './targets';

/** What a run came to: what is wrong with it, and the milliseconds of the processor that it took. */
export interface Tried {
  readonly problems: readonly string[];
  readonly took: number;
}

function inputOf(kind: InputKind, text: string): string | Uint8Array | File {
  if (kind === 'bytes') return new TextEncoder().encode(text);
  return kind === 'file' ? new File([text], 'hostile.txt', { type: 'text/plain' }) : text;
}

/** The inputs of the first example that has an answer, for those beside the one that is tried. */
export function usualInputs({ examples }: Operation): Readonly<Record<string, unknown>> {
  return { ...(examples.find(({ fault }) => fault === undefined) ?? examples[0])?.inputs };
}

/** The options of the examples in turn, and the defaults. */
function optionsAt({ examples }: Operation, place: number): object {
  const sets = new Map<string, object>([['{}', {}]]);
  for (const { options = {}, fault } of examples) if (fault === undefined) sets.set(JSON.stringify(options), options);
  return [...sets.values()][place % sets.size] ?? {};
}

/** What an operation is run with; the options are complete. */
export interface Asked {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly options: object;
}

/** Undefined where the schema refuses the text: what it refuses never runs. */
function ask(operation: Operation, { part, name }: Target, text: string, place: number): Asked | undefined {
  const usual = usualInputs(operation);
  if (part === 'option') {
    const options = safeParse(operation.options, { [name]: text });
    return options.success ? { inputs: usual, options: options.output } : undefined;
  }
  const options = safeParse(operation.options, optionsAt(operation, place));
  const kind = operation.inputs[name]?.kind ?? 'text';
  return options.success ? { inputs: { ...usual, [name]: inputOf(kind, text) }, options: options.output } : undefined;
}

/** What is wrong with a fault: its words in a language, or what it carries. */
async function problemsOfFault({ toolId, operationId }: Target, fault: { readonly code: string }, given: string) {
  const problems = typeof fault.code === 'string' ? [] : ['a fault without a code'];
  const sentences = await Promise.all(LOCALES.map((locale) => sayFault(toolId, operationId, fault, locale)));
  return [...problems, ...sentences.flatMap((said) => problemsInSentence(said, given))];
}

/** What was given beside the text, which an answer may well repeat. */
function givenIn(text: string, { inputs, options }: Asked): string {
  const others = Object.values(inputs).filter((value) => typeof value === 'string' && value !== text);
  return [text, ...others, JSON.stringify(options)].join('\n');
}

/** Runs an operation with what it is asked for, and looks at what comes out. `given` is all that an answer may repeat. */
export async function tryRun(operation: Operation, target: Target, asked: Asked, given: string): Promise<Tried> {
  await operation.prepare?.();
  const began = cpuTime();
  try {
    // The names and kinds are the operation's own.
    const result = await operation.run(asked.inputs as never, asked.options, job());
    const took = cpuTime() - began;
    if (typeof result !== 'object' || typeof result.ok !== 'boolean')
      return { problems: ['neither a result nor a fault'], took };
    if (!result.ok) return { problems: await problemsOfFault(target, result.fault, given), took };
    const passed = await operation.passed?.(result.value, asked.inputs as never, asked.options);
    const problems = [
      ...problemsInValue(result.value, given),
      ...(typeof passed === 'string' ? leftOversIn(passed, given).map((found) => `${found}, handed on`) : []),
    ];
    return { problems, took };
  } catch (error) {
    // A file that is no text has an answer of its own, which the kit has words for.
    const isAnswer = error instanceof OperationFailure && error.failure.code !== 'crashed';
    if (isAnswer) return { problems: [], took: cpuTime() - began };
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { problems: [`throws ${told.split('\n').slice(0, 6).join(' | ')}`], took: cpuTime() - began };
  }
}

/** Runs an operation with a text in one place, and looks at what comes out. */
export async function tryString(operation: Operation, target: Target, text: string, place: number): Promise<Tried> {
  const asked = ask(operation, target, text, place);
  return asked ? tryRun(operation, target, asked, givenIn(text, asked)) : { problems: [], took: 0 };
}
