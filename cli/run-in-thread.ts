import { Worker } from 'node:worker_threads';
import { failureOf } from '../src/lib/failure';
import type { Outcome, ReportProgress } from './run-operation';
import type { FromThread, ThreadJob } from './thread';

/** The script of the threads lies beside the program's own; this module does so too, or in the folder of their parts. */
const SCRIPT = new URL(import.meta.url.includes('/chunks/') ? '../thread.js' : './thread.js', import.meta.url);

/** What came of a job in a thread; `unread` where a file could not be opened, with the code of the file system. */
export type ThreadOutcome = Outcome | { readonly kind: 'unread'; readonly code: string };

/** A thread that runs one job after the other. */
export interface Thread {
  /** Never rejects. */
  readonly run: (job: Omit<ThreadJob, 'id'>, limit?: number, progress?: ReportProgress) => Promise<ThreadOutcome>;
  readonly end: () => void;
}

interface Waiting {
  readonly limit: number | undefined;
  readonly progress: ReportProgress;
  readonly resolve: (outcome: ThreadOutcome) => void;
}

/** Starts threads that run operations. One that had to be ended, since its time was over or its memory full, is started anew with the next job. */
export function startThread(): Thread {
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let jobs = 0;

  const settle = (outcome: ThreadOutcome) => {
    clearTimeout(timer);
    const settled = waiting;
    waiting = undefined;
    // A thread that waits for work keeps no program from ending.
    worker?.unref();
    settled?.resolve(outcome);
  };
  const stop = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const limitWork = (limit: number) => {
    timer = setTimeout(() => {
      stop();
      settle({ kind: 'failure', failure: { code: 'too-slow', limit } });
    }, limit);
  };
  const hear = (message: FromThread) => {
    if (message.type === 'began') {
      if (waiting?.limit !== undefined) limitWork(waiting.limit);
    } else if (message.type === 'progress') waiting?.progress(message.done, message.total);
    else if (message.type === 'unread') settle({ kind: 'unread', code: message.code });
    else settle(message.outcome);
  };
  const start = () => {
    const started = new Worker(SCRIPT);
    started.on('message', hear);
    started.on('error', (error) => {
      worker = undefined;
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      settle({ kind: 'failure', failure: isMemory ? { code: 'worker-died' } : failureOf(error) });
    });
    return started;
  };

  return {
    run: (job, limit, progress = () => {}) =>
      new Promise((resolve) => {
        waiting = { limit, progress, resolve };
        worker ??= start();
        worker.ref();
        jobs += 1;
        worker.postMessage({ ...job, id: jobs } satisfies ThreadJob);
      }),
    end: () => {
      clearTimeout(timer);
      stop();
    },
  };
}
