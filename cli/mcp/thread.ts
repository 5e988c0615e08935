// First of all: nothing may run before the network is closed.
import './closed-network';
import { parentPort } from 'node:worker_threads';
import { failureOf } from '../../src/lib/failure';
import { findOperation } from '../catalogue';
import { createJob, runOperation } from '../run-operation';
import { answerResult } from './answer-result';
import type { CallResult } from './call-result';
import { argumentsResult, failureResult, refusal } from './fault-result';
import { TIME_LIMIT } from './limits';
import { readArguments } from './read-arguments';

/** What a thread is asked for. */
export interface ThreadCall {
  readonly name: string;
  readonly toolId: string;
  readonly operationId: string;
  /** An object as JSON, which goes to a thread at any depth. */
  readonly args: string;
}

/** What a thread says: that the work begins and may take so long, how far it is, and what came of it. */
export type FromThread =
  | { readonly type: 'began'; readonly limit: number }
  | { readonly type: 'progress'; readonly done: number; readonly total?: number }
  | { readonly type: 'ended'; readonly result: CallResult };

// Node warns of what is new in it, which is for us to know and not for whoever reads the output.
process.removeAllListeners('warning');

const send = (message: FromThread) => parentPort?.postMessage(message);

async function call({ name, toolId, operationId, args }: ThreadCall): Promise<CallResult> {
  const operation = await findOperation(toolId, operationId);
  if (!operation) return failureResult({ code: 'unavailable' });
  // The server wrote it from an object.
  const read = readArguments(operation, JSON.parse(args) as Readonly<Record<string, unknown>>);
  if (!read.ok) return argumentsResult(name, read.fault.faults);
  await operation.prepare?.();
  send({ type: 'began', limit: operation.timeLimit ?? TIME_LIMIT });
  const { given, options } = read.value;
  const job = createJob((done, total) => send({ type: 'progress', done, ...(total !== undefined && { total }) }));
  const outcome = await runOperation(operation, given, options, job);
  if (outcome.kind === 'fault') return refusal(outcome.fault, { toolId, operation, given });
  return outcome.kind === 'done' ? answerResult(outcome.value, name) : failureResult(outcome.failure);
}

async function answer(asked: ThreadCall): Promise<void> {
  const result = await call(asked).catch((error: unknown) => failureResult(failureOf(error)));
  send({ type: 'ended', result });
}

parentPort?.on('message', (asked: ThreadCall) => void answer(asked));
