import { sameValue } from '../../lib/same-value';
import type { Result } from '../../lib/result';
import type { Encoded, EncodeStyle, UnreadableFault } from './encode';

export type FileState = 'waiting' | 'busy' | 'done' | 'unreadable' | 'cancelled';

/** A file in the queue. Replaced, never changed, so that views can compare it. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly state: FileState;
  /** In the style that is wanted, or nothing. */
  readonly encoded: Encoded | undefined;
  /** Bytes read, and when that began, in milliseconds since the Unix epoch. */
  readonly done: number;
  readonly startedAt: number;
}

export interface QueueSettings {
  /** Rejects when aborted or when the work could not be done at all. */
  readonly encode: (
    file: File,
    style: EncodeStyle,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ) => Promise<Result<Encoded, UnreadableFault>>;
  readonly now: () => number;
}

/** Files that are encoded one after the other, again when another style is wanted. */
export class EncodingQueue {
  readonly #settings: QueueSettings;
  readonly #listeners = new Set<() => void>();
  #files: readonly QueuedFile[] = [];
  #style: EncodeStyle = { urlSafe: false, lineLength: 0 };
  #nextId = 1;
  #running: { readonly id: number; readonly controller: AbortController } | undefined;

  constructor(settings: QueueSettings) {
    this.#settings = settings;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly files = (): readonly QueuedFile[] => this.#files;

  /** Makes these the files of the queue, in this order; what is known of those that stay is kept. */
  hold(files: readonly File[]): void {
    const known = [...this.#files];
    const held = files.map((file): QueuedFile => {
      const place = known.findIndex((entry) => entry.file === file);
      const [entry] = place < 0 ? [] : known.splice(place, 1);
      return entry ?? { id: this.#nextId++, file, state: 'waiting', encoded: undefined, done: 0, startedAt: 0 };
    });
    if (known.some(({ id }) => id === this.#running?.id)) this.#running?.controller.abort();
    this.#set(held);
    this.#serve();
  }

  /** Says how the Base64 is to be written. */
  want(style: EncodeStyle): void {
    if (sameValue(style, this.#style)) return;
    this.#style = style;
    this.#running?.controller.abort();
    this.#set(
      this.#files.map((entry) =>
        entry.state === 'done' || entry.state === 'busy'
          ? { ...entry, state: 'waiting', encoded: undefined, done: 0 }
          : entry,
      ),
    );
    this.#serve();
  }

  /** Stops a file that is waiting or under way; nothing partial remains. */
  cancel(id: number): void {
    const entry = this.#files.find((candidate) => candidate.id === id);
    if (entry?.state === 'waiting' || entry?.state === 'busy') this.#update(id, { state: 'cancelled', done: 0 });
    if (this.#running?.id === id) this.#running.controller.abort();
  }

  /** Tries a file again that was cancelled or could not be read. */
  retry(id: number): void {
    this.#update(id, { state: 'waiting', done: 0 });
    this.#serve();
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
    const controller = new AbortController();
    this.#running = { id: next.id, controller };
    this.#update(next.id, { state: 'busy', done: 0, startedAt: this.#settings.now() });
    void this.#run(next, controller.signal).finally(() => {
      this.#running = undefined;
      this.#serve();
    });
  }

  async #run({ id, file }: QueuedFile, signal: AbortSignal): Promise<void> {
    try {
      const result = await this.#settings.encode(file, this.#style, signal, (done) => {
        if (!signal.aborted) this.#update(id, { done });
      });
      if (signal.aborted) return;
      if (result.ok) this.#update(id, { state: 'done', encoded: result.value });
      else this.#update(id, { state: 'unreadable', done: 0 });
    } catch {
      // Aborted, or a worker that died: told in the file's row, and the others go on.
      if (!signal.aborted) this.#update(id, { state: 'unreadable', done: 0 });
    }
  }
}
