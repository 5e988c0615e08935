/** In which of the three lists a note stands. */
export type NoteList = 'remark' | 'none' | 'unknown';

/** Why an option was not simply translated. */
export type Reason =
  | {
      readonly code:
        // Translated, with a remark.
        | 'env-file'
        | 'assignment'
        | 'link'
        | 'variable-volume'
        | 'variable-key'
        | 'placeholder'
        | 'typographic-quotes'
        | 'typographic-quote'
        // Without equivalent.
        | 'detach'
        | 'remove'
        | 'publish-all'
        | 'attach'
        | 'quiet'
        | 'no-equivalent'
        | 'network-mode'
        | 'needs-network'
        | 'external-volume'
        | 'anonymous-volume'
        | 'redirection'
        | 'other-command'
        | 'bad-value'
        // Unknown.
        | 'unknown';
    }
  | { readonly code: 'image-variable'; readonly source: string; readonly variable: string }
  | { readonly code: 'substitution'; readonly source: string }
  | { readonly code: 'typographic-dash'; readonly read: string }
  | { readonly code: 'missed-continuation'; readonly brokenLine: number; readonly sign: string }
  /** The same of a network in two places: both are kept, or only the first. */
  | { readonly code: 'given-twice' | 'other-given'; readonly member: string }
  | { readonly code: 'restart-policy'; readonly value: string }
  | { readonly code: 'tmpfs-mode'; readonly decimal: number }
  | { readonly code: 'unknown-value'; readonly value: string };

export interface Note {
  readonly list: NoteList;
  /** As it was written: `-d`, `--detach`; a word of the command where it is about none. */
  readonly option: string;
  /** Number of the command, from 1. */
  readonly command: number;
  /** Where it stands in the text (UTF-16 units). */
  readonly at: number;
  /** Line and column from 1, for signs that are hard to tell from others. */
  readonly place?: { readonly line: number; readonly column: number };
  readonly reason: Reason;
}
