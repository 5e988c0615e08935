import { ChildOrdinals } from '../../../lib/json/child-ordinals';
import { KIND, NONE, at, kindOf, stringOf, valueSource, type JsonIndex } from '../../../lib/json/json-index';
import { leftIndex, rightIndex, type Comparison } from '../../../lib/json-diff/comparison';
import type { PathSide } from '../../../lib/json-diff/entry-path';

/** A comparison with what is needed to show it. */
export interface DiffSides {
  readonly comparison: Comparison;
  readonly left: PathSide;
  readonly right: PathSide;
}

/** Makes both documents of a comparison ready to be shown. */
export function openSides(comparison: Comparison): DiffSides {
  const left = leftIndex(comparison);
  const right = rightIndex(comparison);
  return {
    comparison,
    left: { index: left, ordinals: new ChildOrdinals(left) },
    right: { index: right, ordinals: new ChildOrdinals(right) },
  };
}

/** What a value is worth copying: of a string what it says, of everything else its source. */
export function copiedValue(index: JsonIndex, node: number): string {
  return kindOf(index, node) === KIND.string ? stringOf(index, node) : valueSource(index, node);
}

/** The value of an entry that Ctrl+C takes: the new one, else the old one. */
export function newestValue({ comparison, left, right }: DiffSides, entry: number): string {
  const r = at(comparison.rights, entry);
  if (r !== NONE) return copiedValue(right.index, r);
  const l = at(comparison.lefts, entry);
  return l === NONE ? '' : copiedValue(left.index, l);
}

/** More of a value is not shown below the tree; copying gives it whole. */
export const DETAIL_LENGTH = 5_000;
/** Longer values are cut in rows; copying gives them whole. */
const SHOWN_LENGTH = 200;
/** So much is shown of each of two long values in one row, so that both are in sight. */
export const SHOWN_OF_TWO = 60;
/** So much of what two long values have in common is shown before they differ. */
const LEAD = 20;

/** Where the excerpts of two long values begin so that their first difference is in it. */
export function excerptStart(left: string, right: string, length = SHOWN_LENGTH): number {
  if (left.length <= length && right.length <= length) return 0;
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left.charCodeAt(same) === right.charCodeAt(same)) same++;
  return same < length - LEAD ? 0 : same - LEAD;
}

/** A value's source as far as a row has room for it; line breaks of JSON5 strings would break the row. */
export function excerptOf(source: string, from = 0, length = SHOWN_LENGTH): string {
  const end = Math.min(source.length, from + length);
  const shown = `${from > 0 ? '…' : ''}${source.slice(from, end)}${end < source.length ? '…' : ''}`;
  return shown.replaceAll(/[\n\r\u2028\u2029]/g, '↵');
}

/** Whether a row cannot show all of a value. */
export function isCut(source: string, length = SHOWN_LENGTH): boolean {
  return source.length > length;
}
