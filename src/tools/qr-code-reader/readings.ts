import { failureOf, type Failure } from '../../lib/failure';
import type { Result } from '../../lib/result';
import { sameValue } from '../../lib/same-value';
import type { JobSettings } from '../../operations/pool';
import type { ReadFault, ReadOptions } from './read-picture';
import type { ReadReport } from './report';

/** How far a picture is. */
export interface Reading {
  readonly picture: File;
  readonly status: 'busy' | 'done' | 'fault' | 'failed' | 'cancelled';
  /** While it is read again, that of before. */
  readonly report?: ReadReport | undefined;
  readonly fault?: ReadFault | undefined;
  readonly failure?: Failure | undefined;
  readonly progress?: { readonly done: number; readonly total?: number; readonly startedAt: number } | undefined;
}

export type ReadFile = (
  picture: File,
  options: ReadOptions,
  settings: Pick<JobSettings, 'signal' | 'onProgress'>,
) => Promise<Result<ReadReport, ReadFault>>;

/** Of large pictures each takes much memory. */
const MOST_AT_ONCE = 2;

/** Reads pictures, a few at a time, and tells how far each is. A picture that goes is read no further. */
export class Readings {
  #readings: readonly Reading[] = [];
  #options: ReadOptions | undefined;
  readonly #keys = new WeakMap<File, number>();
  #lastKey = 0;
  readonly #running = new Map<File, AbortController>();
  readonly #listeners = new Set<() => void>();

  constructor(readonly readFile: ReadFile) {}

  readonly get = (): readonly Reading[] => this.#readings;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** What tells a picture apart from others, whatever stands before it. */
  readonly keyOf = (picture: File): number => {
    const key = this.#keys.get(picture) ?? ++this.#lastKey;
    this.#keys.set(picture, key);
    return key;
  };

  /** From now on these are the pictures, and this is how they are read. What was read so already stays. */
  follow(pictures: readonly File[], options: ReadOptions): void {
    const isOther = !sameValue(options, this.#options);
    this.#options = options;
    for (const picture of this.#running.keys()) if (isOther || !pictures.includes(picture)) this.#abort(picture);
    this.#set(
      pictures.map((picture) => {
        const former = this.#readings.find((reading) => reading.picture === picture);
        if (former && !isOther) return former;
        return { picture, status: 'busy', report: former?.report };
      }),
    );
    this.#begin();
  }

  readonly cancel = (picture: File): void => {
    this.#abort(picture);
    this.#change(picture, () => ({ picture, status: 'cancelled' }));
    this.#begin();
  };

  readonly retry = (picture: File): void => {
    this.#abort(picture);
    this.#change(picture, () => ({ picture, status: 'busy' }));
    this.#begin();
  };

  /** Ends what is under way. */
  readonly close = (): void => {
    for (const picture of [...this.#running.keys()]) this.#abort(picture);
    this.#options = undefined;
  };

  #begin(): void {
    for (const { picture, status } of this.#readings) {
      if (this.#running.size >= MOST_AT_ONCE) return;
      if (status === 'busy' && !this.#running.has(picture)) void this.#read(picture);
    }
  }

  async #read(picture: File): Promise<void> {
    if (!this.#options) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(picture, controller);
    const startedAt = Date.now();
    const onProgress = (done: number, total?: number) => {
      if (signal.aborted) return;
      const progress = { done, startedAt, ...(total !== undefined && { total }) };
      this.#change(picture, (former) => ({ ...former, progress }));
    };
    const end = (reading: Reading) => {
      if (signal.aborted) return;
      this.#running.delete(picture);
      this.#change(picture, () => reading);
      this.#begin();
    };
    try {
      const answer = await this.readFile(picture, this.#options, { signal, onProgress });
      if (answer.ok) end({ picture, status: 'done', report: answer.value });
      else end({ picture, status: 'fault', fault: answer.fault });
    } catch (error) {
      end({ picture, status: 'failed', failure: failureOf(error) });
    }
  }

  #abort(picture: File): void {
    this.#running.get(picture)?.abort();
    this.#running.delete(picture);
  }

  #change(picture: File, next: (former: Reading) => Reading): void {
    this.#set(this.#readings.map((reading) => (reading.picture === picture ? next(reading) : reading)));
  }

  #set(readings: readonly Reading[]): void {
    this.#readings = readings;
    for (const listener of [...this.#listeners]) listener();
  }
}
