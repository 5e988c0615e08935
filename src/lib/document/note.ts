/** Keys and indexes (from 0) from the root down to a value. */
export type DocumentPath = readonly (string | number)[];

/** Where a note leads in the source, if it is about one place: an offset in UTF-16 units, line and column from 1. */
export interface NotePlace {
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** What a target format cannot hold, or a reader had to decide: a code with the facts a view needs to say it in words. */
export type DocumentNote = { readonly path?: DocumentPath; readonly place?: NotePlace } & (
  | { readonly code: 'read-as-json5' | 'null-left-out' | 'null-as-text' }
  | { readonly code: 'read-as-lines' | 'comments-dropped' | 'more-notes'; readonly count: number }
  /** The last value counts, at the first one's place. */
  | { readonly code: 'duplicate-key'; readonly key: string }
  /** `source` is `NaN`, `Infinity` or `-Infinity`. */
  | { readonly code: 'not-finite'; readonly source: string; readonly as: 'null' | 'text' }
  /** An integer beyond 64 bit, or one that was asked to be a text because many programs would round it. */
  | { readonly code: 'large-integer'; readonly source: string; readonly as: 'text' | 'number' }
  /** A map or list as a key became its JSON text. */
  | { readonly code: 'complex-key'; readonly text: string }
  | { readonly code: 'unknown-tag'; readonly tag: string }
  /** The root is no map; it was put under the key. */
  | { readonly code: 'root-wrapped'; readonly key: string }
  /** Of several documents this one was taken, from 1. */
  | { readonly code: 'document-picked'; readonly number: number; readonly count: number }
  /** Lines below this level are not indented further, because the text would become too long. */
  | { readonly code: 'indent-limited'; readonly level: number }
  /** Half a character (a surrogate without its other half) in a key or string; it became U+FFFD. */
  | { readonly code: 'lone-surrogate' }
);

/** `a.b[1]`, with keys that are no plain names as `["x y"]`; the root is the empty text. */
export function pathText(path: DocumentPath): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      if (!/^[\p{L}_$](?:[\p{L}\p{N}_$-]*[\p{L}\p{N}_$])?$/u.test(part)) return `[${JSON.stringify(part)}]`;
      return index === 0 ? part : `.${part}`;
    })
    .join('');
}
