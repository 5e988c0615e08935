import type { JsonFault } from '../json/json-fault';
import { KIND, NONE, at, keyOf, type JsonIndex, type JsonLiberties, type JsonReading } from '../json/json-index';
import { readJson } from '../json/read-json';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { utf8Length } from '../utf8-length';

/** Larger texts (bytes of UTF-8) are refused: two of them, their indexes and the tree of changes must fit into a tab. */
export const SIDE_LIMIT = 20 * 1024 * 1024;

const MAX_LISTED_DUPLICATES = 20;

/** A member whose key stood in its object before. */
export interface DuplicateKey {
  readonly key: string;
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** What there is to say about how a document was read. */
export interface ReadNotes {
  readonly reading: JsonReading;
  readonly liberties: JsonLiberties;
  readonly roots: number;
  /** The first of them. */
  readonly duplicates: readonly DuplicateKey[];
  readonly duplicateCount: number;
}

export type SideFault = JsonFault | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number };

export interface ReadSide {
  /** With one value at the top: JSON Lines are an array of their values. */
  readonly index: JsonIndex;
  readonly notes: ReadNotes;
}

/** Reads a document: JSON, else JSON5 with comments, else JSON Lines. Nothing is rounded or lost. */
export function readSide(text: string, onProgress?: (at: number) => void): Result<ReadSide, SideFault> {
  const bytes = utf8Length(text);
  if (bytes > SIDE_LIMIT) return err({ code: 'too-large', bytes, limit: SIDE_LIMIT });
  const read = readJson(text, onProgress ? { onProgress } : {});
  if (!read.ok) return read;
  const { reading, liberties, roots, duplicateCount } = read.value;
  const duplicates = duplicatesOf(read.value);
  const index = roots > 1 ? asArray(read.value) : read.value;
  return ok({ index, notes: { reading, liberties, roots, duplicates, duplicateCount } });
}

function duplicatesOf(index: JsonIndex): DuplicateKey[] {
  const nodes = [...index.duplicates.subarray(0, MAX_LISTED_DUPLICATES)];
  const offsets = nodes.map((node) => at(index.keyStarts, node));
  const positions = positionsOf(index.text, offsets);
  return nodes.map((node, i) => ({
    key: keyOf(index, node),
    at: offsets[i] ?? 0,
    line: positions[i]?.line ?? 1,
    column: positions[i]?.column ?? 1,
  }));
}

/** The same values as items of an array at the top, which spans them all. */
function asArray(index: JsonIndex): JsonIndex {
  const shifted = (values: Uint32Array, first: number, by: number) => {
    const next = new Uint32Array(values.length + 1);
    next[0] = first;
    for (let i = 0; i < values.length; i++) {
      const value = at(values, i);
      next[i + 1] = value === NONE ? 0 : value + by;
    }
    return next;
  };
  const kinds = new Uint8Array(index.count + 1);
  kinds[0] = KIND.array;
  kinds.set(index.kinds.subarray(0, index.count), 1);
  const end = index.ends.subarray(0, index.count).reduce((last, value) => Math.max(last, value), 0);
  return {
    ...index,
    count: index.count + 1,
    kinds,
    starts: shifted(index.starts, at(index.starts, 0), 0),
    ends: shifted(index.ends, end, 0),
    // Values at the top had no parent; now it is the array.
    parents: withFirst(shifted(index.parents, 0, 1), NONE),
    nexts: shifted(index.nexts, index.count + 1, 1),
    keyStarts: shifted(index.keyStarts, 0, 0),
    counts: shifted(index.counts, index.roots, 0),
    depth: index.depth + 1,
    roots: 1,
    duplicates: index.duplicates.map((node) => node + 1),
  };
}

function withFirst(values: Uint32Array, first: number): Uint32Array {
  values[0] = first;
  return values;
}
