import type { RandomSource } from '../lib/random';
import type { Job } from './define';

/** A fixed, well spread stream of bytes (xorshift32, Marsaglia 2003): the same seed gives the same bytes on every run. */
export function fixedRandom(seed = 1): RandomSource {
  let state = seed | 0 || 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 24;
    });
}

/** A job for unit tests: never aborted, chance and clock fixed (noon UTC of 20 November 2026). */
export function job(overrides: Partial<Job> = {}): Job {
  return {
    signal: new AbortController().signal,
    progress: () => {},
    step: () => {},
    beginning: () => {},
    random: fixedRandom(),
    now: () => Date.UTC(2026, 10, 20, 12),
    ...overrides,
  };
}
