/** What the code does not say by itself. */
export type Note =
  | {
      readonly code:
        | 'old-carets'
        | 'get-body'
        | 'credentials'
        | 'password-asked'
        | 'stdin'
        | 'two-methods'
        | 'file-placeholder'
        | 'encoded-url'
        | 'windows-quotes'
        | 'percent'
        | 'length'
        | 'duplicate-parts'
        | 'variable-placeholder'
        | 'lone-surrogate';
    }
  /** Options, headers or files that the note is about. */
  | {
      readonly code:
        | 'no-effect'
        | 'unknown-option'
        | 'no-equivalent'
        | 'unread-file'
        | 'files'
        | 'browser-headers'
        | 'latin1'
        | 'refused-headers'
        | 'kept-defaults'
        | 'dropped-headers'
        | 'part-types';
      readonly names: readonly string[];
    }
  | { readonly code: 'variable' | 'command'; readonly source: string; readonly name: string }
  | { readonly code: 'other-scheme'; readonly scheme: string }
  | { readonly code: 'cut'; readonly count: number };

/** The notes in order, equal ones once. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
