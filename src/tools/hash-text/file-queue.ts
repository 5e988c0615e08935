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
}

// Below this a second worker costs more than it saves.
const DIVIDE_FROM_BYTES = 4 * 1024 * 1024;

/**
 * Files that are hashed one after the other, each by several workers at once. What a file already has is not computed
 * again: wanting further algorithms later makes another pass for those only.
 */
export class FileQueue {
  readonly #settings: FileQueueSettings;
  readonly #listeners = new Set<() => void>();
  #files: readonly QueuedFile[] = [];
  #wanted: (file: File) => readonly AlgorithmId[] = () => [];
  #nextId = 1;
  #running: { readonly id: number; readonly controller: AbortController } | undefined;

  constructor(settings: FileQueueSettings) {
    this.#settings = settings;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All files, in the order they came. */
  readonly files = (): readonly QueuedFile[] => this.#files;

  /** Puts files at the end. The same file again (name, size, date) is one too many and left out. */
  add(files: readonly File[]): void {
    const isKnown = (file: File) =>
      this.#files.some(
        ({ file: other }) =>
          other.name === file.name && other.size === file.size && other.lastModified === file.lastModified,
      );
    const added = files
      .filter((file) => !isKnown(file))
      .map((file): QueuedFile => ({
        id: this.#nextId++,
        file,
        state: 'waiting',
        digests: {},
        done: 0,
        startedAt: 0,
      }));
    this.#set([...this.#files, ...added]);
    this.#serve();
  }

  /** Says which algorithms each file needs. Digests that are not wanted any more are kept. */
  want(wanted: (file: File) => readonly AlgorithmId[]): void {
    this.#wanted = wanted;
    this.#set(
      this.#files.map((entry) =>
        entry.state === 'done' && this.#missing(entry).length > 0 ? { ...entry, state: 'waiting' } : entry,
      ),
    );
    this.#serve();
  }

  /** Stops a file that is waiting or under way. Nothing partial remains; what was complete before does. */
  cancel(id: number): void {
    const entry = this.#files.find((candidate) => candidate.id === id);
    if (entry?.state === 'waiting' || entry?.state === 'busy') this.#update(id, { state: 'cancelled', done: 0 });
    if (this.#running?.id === id) this.#running.controller.abort();
  }

  cancelAll(): void {
    for (const { id } of this.#files) this.cancel(id);
  }

  /** Tries a file again that was cancelled or could not be read. */
  retry(id: number): void {
    this.#update(id, { state: 'waiting', done: 0 });
    this.#serve();
  }

  remove(id: number): void {
    this.cancel(id);
    this.#set(this.#files.filter((entry) => entry.id !== id));
  }

  clear(): void {
    this.cancelAll();
    this.#set([]);
  }

  #missing(entry: QueuedFile): AlgorithmId[] {
    return this.#wanted(entry.file).filter((id) => entry.digests[id] === undefined);
  }

  #set(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }

  #update(id: number, changes: Partial<QueuedFile>): void {
    this.#set(this.#files.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  }

  #serve(): void {
    if (this.#running) return;
    const next = this.#files.find(({ state }) => state === 'waiting');
    if (!next) return;
    const algorithms = this.#missing(next);
    if (algorithms.length === 0) {
      this.#update(next.id, { state: 'done' });
      this.#serve();
      return;
    }
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
    const entry = this.#files.find((candidate) => candidate.id === id);
    if (!entry) return;
    const whole = { ...entry, digests: { ...entry.digests, ...digests } };
    this.#update(id, { ...whole, state: this.#missing(whole).length > 0 ? 'waiting' : 'done' });
  }
}
