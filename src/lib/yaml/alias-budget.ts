import type { DocumentValue } from '../document/document';
import type { CommentLine } from './node-comments';

/** A value with what it takes to copy it by an alias. */
export interface Walked {
  readonly value: DocumentValue;
  /** Values in it, long texts counted more than once. */
  readonly weight: number;
  /** Levels of maps and lists. */
  readonly height: number;
  /** Lines of comments below it that are not its own: they stand further left. */
  readonly below?: readonly CommentLine[];
}

/**
 * How large aliases may make a document: what a page can well show, if that is not out of all proportion to what is
 * written out, and otherwise ten times of it. An attack grows with each level, so it is stopped early; how many aliases
 * there are does not count.
 */
const FREE_COPIES = 100_000;
const COPIES_PER_VALUE = 10;
const MOST_SHOWN = 1_200_000;
const SHOWN_PER_VALUE = 1000;
/** So much text weighs as much as a value of its own. */
const TEXT_PER_WEIGHT = 64;

/** How much was read and how much of it was copied by aliases, which is bounded. */
export class AliasBudget {
  private weight = 0;
  private copied = 0;

  /** Counts a value and tells its weight, to which what is inside adds. */
  weigh(value: DocumentValue, weightInside: number, height: number): Walked {
    const own = value.kind === 'string' ? 1 + Math.floor(value.text.length / TEXT_PER_WEIGHT) : 1;
    this.weight += own;
    return { value, weight: own + weightInside, height };
  }

  /** Counts the copy of a value by an alias; false where there have been too many. */
  copy(weight: number): boolean {
    // The alias itself is written out.
    this.weight++;
    this.copied += weight;
    const shown = Math.min(MOST_SHOWN, FREE_COPIES + SHOWN_PER_VALUE * this.weight);
    return this.copied <= Math.max(shown, FREE_COPIES + COPIES_PER_VALUE * this.weight);
  }
}
