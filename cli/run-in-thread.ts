import { Worker } from 'node:worker_threads';
import { failureOf, type OverdueFailure } from '../src/lib/failure';
import { startTimeLimit } from '../src/lib/time-limit';
import { findOperation } from './catalogue';
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
  readonly job: Omit<ThreadJob, 'id'>;
  readonly limit: number | undefined;
  readonly progress: ReportProgress;
  readonly resolve: (outcome: ThreadOutcome) => void;
}

/** What comes of work whose time was over: the fault that its operation has for that, if any. */
async function overdue(
  { toolId, operationId, options, given }: Omit<ThreadJob, 'id'>,
  failure: OverdueFailure,
): Promise<Outcome> {
  const operation = await findOperation(toolId, operationId);
  // They are options of this operation, completed by its own schema.
  const fault = await operation?.overdue?.(options, failure, given);
  return fault ? { kind: 'fault', fault } : { kind: 'failure', failure };
}

/** Starts threads that run operations. One that had to be ended, since its time was over or its memory full, is started anew with the next job. */
export function startThread(): Thread {
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  /** Each step has the whole limit, as on the page. */
  const limitWork = (step?: number) => {
    const { limit, job } = waiting ?? {};
    if (limit === undefined || job === undefined) return;
    clearTimeout(timer);
    const end = () => {
      stop();
      void overdue(job, { code: 'too-slow', limit, ...(step !== undefined && { step }) }).then(settle);
    };
    startTimeLimit(limit, end, (next) => {
      timer = next;
    });
  };
  const hear = (message: FromThread) => {
    if (message.type === 'began') limitWork();
    else if (message.type === 'step') limitWork(message.step);
    else if (message.type === 'progress') waiting?.progress(message.done, message.total);
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
        waiting = { job, limit, progress, resolve };
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
