import type { Result } from '../lib/result';

/** What an operation can give in place of a value. Nothing where it never does, or where what is exported is none. */
type FaultOf<T> = T extends { readonly examples: readonly unknown[]; readonly run: (...given: never) => infer R }
  ? Awaited<R> extends Result<unknown, infer F>
    ? Named<F>
    : never
  : never;

/** A fault by its codes: one with any code whatever is that of an operation that names none, since it has none. */
type Named<F> = F extends { readonly code: infer C } ? (string extends C ? never : F) : never;

/**
 * How a tool says the faults of its operations, for those who have no page to show them on: a sentence for each operation of the module
 * `M` that can give one, in the words `W` of a language. What is missing, or belongs to no such operation, does not compile.
 */
export type FaultWords<M, W> = {
  readonly [N in keyof M as [FaultOf<M[N]>] extends [never] ? never : N]: (words: W, fault: FaultOf<M[N]>) => string;
};
