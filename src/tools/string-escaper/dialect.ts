/** How a text is to be written. */
export interface Style {
  /** With what begins and ends it in its language. */
  readonly quotes: boolean;
  /** What is not ASCII as escapes, where the language has some. */
  readonly ascii: boolean;
  /** Every character that can be one as an escape. */
  readonly every: boolean;
  /** So that it may stand in a script of a page. */
  readonly html: boolean;
}

/** What a notation cannot hold. */
export type Unheld = 'nul' | 'control' | 'line-break' | 'surrogate';

/** What of what is read stays as it stands. */
export type LeftKind =
  /** No escape of the language. */
  | 'unknown'
  /** Digits or a bracket are missing. */
  | 'unfinished'
  /** It names no character. */
  | 'no-character'
  /** Its bytes are no text in UTF-8. */
  | 'not-utf8'
  /** A value is put in there when the program runs. */
  | 'inserted'
  /** It matches or does something, and stands for no character. */
  | 'meaning'
  /** A character that may not stand there as it is. */
  | 'raw'
  /** A quote that no other one closes. */
  | 'open';

/** What the language does there. */
export type Effect = 'error' | 'keep' | 'drop' | 'value' | 'meaning';

export interface Left {
  readonly kind: LeftKind;
  readonly at: number;
  /** As it stands, at most some characters of it. */
  readonly found: string;
  readonly effect: Effect;
}

/** What was read of a text. */
export interface Reading {
  readonly text: string;
  readonly left: readonly Left[];
  /** Of all that was left: only the first ones are listed. */
  readonly leftCount: number;
  /** Whether it was wholly in the quotes of the language. */
  readonly isQuoted: boolean;
}

/** Gives the character of a Unicode name; undefined where there is none. */
export type Named = (name: string) => string | undefined;

/** One notation: how it writes a text and how it reads one. */
export interface Dialect {
  /** The text as it is written. Nothing in it is what `refuses` finds. */
  readonly write: (text: string, style: Style) => string;
  /** `named` gives the character of a Unicode name. */
  readonly read: (source: string, named?: Named) => Reading;
  /** What it cannot hold, each with a pattern that finds it; the pattern knows no state. */
  readonly refuses: readonly (readonly [Unheld, RegExp])[];
  /** Which parts of a style make a difference. */
  readonly styles: readonly (keyof Style)[];
  /** What stands between two literals that are one text, such as `" +⏎`; undefined where a text cannot be taken apart. */
  readonly joint?: string;
  /** What stands around several literals that are one text. */
  readonly around?: readonly [string, string];
}
