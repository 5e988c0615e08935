import { lineOfOffset, positionAt, type Position } from '../large-text';
import type { AnyText } from '../text-chunks';
import { positionsOf } from '../text-positions';
import { at, keyOf, type JsonNodes } from './json-index';

function positionsIn(text: AnyText, offsets: readonly number[], lines: Uint32Array | undefined): Position[] {
  if (!lines) return positionsOf(text.toString(), offsets);
  return offsets.map((offset) => {
    const line = lineOfOffset(lines, offset);
    return { line: line + 1, column: positionAt(text.slice(at(lines, line), offset), Infinity).column };
  });
}

/** A key that stood in its object before; the place is that of the repeated key. */
export interface DuplicateKey {
  readonly key: string;
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

const MAX_LISTED = 20;

/** The first of the members that are repeated keys, with their places in the text; `lines` are its line starts. */
export function duplicateKeysOf(index: JsonNodes, duplicates: Uint32Array, lines?: Uint32Array): DuplicateKey[] {
  const nodes = [...duplicates.subarray(0, MAX_LISTED)];
  const offsets = nodes.map((node) => at(index.keyStarts, node));
  const positions = positionsIn(index.text, offsets, lines);
  return nodes.map((node, i) => ({
    key: keyOf(index, node),
    at: offsets[i] ?? 0,
    line: positions[i]?.line ?? 1,
    column: positions[i]?.column ?? 1,
  }));
}
