/** What went wrong with an input: a code, with the facts a view needs to say it in words. Never a sentence. */
export interface Fault {
  readonly code: string;
}

/** A value, or the reason there is none. Exceptions are for our own mistakes; wrong input is a `Fault`. */
export type Result<T, F extends Fault> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

/** Wraps a value as a successful result. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps a fault as a failed result. */
export function err<const F extends Fault>(fault: F): { readonly ok: false; readonly fault: F } {
  return { ok: false, fault };
}
