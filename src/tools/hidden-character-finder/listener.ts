import type { Why } from './kinds';
import type { MixedWord } from './mixed-words';

/** Whose customs are fine. */
export interface Customs {
  readonly chinese: boolean;
  readonly french: boolean;
}

/** What a find is, beside its place. */
export interface Detail {
  readonly word?: MixedWord;
  /** Where the word begins and ends. */
  readonly start?: number;
  readonly end?: number;
  /** Marks on one letter. */
  readonly marks?: number;
}

/** Who is told what is found, in the order of the text but for a word, which is told when it ends. */
export interface Listener {
  /** From `at` to `end`; the line is counted from 0 and begins at `lineStart`. */
  found(why: Why, at: number, end: number, place: Place, detail?: Detail): number;
  /** What could be hidden and is as it should be. */
  explained(what: 'joiner' | 'space'): void;
  /** A direction control that was found before is never closed. */
  unclosed(find: number): void;
  /** Selectors or tags in a row that nothing explains. */
  run(why: 'selector' | 'tag', at: number, end: number, place: Place): void;
  /** No word is open: all that comes is behind what came. */
  settled(): void;
}

export interface Place {
  readonly line: number;
  readonly lineStart: number;
}
