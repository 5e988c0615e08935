import { parse, type InferInput } from 'valibot';
import { failureOf, OperationFailure } from '../lib/failure';
import { err, type Fault, type Result } from '../lib/result';
import { noteJob } from './activity';
import type { Inputs, InputSources, Operation, OptionsSchema } from './define';
import type { JobSettings, Pool } from './pool';
import type { OperationName } from './worker-messages';

export interface RunSettings extends JobSettings {
  readonly toolId: string;
}

/** An operation's answer, with the line starts where it is a text of more than 200,000 characters. */
export interface OperationAnswer<V, F extends Fault> {
  readonly result: Result<V, F>;
  readonly lines?: Uint32Array<ArrayBuffer>;
}

/** Pages whose work is always small never need the pool, so it does not come with them. */
async function loadPool(): Promise<Pool> {
  try {
    const { defaultPool } = await import('./pool');
    return defaultPool();
  } catch {
    throw new OperationFailure({ code: 'unavailable' });
  }
}

/** Makes a worker ready for a run that is about to come; a failure is told by that run. */
export function expectRun(name: OperationName): void {
  loadPool().then(
    (pool) => pool.expect(name),
    () => undefined,
  );
}

/** Settles as the promise does; rejects at once with the signal's reason when aborted. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** As `runOperation`, but with the line starts of a long text and with options that are complete. */
export async function runInWorker<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<I, S, V, F>,
  inputs: InputSources<I>,
  options: object,
  { toolId, ...settings }: RunSettings,
): Promise<OperationAnswer<V, F>> {
  const end = noteJob(toolId, operation.id);
  try {
    const job = { toolId, operationId: operation.id, inputs, options };
    const pool = await unlessAborted(loadPool(), settings.signal);
    // The worker ran the very operation that is declared here, so its answer is of the declared types.
    return (await pool.run(job, { timeLimit: operation.timeLimit, ...settings })) as OperationAnswer<V, F>;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== 'too-slow' || !operation.overdue) throw error;
    return { result: err(await operation.overdue(options, failure, inputs)) };
  } finally {
    end();
  }
}

/**
 * Runs an operation in the worker pool; several at once run side by side. Options are completed by the schema's defaults. Rejects with
 * the signal's reason when aborted, and with an `OperationFailure` when there is no answer: a file that is no text, a worker that died.
 */
export async function runOperation<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<I, S, V, F>,
  inputs: InputSources<I>,
  options: InferInput<S>,
  settings: RunSettings,
): Promise<Result<V, F>> {
  return (await runInWorker(operation, inputs, parse(operation.options, options), settings)).result;
}
