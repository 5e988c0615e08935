import { failureOf, OperationFailure } from '../lib/failure';
import type { TextChunks } from '../lib/text-chunks';
import { ok } from '../lib/result';
import type { Operation } from './define';
import { createJob } from './job';
import { outputLines } from './output-text';
import { readInputs } from './read-inputs';
import type { Answer, FromWorker, OperationName, ToWorker, WorkerJob } from './worker-messages';

/** Finds an operation by its names; undefined or a rejection when there is none. */
export type Lookup = (toolId: string, operationId: string) => Promise<unknown>;

function isOperation(found: unknown): found is Operation {
  return typeof found === 'object' && found !== null && 'run' in found && typeof found.run === 'function';
}

async function load(lookup: Lookup, { toolId, operationId }: OperationName): Promise<Operation> {
  const found = await lookup(toolId, operationId).catch(() => undefined);
  if (!isOperation(found)) throw new OperationFailure({ code: 'unavailable' });
  return found;
}

async function execute(lookup: Lookup, job: WorkerJob, signal: AbortSignal, send: Send, id: number): Promise<Answer> {
  const operation = await load(lookup, job);
  const inputs = await readInputs(operation, job);
  await operation.prepare?.();
  signal.throwIfAborted();
  send({ type: 'started', id });
  const step = (index: number) => send({ type: 'step', id, step: index });
  const beginning = (text: string) => send({ type: 'beginning', id, text });
  const progress = (done: number, total?: number) => {
    if (!signal.aborted) send({ type: 'progress', id, done, total });
  };
  // The options were completed by the operation's own schema before they were sent.
  const result = await operation.run(inputs, job.options as object, createJob(signal, { progress, step, beginning }));
  const lines = result.ok ? outputLines(result.value) : undefined;
  return lines ? { result, lines } : { result };
}

/** Told by its one property: the class itself is for those who make such a text. */
function isInChunks(text: unknown): text is TextChunks {
  return typeof text === 'object' && text !== null && 'chunks' in text;
}

/** An answer in a form that can be sent. */
function toSend(answer: Answer): Answer {
  const { result } = answer;
  const value: unknown = result.ok ? result.value : undefined;
  if (typeof value !== 'object' || value === null || !('text' in value) || !isInChunks(value.text)) return answer;
  return { ...answer, result: ok({ ...value, text: '' }), chunks: value.text.chunks };
}

/** The buffers in an answer, at the top of its value: moved to the page instead of copied. */
function buffersOf({ result, lines, chunks = [] }: Answer): ArrayBuffer[] {
  const value: unknown = result.ok ? result.value : undefined;
  const found = new Set<ArrayBuffer>();
  const candidates: unknown[] = [lines, value, ...chunks];
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    candidates.push(...Object.values<unknown>({ ...value }));
  for (const candidate of candidates) {
    const buffer: unknown = ArrayBuffer.isView(candidate) ? candidate.buffer : candidate;
    if (buffer instanceof ArrayBuffer) found.add(buffer);
  }
  return [...found];
}

type Send = (message: FromWorker, moved?: readonly ArrayBuffer[]) => void;

const send: Send = (message, moved = []) => self.postMessage(message, { transfer: [...moved] });

/** Makes this worker run the operations that `lookup` finds, one message at a time or several side by side. */
export function startWorker(lookup: Lookup): void {
  const running = new Map<number, AbortController>();

  async function run(id: number, job: WorkerJob): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const answer = toSend(await execute(lookup, job, controller.signal, send, id));
      if (controller.signal.aborted) send({ type: 'aborted', id });
      else send({ type: 'answer', id, answer }, buffersOf(answer));
    } catch (error) {
      if (controller.signal.aborted) send({ type: 'aborted', id });
      else send({ type: 'failed', id, failure: failureOf(error) });
    } finally {
      running.delete(id);
    }
  }

  self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
    if (message.type === 'run') void run(message.id, message.job);
    // What is missing is told by the run.
    else if (message.type === 'expect') load(lookup, message.name).catch(() => undefined);
    else running.get(message.id)?.abort();
  });
}
