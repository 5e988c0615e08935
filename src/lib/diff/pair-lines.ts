import { lineLength, type TextLines } from './text-lines';

/** A line of the left and the line of the right that stands for it; -1 where there is none. */
export type LinePair = readonly [left: number, right: number];

/** Blocks up to so many lines (left times right) are searched for the lines that resemble each other. */
const PAIR_CELLS = 2_500;
/** So many characters of a line are looked at to tell how much it resembles another. */
const RESEMBLANCE_LENGTH = 200;

/**
 * Puts the lines of a block beside each other. Where one side has more lines, the pairs are those that resemble each
 * other most, in order; the shorter side's lines all have a partner. Large blocks are paired from the top.
 */
export function pairLines(
  left: TextLines,
  right: TextLines,
  [from, to, rightFrom, rightTo]: readonly [number, number, number, number],
): LinePair[] {
  const [lefts, rights] = [to - from, rightTo - rightFrom];
  const isClear = lefts === rights || lefts === 0 || rights === 0 || lefts * rights > PAIR_CELLS;
  if (isClear) {
    return Array.from({ length: Math.max(lefts, rights) }, (_, n): LinePair => [
      n < lefts ? from + n : -1,
      n < rights ? rightFrom + n : -1,
    ]);
  }
  return lefts < rights
    ? pairShorter(lefts, rights, (i, j) => resemblance(left, from + i, right, rightFrom + j)).map(
        ([i, j]): LinePair => [i < 0 ? -1 : from + i, rightFrom + j],
      )
    : pairShorter(rights, lefts, (i, j) => resemblance(left, from + j, right, rightFrom + i)).map(
        ([i, j]): LinePair => [from + j, i < 0 ? -1 : rightFrom + i],
      );
}

/** Gives each of `shorter` items one of `longer` items, in order, so that the sum of the likenesses is largest. */
function pairShorter(shorter: number, longer: number, likeness: (i: number, j: number) => number): LinePair[] {
  const slack = longer - shorter;
  /** Best sums for the first `i` items within the first `i + s` of the others. */
  const best: Float64Array[] = [new Float64Array(slack + 1)];
  for (let i = 1; i <= shorter; i += 1) {
    const row = new Float64Array(slack + 1);
    for (let s = 0; s <= slack; s += 1) {
      const paired = (best[i - 1]?.[s] ?? 0) + likeness(i - 1, i - 1 + s);
      row[s] = s > 0 ? Math.max(paired, row[s - 1] ?? 0) : paired;
    }
    best.push(row);
  }
  const pairs: LinePair[] = [];
  let [i, s] = [shorter, slack];
  while (i + s > 0) {
    if (s > 0 && (i === 0 || best[i]?.[s] === best[i]?.[s - 1])) {
      s -= 1;
      pairs.push([-1, i + s]);
    } else {
      i -= 1;
      pairs.push([i, i + s]);
    }
  }
  return pairs.reverse();
}

/** From 0 to 1: how much of the longer line both have at their ends, white space around them left aside. */
function resemblance(left: TextLines, n: number, right: TextLines, m: number): number {
  const longest = Math.min(RESEMBLANCE_LENGTH, Math.max(lineLength(left, n), lineLength(right, m)));
  return longest === 0 ? 1 : Math.min(1, commonEnds(left, n, right, m, RESEMBLANCE_LENGTH) / longest);
}

/** Characters that two lines have in common at their beginnings and ends, at most `limit` at either. */
export function commonEnds(left: TextLines, n: number, right: TextLines, m: number, limit: number): number {
  const [one, other] = [left.starts[n] ?? 0, right.starts[m] ?? 0];
  const [length, otherLength] = [lineLength(left, n), lineLength(right, m)];
  const shorter = Math.min(length, otherLength);
  let head = 0;
  while (head < shorter && head < limit && left.text.charCodeAt(one + head) === right.text.charCodeAt(other + head)) {
    head += 1;
  }
  const [end, otherEnd] = [one + length - 1, other + otherLength - 1];
  let tail = 0;
  while (
    tail < shorter - head &&
    tail < limit &&
    left.text.charCodeAt(end - tail) === right.text.charCodeAt(otherEnd - tail)
  ) {
    tail += 1;
  }
  return head + tail;
}
