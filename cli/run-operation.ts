import type { Failure } from '../src/lib/failure';
import { failureOf } from '../src/lib/failure';
import { secureRandom } from '../src/lib/random';
import type { Fault } from '../src/lib/result';
import type { Job, Operation } from '../src/operations/define';
import { readInputs } from '../src/operations/read-inputs';

/** What an operation is given, by the names of its inputs. A file may stand for a text. */
export type Given = Readonly<Record<string, string | Blob | Uint8Array>>;

/** What came of it, and what of it is handed on where that is not the value itself. A failure is no answer at all: a file that is no text, work that took too long. */
export type Outcome =
  | { readonly kind: 'done'; readonly value: unknown; readonly passed?: string | Blob }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** How far the work is, in its own unit. */
export type ReportProgress = Job['progress'];

/** A job with the real clock and chance. Nothing stops it: the program ends instead. */
export function createJob(progress: ReportProgress = () => {}, step: Job['step'] = () => {}): Job {
  const { signal } = new AbortController();
  return { signal, progress, step, beginning: () => {}, random: secureRandom, now: () => Date.now() };
}

const LINE_END = /\r?\n$/;

/** The same without the line break at the very end of what was read from files, which `echo` and editors write; undefined where there is none. */
function withoutLineEnds(given: Given, inputs: Given): Given | undefined {
  const cut = Object.entries(inputs).flatMap(([name, value]) =>
    given[name] instanceof Blob && typeof value === 'string' && LINE_END.test(value)
      ? [[name, value.replace(LINE_END, '')] as const]
      : [],
  );
  return cut.length === 0 ? undefined : { ...inputs, ...Object.fromEntries(cut) };
}

const isStrict = (options: object) => 'strict' in options && options.strict === true;

async function done(operation: Operation, value: unknown, inputs: Given, options: object): Promise<Outcome> {
  // The names and kinds are those that were read.
  const passed = await operation.passed?.(value, inputs as never, options);
  return { kind: 'done', value, ...(passed !== undefined && { passed }) };
}

/**
 * Runs an operation with complete options; never rejects. Where it refuses a text that ends with a line break, the text counts without it, except by
 * the standard (`strict`).
 */
export async function runOperation(operation: Operation, given: Given, options: object, job: Job): Promise<Outcome> {
  try {
    const inputs = await readInputs(operation, { inputs: given, options });
    await operation.prepare?.();
    const result = await operation.run(inputs, options, job);
    if (result.ok) return await done(operation, result.value, inputs, options);
    const shorter = isStrict(options) ? undefined : withoutLineEnds(given, inputs);
    // The names and kinds are those that were read.
    const again = shorter && (await operation.run(shorter as typeof inputs, options, job));
    if (shorter && again?.ok) return await done(operation, again.value, shorter, options);
    return { kind: 'fault', fault: result.fault };
  } catch (error) {
    return { kind: 'failure', failure: failureOf(error) };
  }
}
