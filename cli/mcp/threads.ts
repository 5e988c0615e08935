import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { failureOf, type Failure } from '../../src/lib/failure';
import type { CallResult } from './call-result';
import { failureResult } from './fault-result';
import { LOADING_LIMIT, MOST_MEMORY } from './limits';
import type { FromThread, ThreadCall } from './thread';

/** The script of the threads lies beside the program's own; this module is in the folder of their parts. */
const SCRIPT = new URL('../mcp-thread.js', import.meta.url);

/** How far a call is. */
export type Progress = (done: number, total?: number) => void;

/** Threads that answer calls side by side, as many as there are processors; further calls wait for one. */
export interface Threads {
  /** Never rejects. What is aborted ends at once, with an answer that nobody waits for. */
  readonly run: (call: ThreadCall, signal: AbortSignal, progress: Progress) => Promise<CallResult>;
  readonly end: () => void;
}

const ABORTED: CallResult = { content: [], isError: true };

function startWorker(): Worker {
  // An environment and outputs of its own: whatever writes there, the protocol stays alone on the output.
  const worker = new Worker(SCRIPT, {
    env: {},
    argv: [],
    stdin: true,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

function failureOfWorker(error: unknown): Failure {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? { code: 'worker-died' } : failureOf(error);
}

/** One call in a thread. Resolves with whether the thread can be used again. */
function callIn(
  worker: Worker,
  call: ThreadCall,
  signal: AbortSignal,
  progress: Progress,
): Promise<{ readonly result: CallResult; readonly isAlive: boolean }> {
  return new Promise((resolve) => {
    const settle = (result: CallResult, isAlive: boolean) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      signal.removeEventListener('abort', abort);
      // One that ends may still say why.
      worker.on('error', () => {});
      if (!isAlive) void worker.terminate();
      resolve({ result, isAlive });
    };
    const abort = () => settle(ABORTED, false);
    const limit = (ms: number) => setTimeout(() => settle(failureResult({ code: 'too-slow', limit: ms }), false), ms);
    let timer = limit(LOADING_LIMIT);
    worker.removeAllListeners();
    worker.on('message', (message: FromThread) => {
      if (message.type === 'progress') progress(message.done, message.total);
      else if (message.type === 'ended') settle(message.result, true);
      else {
        clearTimeout(timer);
        timer = limit(message.limit);
      }
    });
    worker.on('error', (error) => settle(failureResult(failureOfWorker(error)), false));
    worker.on('exit', () => settle(failureResult({ code: 'worker-died' }), false));
    signal.addEventListener('abort', abort);
    worker.postMessage(call);
  });
}

/** Begins with no thread; each is started when it is needed and kept for the next call. */
export function createThreads(most = availableParallelism()): Threads {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Waits for a place; resolves with false when aborted before there was one. */
  const takePlace = (signal: AbortSignal) => {
    if (running < most) {
      running += 1;
      return Promise.resolve(true);
    }
    return new Promise<boolean>((resolve) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        running += 1;
        resolve(true);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve(false);
      };
      waiting.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  /** Keeps a thread for the next call, unless it ends by itself. */
  const rest = (worker: Worker) => {
    idle.push(worker);
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
  };

  return {
    run: async (call, signal, progress) => {
      if (signal.aborted || !(await takePlace(signal))) return ABORTED;
      const worker = idle.pop() ?? startWorker();
      const { result, isAlive } = await callIn(worker, call, signal, progress);
      if (isAlive) rest(worker);
      running -= 1;
      waiting.shift()?.();
      return result;
    },
    end: () => {
      for (const worker of idle.splice(0)) void worker.terminate();
    },
  };
}
