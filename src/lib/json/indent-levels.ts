import { canIndentFreely, limitIndent } from './indent-limit';
import { KIND, KIND_MASK, at, type JsonIndex } from './json-index';

/** The deepest level that is indented so that the indentation of all lines together stays within bounds. */
export function indentLimitOf(index: JsonIndex, unitLength: number): number {
  const { depth, count } = index;
  return canIndentFreely(depth, count * 2, unitLength) ? Infinity : limitIndent(linesPerLevel(index), unitLength);
}

function linesPerLevel({ depth, count, kinds, nexts, parents, counts }: JsonIndex): number[] {
  const lines = Array.from({ length: depth + 2 }, () => 0);
  const open: number[] = [];
  for (let node = 0; node < count; node++) {
    while (open.length > 0 && open.at(-1) !== at(parents, node)) open.pop();
    const isOpen = (at(kinds, node) & KIND_MASK) <= KIND.array && at(counts, node) > 0;
    lines[open.length] = (lines[open.length] ?? 0) + (isOpen ? 2 : 1);
    if (isOpen && at(nexts, node) > node + 1) open.push(node);
  }
  return lines;
}
