import { failureOf, OperationFailure } from '../../src/lib/failure';
import { secureRandom } from '../../src/lib/random';
import { err, ok, type Fault, type Result } from '../../src/lib/result';
import type { Operation } from '../../src/operations/define';
import { readInputs } from '../../src/operations/read-inputs';
import { findOperation } from '../catalogue';
import type { Given } from '../run-operation';
import type { CallSettings } from './call-settings';
import { giveBack, takeThread } from './idle-threads';
import { readGiven, readOptions } from './read-arguments';

/** The names of an operation. */
export interface OperationNames {
  readonly toolId: string;
  readonly operationId: string;
}

type Answer = Result<unknown, Fault>;

/** Names the operation in what is our caller's mistake. */
function named(error: unknown, { toolId, operationId }: OperationNames): unknown {
  return error instanceof TypeError ? new TypeError(`${toolId}.${operationId}: ${error.message}`) : error;
}

async function readArguments(operation: Operation, inputs: unknown, options: unknown) {
  return { options: readOptions(operation, options), given: await readGiven(operation, inputs) };
}

/** Calls an operation with what a caller gave. What it rejects with is told where it is offered (`library.ts`). */
export async function callOperation(
  names: OperationNames,
  inputs: unknown,
  options: unknown,
  settings: CallSettings,
): Promise<Answer> {
  const { signal } = settings;
  signal?.throwIfAborted();
  const operation = await findOperation(names.toolId, names.operationId);
  if (!operation) throw new OperationFailure({ code: 'unavailable' });
  const read = await readArguments(operation, inputs, options).catch((error: unknown) => {
    throw named(error, names);
  });
  try {
    const answer = await run(names, operation, read, settings);
    signal?.throwIfAborted();
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof OperationFailure) throw error;
    // No mistake of the caller's, whatever its class.
    throw Object.assign(new OperationFailure(failureOf(error)), { cause: error });
  }
}

interface Complete {
  readonly options: object;
  readonly given: Given;
}

async function run(
  names: OperationNames,
  operation: Operation,
  { options, given }: Complete,
  settings: CallSettings,
): Promise<Answer> {
  const inputs = await readInputs(operation, { inputs: given, options });
  settings.signal?.throwIfAborted();
  // What chance and clock a caller brings does not go from thread to thread.
  const isOwn = settings.random !== undefined || settings.now !== undefined;
  if (operation.timeLimit !== undefined && !isOwn) {
    return runInThread({ ...names, given: inputs, options, paths: {} }, operation.timeLimit, settings);
  }
  await operation.prepare?.();
  return operation.run(inputs, options, {
    signal: settings.signal ?? new AbortController().signal,
    progress: settings.progress ?? (() => {}),
    step: () => {},
    beginning: () => {},
    random: settings.random ?? secureRandom,
    now: settings.now ?? (() => Date.now()),
  });
}

type Job = Parameters<ReturnType<typeof takeThread>['run']>[0];

/** Runs what nobody can foretell the time of, so that it can be ended. */
async function runInThread(job: Job, limit: number, { signal, progress }: CallSettings): Promise<Answer> {
  const thread = takeThread();
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => {
      thread.end();
      reject(signal?.reason as Error);
    };
  });
  signal?.addEventListener('abort', stop);
  try {
    const outcome = await Promise.race([thread.run(job, limit, progress), stopped]);
    giveBack(thread);
    if (outcome.kind === 'done') return ok(outcome.value);
    if (outcome.kind === 'fault') return err(outcome.fault);
    // It was given no files to open.
    throw new OperationFailure(outcome.kind === 'failure' ? outcome.failure : { code: 'unavailable' });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
