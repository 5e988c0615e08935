import { NONE, at, isContainer, valueSource } from '../../lib/json/json-index';
import { toJsonPointer } from '../../lib/json/json-path';
import { pathOfEntry } from '../../lib/json-diff/entry-path';
import { changeName, type ChangeName } from './change-rows';
import { excerptStart, type DiffSides } from './tree/diff-sides';

/** Longer values are cut; the tree and the CSV file have them whole. */
export const SHOWN_LENGTH = 100;

/** A difference as the list shows it. */
export interface ListedChange {
  readonly name: ChangeName;
  /** A JSON Pointer. */
  readonly path: string;
  /** The nodes on both sides, `NONE` where there is none. */
  readonly left: number;
  readonly right: number;
  /** Where the excerpts of two long values begin, so that what differs is in them. */
  readonly from: number;
}

/** Looks a difference up. */
export function listedChange(sides: DiffSides, entry: number): ListedChange {
  const { comparison, left, right } = sides;
  const nodes = { left: at(comparison.lefts, entry), right: at(comparison.rights, entry) };
  return {
    name: changeName(at(comparison.statuses, entry)),
    path: toJsonPointer(pathOfEntry(comparison, entry, left, right)),
    ...nodes,
    from: excerptsFrom(sides, nodes),
  };
}

function excerptsFrom({ left, right }: DiffSides, nodes: { readonly left: number; readonly right: number }): number {
  if (nodes.left === NONE || nodes.right === NONE) return 0;
  if (isContainer(left.index, nodes.left) || isContainer(right.index, nodes.right)) return 0;
  return excerptStart(valueSource(left.index, nodes.left), valueSource(right.index, nodes.right), SHOWN_LENGTH);
}
