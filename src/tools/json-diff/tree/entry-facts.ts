import { KIND, at, kindOf } from '../../../lib/json/json-index';
import { toJsonPath, toJsonPointer } from '../../../lib/json/json-path';
import { MOVED, STATUS, STATUS_MASK } from '../../../lib/json-diff/change-tree';
import { pathOn } from '../../../lib/json-diff/entry-path';
import { explainEntry, type Explanation } from '../../../lib/json-diff/explain';
import type { DiffSides } from './diff-sides';

/** Where an entry is on both sides, and what there is to say of it. */
export interface EntryFacts {
  /** Its nodes, `NONE` where there is none. */
  readonly nodes: { readonly left: number; readonly right: number };
  readonly pointers: { readonly left: string | undefined; readonly right: string | undefined };
  readonly arePathsSame: boolean;
  /** That on the left side, or of what was added that on the right side. */
  readonly pointer: string;
  readonly jsonPath: string;
  readonly isMoved: boolean;
  /** A string became another one. */
  readonly isChangedText: boolean;
  readonly explanations: readonly Explanation[];
}

/** Looks an entry up. */
export function entryFacts({ comparison, left, right }: DiffSides, entry: number): EntryFacts {
  const nodes = { left: at(comparison.lefts, entry), right: at(comparison.rights, entry) };
  const leftPath = pathOn(left, nodes.left);
  const rightPath = pathOn(right, nodes.right);
  const pointers = { left: leftPath && toJsonPointer(leftPath), right: rightPath && toJsonPointer(rightPath) };
  const path = leftPath ?? rightPath ?? [];
  const status = at(comparison.statuses, entry);
  return {
    nodes,
    pointers,
    arePathsSame: pointers.left === undefined || pointers.right === undefined || pointers.left === pointers.right,
    pointer: toJsonPointer(path),
    jsonPath: toJsonPath(path),
    isMoved: (status & MOVED) !== 0,
    isChangedText:
      (status & STATUS_MASK) === STATUS.changed &&
      kindOf(left.index, nodes.left) === KIND.string &&
      kindOf(right.index, nodes.right) === KIND.string,
    explanations: explainEntry(comparison, entry, left.index, right.index),
  };
}
