import { parentPort } from 'node:worker_threads';
import { TextChunks } from '../src/lib/text-chunks';
import { findOperation } from './catalogue';
import { fileErrorOf, openFile } from './files';
import { createJob, runOperation, type Given, type Outcome } from './run-operation';

/** What a thread is asked to run. */
export interface ThreadJob {
  readonly id: number;
  readonly toolId: string;
  readonly operationId: string;
  readonly given: Given;
  /** Files that it opens itself, by the inputs that they are for. */
  readonly paths: Readonly<Record<string, string>>;
  readonly options: object;
}

/** What a thread says: that the modules are there and the work begins, which part of it, how far it is, and what came of it. */
export type FromThread =
  | { readonly type: 'began'; readonly id: number }
  | { readonly type: 'step'; readonly id: number; readonly step: number }
  | { readonly type: 'progress'; readonly id: number; readonly done: number; readonly total?: number }
  | { readonly type: 'unread'; readonly id: number; readonly code: string }
  | { readonly type: 'ended'; readonly id: number; readonly outcome: Outcome };

const send = (message: FromThread) => parentPort?.postMessage(message);

/** Texts in pieces are one text again: between threads they would lose what they can do. */
function whole(value: unknown): unknown {
  if (value instanceof TextChunks) return value.toString();
  if (typeof value !== 'object' || value === null || !('text' in value)) return value;
  return value.text instanceof TextChunks ? { ...value, text: value.text.toString() } : value;
}

async function openAll(paths: ThreadJob['paths']): Promise<Given> {
  const opened = Object.entries(paths).map(async ([name, path]) => [name, await openFile(path)] as const);
  return Object.fromEntries(await Promise.all(opened));
}

async function run({ id, toolId, operationId, given, paths, options }: ThreadJob): Promise<void> {
  const operation = await findOperation(toolId, operationId);
  if (!operation) return send({ type: 'ended', id, outcome: { kind: 'failure', failure: { code: 'unavailable' } } });
  let files: Given;
  try {
    files = await openAll(paths);
  } catch (error) {
    return send({ type: 'unread', id, code: fileErrorOf(error) ?? String(error) });
  }
  await operation.prepare?.();
  send({ type: 'began', id });
  const job = createJob(
    (done, total) => send({ type: 'progress', id, done, ...(total !== undefined && { total }) }),
    (step) => send({ type: 'step', id, step }),
  );
  const outcome = await runOperation(operation, { ...given, ...files }, options, job);
  return send({
    type: 'ended',
    id,
    outcome: outcome.kind === 'done' ? { ...outcome, value: whole(outcome.value) } : outcome,
  });
}

parentPort?.on('message', (job: ThreadJob) => void run(job));
