import type { FaultPlace } from '../document/document-fault';
import type { Fault } from '../result';

/** What TOML 1.1 brought. */
export type Toml11Feature =
  'inline-table-line-break' | 'inline-table-comma' | 'inline-table-comment' | 'escape' | 'no-seconds';

/** What the reader of TOML stumbled over, with the facts a sentence needs. `found` is a piece of the text. */
export type TomlFaultReason =
  | { readonly code: 'value-missing' | 'key-missing' | 'item-missing' | 'unterminated-string' | 'unterminated-list' }
  | { readonly code: 'unterminated-table' | 'unterminated-header' | 'spaced-brackets' | 'line-break-in-string' }
  | { readonly code: 'lone-carriage-return' | 'lone-surrogate' | 'multi-line-key' }
  /** After a key there must be `=`; `found` is what stands there, or `''` at the end of a line. */
  | { readonly code: 'equals-missing' | 'bad-key'; readonly found: string }
  /** Something follows on the line of a value or header. */
  | { readonly code: 'line-end-expected'; readonly found: string }
  | { readonly code: 'comma-expected'; readonly close: ']' | '}' }
  | { readonly code: 'control-character'; readonly codePoint: number }
  | { readonly code: 'bad-escape'; readonly found: string }
  /** `\u`, `\U` and `\x` need so many hexadecimal digits. */
  | { readonly code: 'escape-digits'; readonly letter: string; readonly digits: number }
  /** An escape of a surrogate, or of more than U+10FFFF. */
  | { readonly code: 'no-character'; readonly found: string }
  | { readonly code: 'leading-zero' | 'bad-underscore' | 'bad-number' | 'signed-prefix'; readonly found: string }
  | { readonly code: 'bad-date' | 'date-out-of-range' | 'unknown-value'; readonly found: string }
  | { readonly code: 'needs-1.1'; readonly feature: Toml11Feature }
  /** `key` is the whole dotted key in these, as TOML writes it. */
  | { readonly code: 'key-twice' | 'table-twice' | 'list-of-tables-and-table'; readonly key: string }
  /** A value stands where a table is wanted. */
  | { readonly code: 'not-a-table' | 'inline-table-closed' | 'list-closed'; readonly key: string }
  /** A table that was defined by a header, or by dotted keys, and cannot be added to the other way. */
  | { readonly code: 'defined-by-header' | 'defined-by-dotted-keys'; readonly key: string };

/** Why and where a text is not TOML. */
export type TomlFault = Fault & TomlFaultReason & FaultPlace;

/** How reading stops inside; `readToml` turns it into a fault. */
export class TomlStop extends Error {
  constructor(
    readonly at: number,
    readonly reason: TomlFaultReason | { readonly code: 'too-deep' },
  ) {
    super(reason.code);
  }
}
