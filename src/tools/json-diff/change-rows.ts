import { ChildOrdinals } from '../../lib/json/child-ordinals';
import { NONE, at } from '../../lib/json/json-index';
import { toJsonPointer } from '../../lib/json/json-path';
import { toCsv } from '../../lib/csv-writer';
import { MOVED, STATUS, STATUS_MASK } from '../../lib/json-diff/change-tree';
import type { ComparedTexts } from '../../lib/json-diff/compare-texts';
import { pathOfEntry } from '../../lib/json-diff/entry-path';
import { ValueWriter } from '../../lib/json-diff/write-value';

/** The kind of a difference in a CSV file. */
export type ChangeName = 'added' | 'removed' | 'changed' | 'moved';

/** What a status says of a difference. A value that moved and is the same otherwise only moved. */
export function changeName(status: number): ChangeName {
  const base = status & STATUS_MASK;
  if (base === STATUS.added) return 'added';
  if (base === STATUS.removed) return 'removed';
  return base !== STATUS.changed && (status & MOVED) !== 0 ? 'moved' : 'changed';
}

/**
 * The differences as CSV (RFC 4180): path as a JSON Pointer, old and new value as JSON (empty where there is none), kind
 * of change. The path is that in the left document, for what was added that in the right one.
 */
export function changesCsv({ tree, leftSide, rightSide }: ComparedTexts): string {
  const leftValues = new ValueWriter(leftSide);
  const rightValues = new ValueWriter(rightSide);
  const left = { index: leftSide.index, ordinals: new ChildOrdinals(leftSide.index) };
  const right = { index: rightSide.index, ordinals: new ChildOrdinals(rightSide.index) };
  const rows = [['path', 'old', 'new', 'change']];
  for (const entry of tree.changes) {
    const l = at(tree.lefts, entry);
    const r = at(tree.rights, entry);
    rows.push([
      toJsonPointer(pathOfEntry(tree, entry, left, right)),
      l === NONE ? '' : leftValues.write(l),
      r === NONE ? '' : rightValues.write(r),
      changeName(at(tree.statuses, entry)),
    ]);
  }
  return toCsv(rows);
}
