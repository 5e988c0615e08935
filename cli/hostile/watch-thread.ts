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

type Ended =
  | { readonly kind: 'said'; readonly message: FromThread }
  | { readonly kind: 'broke'; readonly problem: string; readonly took: number };

export function watchThread(script: string, endless = ENDLESS): Watched {
  const shared = new SharedArrayBuffer(4);
  const at = new Int32Array(shared);
  let worker: Worker | undefined;

  const start = () => new Worker(script, { workerData: shared, resourceLimits: MEMORY });
  const ask = (message: ToThread) =>
    new Promise<Ended>((resolve) => {
      const asked = (worker ??= start());
      Atomics.store(at, 0, -1);
      let seen = -1;
      let since = cpuTime();
      function end(ended: Ended): void {
        clearInterval(timer);
        asked.off('message', hear).off('error', fail).off('exit', stop);
        if (ended.kind === 'broke') {
          worker = undefined;
          void asked.terminate();
        }
        resolve(ended);
      }
      const timer = setInterval(() => {
        const now = cpuTime();
        if (Atomics.load(at, 0) !== seen) {
          seen = Atomics.load(at, 0);
          since = now;
        } else if (seen >= 0 && now - since > endless)
          end({ kind: 'broke', problem: `no answer after ${endless} ms`, took: now - since });
      }, LOOK);
      const hear = (message: FromThread) => end({ kind: 'said', message });
      const fail = (error: unknown) => end({ kind: 'broke', problem: `ends its thread: ${String(error)}`, took: 0 });
      const stop = (code: number) => end({ kind: 'broke', problem: `ends its thread with ${code}`, took: 0 });
      asked.on('message', hear).on('error', fail).on('exit', stop);
      asked.postMessage(message);
    });

  async function run(slice: Slice): Promise<readonly Told[]> {
    if (slice.places.length === 0) return [];
    const ended = await ask({ type: 'run', slice });
    if (ended.kind === 'said') return ended.message.type === 'done' ? ended.message.told : [];
    const index = Math.max(0, Atomics.load(at, 0));
    const broken = { place: slice.places[index] ?? -1, problems: [ended.problem], took: ended.took };
    // What was told of those before is lost with the thread: they are run again.
    const before = await run({ ...slice, places: slice.places.slice(0, index) });
    const after = await run({ ...slice, places: slice.places.slice(index + 1) });
    return [...before, broken, ...after];
  }

  return {
    list: async () => {
      const ended = await ask({ type: 'list' });
      if (ended.kind === 'said' && ended.message.type === 'targets') return ended.message;
      throw new Error(ended.kind === 'broke' ? ended.problem : 'The thread said something else');
    },
    run,
    end: async () => {
      await worker?.terminate();
    },
  };
}
