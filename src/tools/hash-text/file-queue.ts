import type { Fault, Result } from '../../lib/result';
import type { AlgorithmId } from '../../lib/hashing/algorithms';
import { divideWork } from './divide-work';
import type { Digests } from '../../lib/hashing/hashing';

export type FileState = 'waiting' | 'busy' | 'done' | 'unreadable' | 'cancelled';

/** A file in the queue, with what is known of it. Replaced, never changed, so that views can compare it. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly state: FileState;
  readonly digests: Digests;
  /** Bytes done of the present pass and when it began, in milliseconds since the Unix epoch. */
  readonly done: number;
  readonly startedAt: number;
}

/** Hashes one file with some algorithms; rejects when aborted or when the work could not be done at all. */
export type HashFile = (
  file: File,
  algorithms: readonly AlgorithmId[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
) => Promise<Result<Digests, Fault>>;

export interface FileQueueSettings {
  readonly hashFile: HashFile;
  /** Over how many workers the algorithms of a large file are divided. */
  readonly workers: number;
  readonly now: () => number;
  /** When to tell what has changed: hundreds of small files change faster than a view can be drawn. */
  readonly later: (tell: () => void) => void;
}

// Below this a second worker costs more than it saves.
const DIVIDE_FROM_BYTES = 4 * 1024 * 1024;

/**
 * Files that are hashed one after the other, each by several workers at once. What a file already has is not computed
 * again: wanting further algorithms later makes another pass for those only. Every step costs the same however many files
 * there are, and so that a view need draw only what changed, each file can be followed by itself.
 */
export class FileQueue {
  readonly #settings: FileQueueSettings;
  readonly #listeners = new Set<() => void>();
  readonly #listListeners = new Set<() => void>();
  readonly #fileListeners = new Map<number, Set<() => void>>();
  readonly #entries = new Map<number, QueuedFile>();
  readonly #known = new WeakSet<File>();
  /** In the order in which their turn comes. */
  readonly #waiting = new Set<number>();
  #ids: readonly number[] = [];
  #files: readonly QueuedFile[] | undefined;
  #doneCount = 0;
  #wanted: (file: File) => readonly AlgorithmId[] = () => [];
  #nextId = 1;
  /** What has changed since the listeners were told. */
  readonly #changed = new Set<number>();
  #isTelling = false;
  #running: { readonly id: number; readonly controller: AbortController } | undefined;

  constructor(settings: FileQueueSettings) {
    this.#settings = settings;
  }

  /** Follows every change. */
  readonly subscribe = (listener: () => void): (() => void) => follow(this.#listeners, listener);

  /** Follows which files there are, not what becomes of them. */
  readonly subscribeList = (listener: () => void): (() => void) => follow(this.#listListeners, listener);

  /** Follows one file. */
  readonly subscribeFile = (id: number, listener: () => void): (() => void) => {
    const listeners = this.#fileListeners.get(id) ?? new Set();
    this.#fileListeners.set(id, listeners);
    return follow(listeners, listener);
  };

  /** All files, in the order they came; the same array until something about one of them changes. */
  readonly files = (): readonly QueuedFile[] => (this.#files ??= [...this.#entries.values()]);

  /** Their ids; the same array until a file comes or goes. */
  readonly ids = (): readonly number[] => this.#ids;

  readonly file = (id: number): QueuedFile | undefined => this.#entries.get(id);

  readonly isBusy = (): boolean => this.#running !== undefined || this.#waiting.size > 0;

  /** How many files have all their digests. */
  readonly doneCount = (): number => this.#doneCount;

  /** Puts files at the end. Files may have name, size and date in common and differ; only what is here itself is left out. */
  add(files: readonly File[]): void {
    for (const file of files) {
      if (this.#known.has(file)) continue;
      this.#known.add(file);
      const id = this.#nextId++;
      this.#put({ id, file, state: 'waiting', digests: {}, done: 0, startedAt: 0 });
    }
    this.#tellList();
    this.#serve();
  }

  /** Says which algorithms each file needs. Digests that are not wanted any more are kept. */
  want(wanted: (file: File) => readonly AlgorithmId[]): void {
    this.#wanted = wanted;
    for (const entry of this.#entries.values()) {
      if (entry.state === 'done' && this.#missing(entry).length > 0) this.#put({ ...entry, state: 'waiting' });
    }
    this.#serve();
  }

  /** Stops a file that is waiting or under way. Nothing partial remains; what was complete before does. */
  cancel(id: number): void {
    const entry = this.#entries.get(id);
    if (entry?.state === 'waiting' || entry?.state === 'busy') this.#update(id, { state: 'cancelled', done: 0 });
    if (this.#running?.id === id) this.#running.controller.abort();
  }

  cancelAll(): void {
    for (const id of this.#ids) this.cancel(id);
  }

  /** Tries a file again that was cancelled or could not be read. */
  retry(id: number): void {
    this.#update(id, { state: 'waiting', done: 0 });
    this.#serve();
  }

  remove(id: number): void {
    this.cancel(id);
    this.#drop(id);
    this.#tellList();
  }

  clear(): void {
    this.cancelAll();
    for (const id of this.#ids) this.#drop(id);
    this.#tellList();
  }

  #missing(entry: QueuedFile): AlgorithmId[] {
    return this.#wanted(entry.file).filter((id) => entry.digests[id] === undefined);
  }

  #tellList(): void {
    this.#ids = [...this.#entries.keys()];
    call(this.#listListeners);
    call(this.#listeners);
  }

  #put(entry: QueuedFile): void {
    const { id, state } = entry;
    const isDone = (one: QueuedFile | undefined) => (one?.state === 'done' ? 1 : 0);
    this.#doneCount += isDone(entry) - isDone(this.#entries.get(id));
    this.#entries.set(id, entry);
    this.#files = undefined;
    if (state === 'waiting') this.#waiting.add(id);
    else this.#waiting.delete(id);
    this.#changed.add(id);
    this.#tell();
  }

  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#settings.later(() => {
      this.#isTelling = false;
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const id of changed) call(this.#fileListeners.get(id));
      call(this.#listeners);
    });
  }

  #drop(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#known.delete(entry.file);
    this.#waiting.delete(id);
    this.#entries.delete(id);
    this.#files = undefined;
    this.#fileListeners.delete(id);
    if (entry.state === 'done') this.#doneCount -= 1;
  }

  #update(id: number, changes: Partial<QueuedFile>): void {
    const entry = this.#entries.get(id);
    if (entry) this.#put({ ...entry, ...changes });
  }

  #serve(): void {
    if (this.#running) return;
    for (const id of this.#waiting) {
      const next = this.#entries.get(id);
      if (!next) continue;
      const algorithms = this.#missing(next);
      if (algorithms.length > 0) return this.#begin(next, algorithms);
      this.#update(id, { state: 'done' });
    }
    // The last one has ended, which nothing else tells.
    this.#tell();
  }

  #begin(next: QueuedFile, algorithms: readonly AlgorithmId[]): void {
    const controller = new AbortController();
    this.#running = { id: next.id, controller };
    this.#update(next.id, { state: 'busy', done: 0, startedAt: this.#settings.now() });
    void this.#run(next, algorithms, controller).finally(() => {
      this.#running = undefined;
      this.#serve();
    });
  }

  async #run({ id, file }: QueuedFile, algorithms: readonly AlgorithmId[], controller: AbortController): Promise<void> {
    const { hashFile, workers } = this.#settings;
    const groups = divideWork(algorithms, file.size < DIVIDE_FROM_BYTES ? 1 : workers);
    const done = groups.map(() => 0);
    const passes = groups.map((group, index) =>
      hashFile(file, group, controller.signal, (bytes) => {
        done[index] = bytes;
        const mean = done.reduce((sum, part) => sum + part, 0) / groups.length;
        if (!controller.signal.aborted) this.#update(id, { done: mean });
      }),
    );
    try {
      const results = await Promise.all(passes);
      if (controller.signal.aborted) return;
      const digests: Digests = results.reduce((all, result) => (result.ok ? { ...all, ...result.value } : all), {});
      if (results.every((result) => result.ok)) this.#finish(id, digests);
      else this.#update(id, { state: 'unreadable', done: 0 });
    } catch {
      // Aborted, or a worker that died: a file that cannot be hashed is told in its row and keeps nobody waiting.
      if (!controller.signal.aborted) this.#update(id, { state: 'unreadable', done: 0 });
    } finally {
      controller.abort();
      await Promise.allSettled(passes);
    }
  }

  /** Adds new digests; what has come to be wanted meanwhile makes the file wait for another pass. */
  #finish(id: number, digests: Digests): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const whole = { ...entry, digests: { ...entry.digests, ...digests } };
    this.#update(id, { ...whole, state: this.#missing(whole).length > 0 ? 'waiting' : 'done' });
  }
}

function follow(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function call(listeners: ReadonlySet<() => void> | undefined): void {
  for (const listener of listeners ?? []) listener();
}
