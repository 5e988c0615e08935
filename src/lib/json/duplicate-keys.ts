import { positionsOf } from '../text-positions';
import { at, keyOf, type JsonIndex } from './json-index';

/** A key that stood in its object before; the place is that of the repeated key. */
export interface DuplicateKey {
  readonly key: string;
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

const MAX_LISTED = 20;

/** The first repeated keys of an index with their places. */
export function duplicateKeysOf(index: JsonIndex): DuplicateKey[] {
  const nodes = [...index.duplicates.subarray(0, MAX_LISTED)];
  const offsets = nodes.map((node) => at(index.keyStarts, node));
  const positions = positionsOf(index.text, offsets);
  return nodes.map((node, i) => ({
    key: keyOf(index, node),
    at: offsets[i] ?? 0,
    line: positions[i]?.line ?? 1,
    column: positions[i]?.column ?? 1,
  }));
}
