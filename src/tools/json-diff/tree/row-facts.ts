import { KIND, NONE, at, kindOf, valueSource } from '../../../lib/json/json-index';
import { MOVED, STATUS, STATUS_MASK } from '../../../lib/json-diff/change-tree';
import { excerptStart, type DiffSides } from './diff-sides';

/** What a row says about its entry. */
export type RowStatus = 'equal' | 'inside' | 'changed' | 'added' | 'removed' | 'ignored' | 'moved';

const STATUS_NAMES: readonly RowStatus[] = ['equal', 'inside', 'changed', 'added', 'removed', 'ignored'];

/** The sign in front of a row. */
export const MARKS: Readonly<Record<RowStatus, string>> = {
  equal: '',
  inside: '',
  changed: '≠',
  added: '+',
  removed: '−',
  ignored: '',
  moved: '⇅',
};

/** How kinds of values are coloured. */
export const KIND_NAMES: Readonly<Record<number, string>> = {
  [KIND.string]: 'string',
  [KIND.number]: 'number',
  [KIND.true]: 'word',
  [KIND.false]: 'word',
  [KIND.null]: 'word',
};

/** An entry as it is compared: its nodes on both sides, `NONE` where there is none. */
export interface RowFacts {
  readonly status: RowStatus;
  readonly left: number;
  readonly right: number;
}

/** What a row needs to know of its entry. */
export function factsOf({ comparison }: DiffSides, entry: number): RowFacts {
  const status = at(comparison.statuses, entry);
  const base = status & STATUS_MASK;
  const isMoved = (status & MOVED) !== 0 && base !== STATUS.changed;
  const name = STATUS_NAMES[base] ?? 'equal';
  return { status: isMoved ? 'moved' : name, left: at(comparison.lefts, entry), right: at(comparison.rights, entry) };
}

/** Where the excerpts of a changed value begin, so that the first difference of two texts is in them. */
export function excerptFrom({ left, right }: DiffSides, facts: RowFacts, length?: number): number {
  if (facts.status !== 'changed') return 0;
  const areStrings = kindOf(left.index, facts.left) === KIND.string && kindOf(right.index, facts.right) === KIND.string;
  if (!areStrings) return 0;
  return excerptStart(valueSource(left.index, facts.left), valueSource(right.index, facts.right), length);
}

/** How many the left container has, when the right one has another number. */
export function otherCount({ left, right }: DiffSides, facts: RowFacts): number | undefined {
  if (facts.left === NONE || facts.right === NONE) return undefined;
  const count = at(left.index.counts, facts.left);
  return count === at(right.index.counts, facts.right) ? undefined : count;
}
