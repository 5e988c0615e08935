import { basePath } from '../lib/base';
import { OperationFailure } from '../lib/failure';
import { startTimeLimit } from '../lib/time-limit';
import type { Answer, FromWorker, OperationName, ToWorker, WorkerJob } from './worker-messages';

export interface PoolSettings {
  /** The most workers at once. @default one for each processor, at most 4 */
  readonly size?: number;
  /** Milliseconds after which a worker without work is ended and its memory given back. @default 60000 */
  readonly idleAfter?: number;
  /** Milliseconds that an aborted job may take to stop by itself before its worker is ended. @default 100 */
  readonly graceFor?: number;
}

export interface JobSettings {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total?: number) => void) | undefined;
  /** Gets the first lines of an answer that is on its way. */
  readonly onBeginning?: ((text: string) => void) | undefined;
  /**
   * Milliseconds from the start of the work, its modules loaded, after which it has failed and its worker is ended. In work that tells its
   * steps they count from the start of each.
   */
  readonly timeLimit?: number | undefined;
}

export interface Pool {
  /** Runs a job in a worker. Rejects with the signal's reason when aborted, with an `OperationFailure` when there is no answer. */
  run(job: WorkerJob, settings?: JobSettings): Promise<Answer>;
  /** Makes a worker ready for an operation that is about to be run, unless all have work. A failure is told by that run. */
  expect(name: OperationName): void;
  /** How many workers exist now. */
  readonly workers: number;
  /** Ends all workers; jobs under way fail. */
  close(): void;
}

interface Task {
  readonly id: number;
  readonly job: WorkerJob;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: JobSettings['onProgress'];
  readonly onBeginning: JobSettings['onBeginning'];
  readonly timeLimit: number | undefined;
  /** The part of the work that began last, if the operation tells. */
  step: number | undefined;
  /** Each may be called any number of times: only the first call of either counts. */
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (reason: unknown) => void;
}

interface Slot {
  readonly worker: Worker;
  task: Task | undefined;
  /** Ends the worker: of a job that takes too long or is aborted and does not stop, and of one that has been idle long enough. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

function stepOf({ step }: Task): { readonly step?: number } {
  return step === undefined ? {} : { step };
}

/** The answer as the operation gave it: a text in pieces is put into its value. */
async function withText(answer: Answer): Promise<Answer> {
  const { result, chunks, ...rest } = answer;
  if (!chunks || !result.ok || typeof result.value !== 'object') return answer;
  const { TextChunks } = await import('../lib/text-chunks');
  return { ...rest, result: { ok: true, value: { ...result.value, text: new TextChunks(chunks) } } };
}

function defaultSize(): number {
  return Math.min(4, navigator.hardwareConcurrency || 2);
}

/** Workers that are made when needed, reused, and replaced when they die or will not stop. */
export function createPool(address: string | URL, settings: PoolSettings = {}): Pool {
  return new WorkerPool(address, settings);
}

class WorkerPool implements Pool {
  readonly #address: string | URL;
  readonly #size: number;
  readonly #idleAfter: number;
  readonly #graceFor: number;
  readonly #slots = new Set<Slot>();
  readonly #queue: Task[] = [];
  #nextId = 1;

  constructor(address: string | URL, { size = defaultSize(), idleAfter = 60_000, graceFor = 100 }: PoolSettings) {
    this.#address = address;
    this.#size = size;
    this.#idleAfter = idleAfter;
    this.#graceFor = graceFor;
  }

  get workers(): number {
    return this.#slots.size;
  }

  async run(job: WorkerJob, settings: JobSettings = {}): Promise<Answer> {
    const { signal, onProgress, onBeginning, timeLimit } = settings;
    signal?.throwIfAborted();
    let stopListening = () => {};
    const answer = new Promise<Answer>((resolve, reject) => {
      const id = this.#nextId++;
      const task: Task = { id, job, signal, onProgress, onBeginning, timeLimit, step: undefined, resolve, reject };
      const onAbort = () => this.#abort(task);
      signal?.addEventListener('abort', onAbort);
      stopListening = () => signal?.removeEventListener('abort', onAbort);
      this.#queue.push(task);
      this.#serve();
    });
    return answer.finally(() => stopListening());
  }

  expect(name: OperationName): void {
    try {
      const slot = this.#freeSlot();
      if (slot) post(slot, { type: 'expect', name });
    } catch {
      // No worker is to be had; neither will the run have one, and says so.
    }
  }

  close(): void {
    for (const task of this.#queue.splice(0)) task.reject(new OperationFailure({ code: 'worker-died' }));
    for (const slot of [...this.#slots]) this.#discard(slot);
  }

  /** Hands waiting tasks to free workers. */
  #serve(): void {
    for (let task = this.#queue[0]; task; task = this.#queue[0]) {
      let slot: Slot | undefined;
      try {
        slot = this.#freeSlot();
      } catch (error) {
        // The browser refuses to make a worker at all.
        this.#queue.shift();
        task.reject(error);
        continue;
      }
      if (!slot) return;
      this.#queue.shift();
      this.#assign(slot, task);
    }
  }

  #freeSlot(): Slot | undefined {
    for (const slot of this.#slots) if (!slot.task) return slot;
    return this.#slots.size < this.#size ? this.#openSlot() : undefined;
  }

  #openSlot(): Slot {
    const slot: Slot = { worker: new Worker(this.#address, { type: 'module' }), task: undefined, timer: undefined };
    const fail = (event: Event) => {
      event.preventDefault();
      this.#replace(slot);
    };
    slot.worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#receive(slot, event.data));
    slot.worker.addEventListener('error', fail);
    slot.worker.addEventListener('messageerror', fail);
    this.#slots.add(slot);
    this.#rest(slot);
    return slot;
  }

  #assign(slot: Slot, task: Task): void {
    clearTimeout(slot.timer);
    slot.task = task;
    try {
      post(slot, { type: 'run', id: task.id, job: task.job });
    } catch (error) {
      // Something in the inputs cannot be cloned: the caller's mistake, and the worker is none the worse.
      task.reject(error);
      this.#release(slot);
    }
  }

  #receive(slot: Slot, message: FromWorker): void {
    const task = slot.task;
    if (message.id !== task?.id) return;
    switch (message.type) {
      case 'progress':
        if (!task.signal?.aborted) task.onProgress?.(message.done, message.total);
        return;
      case 'beginning':
        if (!task.signal?.aborted) task.onBeginning?.(message.text);
        return;
      case 'started':
        return this.#limit(slot, task);
      case 'step':
        task.step = message.step;
        // Each step has the whole limit: a late one is not stopped for what those before it took.
        return this.#limit(slot, task);
      case 'answer':
        task.resolve(message.answer.chunks ? withText(message.answer) : message.answer);
        return this.#release(slot);
      case 'failed':
        task.reject(new OperationFailure(message.failure));
        // Some browsers remember a failed import for as long as the worker lives, so that trying again needs another one.
        return message.failure.code === 'unavailable' ? this.#replace(slot) : this.#release(slot);
      case 'aborted':
        return this.#release(slot);
    }
  }

  #limit(slot: Slot, task: Task): void {
    const { timeLimit } = task;
    if (timeLimit === undefined || task.signal?.aborted) return;
    clearTimeout(slot.timer);
    const end = () => {
      task.reject(new OperationFailure({ code: 'too-slow', limit: timeLimit, ...stepOf(task) }));
      this.#replace(slot);
    };
    startTimeLimit(timeLimit, end, (timer) => {
      slot.timer = timer;
    });
  }

  #release(slot: Slot): void {
    slot.task = undefined;
    this.#rest(slot);
    this.#serve();
  }

  /** A worker without work is ended after a while. */
  #rest(slot: Slot): void {
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => this.#discard(slot), this.#idleAfter);
  }

  #abort(task: Task): void {
    task.reject(task.signal?.reason);
    const place = this.#queue.indexOf(task);
    if (place !== -1) this.#queue.splice(place, 1);
    for (const slot of this.#slots) {
      if (slot.task !== task) continue;
      post(slot, { type: 'abort', id: task.id });
      clearTimeout(slot.timer);
      slot.timer = setTimeout(() => this.#replace(slot), this.#graceFor);
    }
  }

  #replace(slot: Slot): void {
    this.#discard(slot);
    this.#serve();
  }

  /** Ends a worker for good; whatever it worked on has failed unless it was aborted before. */
  #discard(slot: Slot): void {
    clearTimeout(slot.timer);
    slot.worker.terminate();
    this.#slots.delete(slot);
    slot.task?.reject(new OperationFailure({ code: 'worker-died', ...stepOf(slot.task) }));
    slot.task = undefined;
  }
}

function post(slot: Slot, message: ToWorker): void {
  slot.worker.postMessage(message);
}

let sharedPool: Pool | undefined;

/** Where the worker is: the prerendered page says so; while developing, the source, asked for as Vite's server knows a worker. */
function workerAddress(): URL {
  const address =
    document.documentElement.dataset['worker'] ??
    (import.meta.env.DEV ? `${import.meta.env.BASE_URL}src/worker.ts?worker_file&type=module` : undefined);
  if (address === undefined) throw new OperationFailure({ code: 'unavailable' });
  // The page for unknown addresses may have been written for another folder than the one it is shown in.
  return new URL(address.replace(/^.*(?=assets\/)/, basePath), document.baseURI);
}

/** The pool that all tools share, made when it is first needed. */
export function defaultPool(): Pool {
  sharedPool ??= createPool(workerAddress());
  return sharedPool;
}
