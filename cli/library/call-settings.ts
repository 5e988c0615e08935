import type { RandomSource } from '../../src/lib/random';

/** What a call may be given beside its inputs and options. */
export interface CallSettings {
  /** Stops the work; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Hears how far the work is, in the unit of the work, such as bytes; `total` where it is known. */
  readonly progress?: ((done: number, total?: number) => void) | undefined;
  /** Where chance comes from, for results that can be repeated. @default the secure source of the platform */
  readonly random?: RandomSource | undefined;
  /** Milliseconds since the Unix epoch. @default the clock */
  readonly now?: (() => number) | undefined;
}
