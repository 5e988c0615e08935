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
        | 'embedded-file'
        | 'files'
        | 'browser-headers'
        | 'latin1'
        | 'refused-headers'
        | 'kept-defaults'
        | 'dropped-headers'
        | 'part-types'
        | 'mixed-parts';
      readonly names: readonly string[];
    }
  | { readonly code: 'variable' | 'command'; readonly source: string; readonly name: string }
  | { readonly code: 'other-scheme'; readonly scheme: string }
  | { readonly code: 'cut'; readonly count: number };

/** The notes in order: equal ones once, and those that name something once for all their names. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  const all = new Map<string, Note>();
  for (const note of notes) {
    const key = 'names' in note ? note.code : JSON.stringify(note);
    const before = all.get(key);
    const isMore = before !== undefined && 'names' in before && 'names' in note;
    all.set(key, isMore ? { ...before, names: [...new Set([...before.names, ...note.names])] } : note);
  }
  return [...all.values()];
}
