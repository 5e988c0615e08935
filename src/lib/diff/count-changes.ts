import { IGNORE_NOTHING, type IgnoreOptions, type LineChanges } from './line-diff';
import { commonEnds, pairLines } from './pair-lines';
import { blockAt } from './sequence-diff';
import { isBlank, lineLength, type TextLines } from './text-lines';

/** How much two texts differ. Lines that stand for each other count as changed, not as removed and added. */
export interface ChangeCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Share of the characters that are in lines both sides have, or at both ends of changed lines; 1 when nothing differs. */
  readonly alike: number;
}

/** Counts what differs. */
export function countChanges(
  left: TextLines,
  right: TextLines,
  { changes, ignored }: LineChanges,
  { blankLines }: Pick<IgnoreOptions, 'blankLines'> = IGNORE_NOTHING,
): ChangeCounts {
  let [added, removed, changed, common] = [0, 0, 0, 0];
  let [i, j] = [0, 0];
  const kept = (leftEnd: number, rightEnd: number) => spanOf(left, i, leftEnd) + spanOf(right, j, rightEnd);
  for (let at = 0; at < changes.length; at += 4) {
    const [from, to, rightFrom, rightTo] = blockAt(changes, at);
    common += kept(from, rightFrom);
    [i, j] = [to, rightTo];
    if (ignored[at / 4] === 1) {
      common += spanOf(left, from, to) + spanOf(right, rightFrom, rightTo);
      continue;
    }
    const lefts = blankLines ? countFilled(left, from, to) : to - from;
    const rights = blankLines ? countFilled(right, rightFrom, rightTo) : rightTo - rightFrom;
    changed += Math.min(lefts, rights);
    added += Math.max(0, rights - lefts);
    removed += Math.max(0, lefts - rights);
    for (const [one, other] of pairLines(left, right, [from, to, rightFrom, rightTo])) {
      if (one >= 0 && other >= 0) common += 2 * commonEnds(left, one, right, other, Infinity);
    }
  }
  common += kept(left.count, right.count);
  const total = spanOf(left, 0, left.count) + spanOf(right, 0, right.count);
  return { added, removed, changed, alike: total === 0 ? 1 : common / total };
}

/** Characters of lines, each line end counted as one, so that neither CRLF nor a missing line feed matters. */
function spanOf(lines: TextLines, from: number, to: number): number {
  let sum = 0;
  for (let n = from; n < to; n += 1) sum += lineLength(lines, n) + 1;
  return sum;
}

function countFilled(lines: TextLines, from: number, to: number): number {
  let count = 0;
  for (let n = from; n < to; n += 1) if (!isBlank(lines, n)) count += 1;
  return count;
}

/** Lines of one side that the other lacks, as a text: the removed and changed ones of the left, or the added and changed ones of the right. */
export function linesOnlyIn(side: 'left' | 'right', lines: TextLines, { changes, ignored }: LineChanges): string {
  const parts: string[] = [];
  const offset = side === 'left' ? 0 : 2;
  for (let at = 0; at < changes.length; at += 4) {
    if (ignored[at / 4] === 1) continue;
    const from = lines.starts[changes[at + offset] ?? 0] ?? lines.text.length;
    const to = lines.starts[changes[at + offset + 1] ?? 0] ?? lines.text.length;
    if (to > from) parts.push(lines.text.slice(from, to));
  }
  return parts.join('');
}
