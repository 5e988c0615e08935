import type { Locale } from '../../i18n/locale';
import type { LineFault } from './faults';
import type { SheetOptions } from './options';

export interface LineValue {
  readonly kind: 'value';
  /** As it is shown and copied. */
  readonly text: string;
  /** As the sheet reads it back, whatever the display. */
  readonly plain: string;
  readonly bases?: { readonly hex: string; readonly octal: string; readonly binary: string };
  readonly fraction?: string;
  readonly note?: 'division-by-zero' | 'too-large' | 'cut' | 'thousands';
  readonly about?: LineName;
}

/** What a name is that stands alone and has no value of its own. */
export type LineName =
  | { readonly of: 'function'; readonly name: string }
  /** `text` is one of it in base units, where these are others. */
  | { readonly of: 'unit'; readonly name: string; readonly text?: string };

/** What stands at the end of a line. `undefined`: the expression has no value, as 0/0. */
export type LineResult =
  | { readonly kind: 'empty' }
  | { readonly kind: 'undefined' }
  | LineValue
  | { readonly kind: 'fault'; readonly fault: LineFault };

/** A line that took too long or too much memory in a former run, and is left out of this one. */
export interface Stopped {
  readonly line: number;
  readonly reason: 'too-slow' | 'memory';
}

export interface SheetSettings extends SheetOptions {
  readonly stopped: readonly Stopped[];
  /** What a stopped line is said to have taken longer than, in milliseconds. */
  readonly timeLimit: number;
  /** Of the page: whether `1,000` is a thousand. English unless told. */
  readonly language?: Locale;
}

/** What stands at the end of a line without an expression. */
export const EMPTY: LineResult = { kind: 'empty' };
