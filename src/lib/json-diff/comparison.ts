import type { JsonComments, JsonIndex } from '../json/json-index';
import type { ChangeTree } from './change-tree';
import { MOVED, STATUS, STATUS_MASK } from './change-tree';
import type { ComparedTexts } from './compare-texts';
import type { ReadNotes } from './read-side';

/** How many differences of each kind there are; a moved item may also have changed inside. */
export interface ChangeCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly moved: number;
}

/** The columns of an index that a page needs. */
type Columns = Pick<JsonIndex, 'kinds' | 'starts' | 'ends' | 'parents' | 'nexts' | 'keyStarts' | 'counts'>;
type Prefixed<P extends string> = {
  readonly [K in keyof Columns as `${P}${Capitalize<K>}`]: Columns[K];
};

/**
 * Both documents and how they differ, as it comes out of the worker. All arrays stand at the top, so that they are
 * moved and not copied.
 */
export interface Comparison extends ChangeTree, Prefixed<'left'>, Prefixed<'right'> {
  readonly state: 'compared';
  readonly leftText: string;
  readonly rightText: string;
  readonly leftNotes: ReadNotes;
  readonly rightNotes: ReadNotes;
  readonly changeCounts: ChangeCounts;
}

/** One side is still empty. */
export interface Waiting {
  readonly state: 'waiting';
}

/** Lays a comparison out for its way to the page. */
export function packComparison({ left, right, tree }: ComparedTexts): Comparison {
  const l = left.index;
  const r = right.index;
  return {
    state: 'compared',
    ...tree,
    leftText: l.text,
    leftKinds: l.kinds,
    leftStarts: l.starts,
    leftEnds: l.ends,
    leftParents: l.parents,
    leftNexts: l.nexts,
    leftKeyStarts: l.keyStarts,
    leftCounts: l.counts,
    rightText: r.text,
    rightKinds: r.kinds,
    rightStarts: r.starts,
    rightEnds: r.ends,
    rightParents: r.parents,
    rightNexts: r.nexts,
    rightKeyStarts: r.keyStarts,
    rightCounts: r.counts,
    leftNotes: left.notes,
    rightNotes: right.notes,
    changeCounts: countChanges(tree),
  };
}

function countChanges({ changes, statuses }: ChangeTree): ChangeCounts {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const entry of changes) {
    const status = statuses[entry] ?? 0;
    if ((status & MOVED) !== 0) counts.moved++;
    const base = status & STATUS_MASK;
    if (base === STATUS.added) counts.added++;
    else if (base === STATUS.removed) counts.removed++;
    else if (base === STATUS.changed) counts.changed++;
  }
  return counts;
}

/** The left document of a comparison as an index. */
export function leftIndex(c: Comparison): JsonIndex {
  return toIndex(c.leftText, c.leftNotes, {
    kinds: c.leftKinds,
    starts: c.leftStarts,
    ends: c.leftEnds,
    parents: c.leftParents,
    nexts: c.leftNexts,
    keyStarts: c.leftKeyStarts,
    counts: c.leftCounts,
  });
}

/** The right document of a comparison as an index. */
export function rightIndex(c: Comparison): JsonIndex {
  return toIndex(c.rightText, c.rightNotes, {
    kinds: c.rightKinds,
    starts: c.rightStarts,
    ends: c.rightEnds,
    parents: c.rightParents,
    nexts: c.rightNexts,
    keyStarts: c.rightKeyStarts,
    counts: c.rightCounts,
  });
}

const NOTHING = new Uint32Array();
const NO_COMMENTS: JsonComments = {
  starts: NOTHING,
  ends: NOTHING,
  parents: NOTHING,
  previous: NOTHING,
  flags: new Uint8Array(),
};

function toIndex(text: string, { reading, liberties, duplicateCount }: ReadNotes, columns: Columns): JsonIndex {
  return {
    text,
    ...columns,
    count: columns.kinds.length,
    reading,
    liberties,
    // How deep it is and what the comments say plays no part in showing differences.
    depth: 0,
    comments: NO_COMMENTS,
    roots: 1,
    duplicates: NOTHING,
    duplicateCount,
  };
}
