import fc from 'fast-check';
import { parentPort, workerData } from 'node:worker_threads';
import { safeParse } from 'valibot';
import type { Operation } from '../../src/operations/define';
import { findOperation } from '../catalogue';
import { arbitraryInputs, arbitraryOptions } from './arbitrary';
import { CORPUS } from './corpus';
import type { Size } from './hostile-string';
import { allTargets, type Target } from './targets';
import { tryRun, tryString, type Tried } from './try-string';

/** What a thread is asked: the strings at these places, in this size, one after the other into one target. */
export interface StringSlice {
  readonly kind: 'strings';
  readonly target: Target;
  readonly size: Size;
  readonly places: readonly number[];
}

/** Or: the draws at these places of all that a seed gives, inputs and options of one operation. */
export interface DrawnSlice {
  readonly kind: 'drawn';
  readonly target: Target;
  readonly seed: number;
  readonly places: readonly number[];
}

export type Slice = StringSlice | DrawnSlice;

/** What a run of a slice tells of one string or draw. */
export interface Told extends Tried {
  readonly place: number;
}

export type FromThread =
  | { readonly type: 'targets'; readonly targets: readonly Target[]; readonly corpus: number }
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'done' };

export type ToThread = { readonly type: 'list' } | { readonly type: 'run'; readonly slice: Slice };

/** Where the watcher reads which of its strings is under way. */
const at = new Int32Array(workerData as SharedArrayBuffer);

const send = (message: FromThread) => parentPort?.postMessage(message);

/** How a slice tries what is at a place. */
type Attempt = (place: number) => Promise<Tried>;

function strings(operation: Operation, { target, size }: StringSlice): Attempt {
  return (place) => tryString(operation, target, CORPUS[place]?.make(size) ?? '', place);
}

/** What was given, as a text: of bytes and files what they spell, which an answer may repeat. */
async function written(value: unknown): Promise<string> {
  if (typeof value === 'string') return value;
  if (value instanceof Blob) return value.text();
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : (JSON.stringify(value) ?? '');
}

function drawn(operation: Operation, { target, seed, places }: DrawnSlice): Attempt {
  const both = fc.tuple(arbitraryInputs(operation), arbitraryOptions(operation));
  const cases = fc.sample(both, { seed, numRuns: Math.max(...places) + 1 });
  return async (place) => {
    const [inputs, options] = cases[place] ?? [{}, {}];
    const parsed = safeParse(operation.options, options);
    if (!parsed.success) return { problems: [], took: 0 };
    const given = (await Promise.all(Object.values({ ...inputs, ...options }).map(written))).join('\n');
    const tried = await tryRun(operation, target, { inputs, options: parsed.output }, given);
    const told = tried.problems.map(
      (problem) => `${problem} for ${given.slice(0, 300)} with ${JSON.stringify(options)}`,
    );
    return { ...tried, problems: told };
  };
}

async function run(slice: Slice): Promise<void> {
  const operation = await findOperation(slice.target.toolId, slice.target.operationId);
  if (!operation) throw new Error('There is no such operation');
  const attempt = slice.kind === 'strings' ? strings(operation, slice) : drawn(operation, slice);
  for (const [index, place] of slice.places.entries()) {
    Atomics.store(at, 0, index);
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each is watched
    send({ type: 'told', told: { place, ...(await attempt(place)) } });
  }
  send({ type: 'done' });
}

// Node warns of what is new in it, and libraries of what they are given: both are for us to know.
process.removeAllListeners('warning');
parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'run') void run(message.slice);
  else void allTargets().then((targets) => send({ type: 'targets', targets, corpus: CORPUS.length }));
});
