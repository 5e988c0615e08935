import { Worker } from 'node:worker_threads';
import { cpuTime } from './cpu-time';
import type { FromThread, Slice, Told, ToThread } from './thread';
import type { Target } from './targets';

/** Milliseconds of the processor after which one run counts as endless: a net under a promise, not a measure of speed. */
const ENDLESS = 30_000;
/** Milliseconds between two looks at which string is under way. */
const LOOK = 500;
/** What an operation may take of the memory; a browser's worker has more. */
const MEMORY = { maxOldGenerationSizeMb: 3072 };

/** Runs slices in a thread; one that is stuck or dead is told of, and the rest goes on in a new thread. */
export interface Watched {
  readonly list: () => Promise<{ targets: readonly Target[]; corpus: number }>;
  readonly run: (slice: Slice) => Promise<readonly Told[]>;
  readonly end: () => Promise<void>;
}

/**
 * How what was asked for ended: as it should, or with what is wrong with the string that was under way. Too much work is no fault of an
 * operation that the page ends after a time, with its worker, and tells of.
 */
type Ended = { readonly problem?: string; readonly isTooMuch?: boolean; readonly took: number };

export function watchThread(script: string, endless = ENDLESS): Watched {
  const shared = new SharedArrayBuffer(4);
  const at = new Int32Array(shared);
  let worker: Worker | undefined;

  const start = () => new Worker(script, { workerData: shared, resourceLimits: MEMORY });

  /** Asks the thread, hears what it says until it is done, and ends it where it is stuck. */
  const ask = (message: ToThread, hearOne: (said: FromThread) => void, limit = endless) =>
    new Promise<Ended>((resolve) => {
      const asked = (worker ??= start());
      Atomics.store(at, 0, -1);
      let seen = -1;
      let since = cpuTime();
      const hear = (said: FromThread) => {
        hearOne(said);
        if (said.type !== 'told') end({ took: 0 });
      };
      const fail = (error: unknown) =>
        end({
          problem: `ends its thread: ${String(error)}`,
          isTooMuch: error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY',
          took: cpuTime() - since,
        });
      const stop = (code: number) => end({ problem: `ends its thread with ${code}`, took: cpuTime() - since });
      const look = () => {
        const now = cpuTime();
        const current = Atomics.load(at, 0);
        if (current === seen && seen >= 0 && now - since > limit)
          end({ problem: `no answer after ${limit} ms`, isTooMuch: true, took: now - since });
        else if (current !== seen) [seen, since] = [current, now];
      };
      const timer = setInterval(look, LOOK);
      asked.on('message', hear).on('error', fail).on('exit', stop);
      asked.postMessage(message);

      function end(ended: Ended): void {
        clearInterval(timer);
        asked.off('message', hear).off('error', fail).off('exit', stop);
        if (ended.problem !== undefined) {
          worker = undefined;
          void asked.terminate();
        }
        resolve(ended);
      }
    });

  async function run(slice: Slice): Promise<readonly Told[]> {
    if (slice.places.length === 0) return [];
    const told: Told[] = [];
    const hear = (said: FromThread) => {
      if (said.type === 'told') told.push(said.told);
    };
    const { timeLimit } = slice.target;
    const { problem, isTooMuch = false, took } = await ask({ type: 'run', slice }, hear, timeLimit);
    if (problem === undefined) return told;
    const problems = isTooMuch && timeLimit !== undefined ? [] : [problem];
    const broken = { place: slice.places[told.length] ?? -1, problems, took };
    return [...told, broken, ...(await run({ ...slice, places: slice.places.slice(told.length + 1) }))];
  }

  return {
    list: async () => {
      let listed: Extract<FromThread, { type: 'targets' }> | undefined;
      const { problem } = await ask({ type: 'list' }, (said) => {
        if (said.type === 'targets') listed = said;
      });
      if (!listed) throw new Error(problem ?? 'The thread said something else');
      return listed;
    },
    run,
    end: async () => {
      await worker?.terminate();
    },
  };
}
