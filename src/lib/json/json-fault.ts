import type { Fault } from '../result';

/** What the reader stumbled over, with the facts a sentence needs. */
export type JsonFaultReason =
  | { readonly code: 'expected-value' | 'expected-key' | 'expected-key-or-close' | 'expected-colon' }
  | { readonly code: 'expected-comma-or-close'; readonly close: '}' | ']' }
  /** Something follows the end of the document. */
  | { readonly code: 'trailing-content' }
  /** A second value follows the first, and they are not one per line. */
  | { readonly code: 'several-values' }
  | { readonly code: 'nothing-to-close'; readonly found: string }
  | { readonly code: 'unknown-word'; readonly word: string }
  | { readonly code: 'unterminated-string' | 'unterminated-comment' }
  | { readonly code: 'control-character'; readonly codePoint: number }
  | { readonly code: 'bad-escape'; readonly found: string }
  | { readonly code: 'bad-unicode-escape' }
  | { readonly code: 'leading-zero' | 'digit-after-minus' | 'digit-after-point' | 'digit-in-exponent' | 'digit-in-hex' }
  | { readonly code: 'character-in-number'; readonly found: string }
  /** What JSON5 knows but RFC 8259 does not; only in strict reading. */
  | { readonly code: 'comment' | 'trailing-comma' | 'single-quotes' | 'bare-key' | 'leading-plus' | 'leading-point' }
  | { readonly code: 'hex-number' | 'not-finite' };

/** Where (UTF-16 offset; line and column from 1) and why a text is not JSON, with the line and a caret below it. */
export type JsonFault = Fault &
  JsonFaultReason & {
    readonly at: number;
    readonly line: number;
    readonly column: number;
    readonly excerpt: string;
    /** What was found at that place: a character, or `''` at the end of the text. */
    readonly seen: string;
  };
