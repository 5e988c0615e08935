import type { ChildOrdinals } from '../json/child-ordinals';
import { NONE, at, type JsonIndex } from '../json/json-index';
import { pathTo, type PathStep } from '../json/json-path';
import type { ChangeTree } from './change-tree';

/** A document as the tree of changes refers to it, with quick positions in arrays. */
export interface PathSide {
  readonly index: JsonIndex;
  readonly ordinals: ChildOrdinals;
}

/** The way to an entry's value on one side; undefined where there is none. */
export function pathOn(side: PathSide, node: number): PathStep[] | undefined {
  return node === NONE ? undefined : pathTo(side.index, node, (_index, child) => side.ordinals.of(child));
}

/** The way by which an entry is named: on the left, or on the right for what only is there. */
export function pathOfEntry(tree: ChangeTree, entry: number, left: PathSide, right: PathSide): PathStep[] {
  return pathOn(left, at(tree.lefts, entry)) ?? pathOn(right, at(tree.rights, entry)) ?? [];
}
