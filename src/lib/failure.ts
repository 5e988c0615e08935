import type { TextEncoding } from './text-source';

/**
 * Why an operation gave no answer at all, through no choice of its own. The kit has the words, so no view handles these.
 * `not-text`, `too-large` and `unreadable` are about a file given as a text; `at` is the byte that does not belong, counted from 0.
 */
export type Failure =
  | { readonly code: 'not-text'; readonly input: string; readonly at: number; readonly encoding: TextEncoding }
  | { readonly code: 'too-large'; readonly input: string; readonly bytes: number; readonly limit: number }
  | { readonly code: 'unreadable'; readonly input: string }
  /** The code of the operation could not be loaded: offline, or replaced by a newer version. */
  | { readonly code: 'unavailable' }
  /** The worker ended in the middle of the work, for example for want of memory; `step` is the part it was at, if it told. */
  | { readonly code: 'worker-died'; readonly step?: number }
  /** Cut off after so many milliseconds. */
  | { readonly code: 'too-slow'; readonly limit: number; readonly step?: number }
  /** A mistake of ours: the operation threw. */
  | { readonly code: 'crashed'; readonly name: string; readonly message: string; readonly stack?: string };

/** That of work whose time was over. */
export type OverdueFailure = Extract<Failure, { readonly code: 'too-slow' }>;

/** Carries a `Failure` to whoever awaits the work. */
export class OperationFailure extends Error {
  override readonly name = 'OperationFailure';

  constructor(readonly failure: Failure) {
    super(failure.code === 'crashed' ? failure.message : failure.code);
  }
}

/** How Chromium and Firefox, and how Safari, say that a module imported on the way could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

/** What to tell about anything that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof OperationFailure) return error.failure;
  if (error instanceof TypeError && NOT_FETCHED.test(error.message)) return { code: 'unavailable' };
  if (!(error instanceof Error)) return { code: 'crashed', name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return stack === undefined ? { code: 'crashed', name, message } : { code: 'crashed', name, message, stack };
}
