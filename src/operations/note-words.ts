/** What an operation gives where it succeeds; nothing where what is exported is none. */
type ValueOf<T> = T extends { readonly examples: readonly unknown[]; readonly run: (...given: never) => infer R }
  ? Extract<Awaited<R>, { readonly ok: true }> extends { readonly value: infer V }
    ? V
    : never
  : never;

/** The operations of a module whose values hold notes. */
type Noting<M> = {
  [N in keyof M]: [ValueOf<M[N]>] extends [never] ? never : ValueOf<M[N]> extends HasNotes ? N : never;
}[keyof M];

interface HasNotes {
  readonly notes: readonly unknown[];
}

/**
 * How a tool says what its results do not say by themselves, such as what was lost on the way, for those who have no page to show it on:
 * sentences for each operation of the module `M` whose value holds notes, and for any other that has something to say, in the words `W`
 * of a language.
 */
export type NoteWords<M, W> = {
  readonly [N in Noting<M>]: (words: W, value: ValueOf<M[N]>) => readonly string[];
} & {
  readonly [N in keyof M]?: (words: W, value: ValueOf<M[N]>) => readonly string[];
};
