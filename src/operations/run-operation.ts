import { parse, type InferInput } from 'valibot';
import type { Fault, Result } from '../lib/result';
import { noteJob } from './activity';
import type { Inputs, InputSources, Operation, OptionsSchema } from './define';
import { defaultPool, type JobSettings } from './pool';

export interface RunSettings extends JobSettings {
  readonly toolId: string;
}

/** An operation's answer, with the line starts where it is a text of more than 200,000 characters. */
export interface OperationAnswer<V, F extends Fault> {
  readonly result: Result<V, F>;
  readonly lines?: Uint32Array<ArrayBuffer>;
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
    // The worker ran the very operation that is declared here, so its answer is of the declared types.
    return (await defaultPool().run(job, settings)) as OperationAnswer<V, F>;
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
