import { lineEnd } from '../large-text';
import { diffSequences, type Changes } from './sequence-diff';
import { lineLength, lineText, type TextLines } from './text-lines';

/** What does not count as a difference. */
export interface IgnoreOptions {
  /** White space at both ends of a line; the line end and a missing last line feed belong to it. */
  readonly endSpace: boolean;
  /** All white space, line ends included. */
  readonly allSpace: boolean;
  readonly case: boolean;
  /** Whether a line ends with LF, CRLF or CR. */
  readonly lineEnds: boolean;
  /** Lines that are empty or hold white space only. */
  readonly blankLines: boolean;
}

export const IGNORE_NOTHING: IgnoreOptions = {
  endSpace: false,
  allSpace: false,
  case: false,
  lineEnds: false,
  blankLines: false,
};

/** Where two texts differ, line by line. Between the blocks the lines of both sides belong together one by one. */
export interface LineChanges {
  /** Four line numbers (from 0) a block: from and to on the left, from and to on the right. */
  readonly changes: Changes;
  /** 1 for each block that holds nothing but blank lines that are to be ignored. */
  readonly ignored: Uint8Array<ArrayBuffer>;
}

/** How much two texts differ. Lines that stand for each other count as changed, not as removed and added. */
export interface ChangeCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Share of the characters that are in lines both sides have, or at both ends of changed lines; 1 when nothing differs. */
  readonly alike: number;
}

/** A line of the left and the line of the right that stands for it; -1 where there is none. */
export type LinePair = readonly [left: number, right: number];

/** Lines read between two calls of `onProgress`. */
const STEP = 16_384;
/** Blocks up to so many lines (left times right) are searched for the lines that resemble each other. */
const PAIR_CELLS = 2_500;
/** So many characters of a line are looked at to tell how much it resembles another. */
const RESEMBLANCE_LENGTH = 200;

/**
 * Compares two texts line by line, line ends included. With options, lines are compared by what is left of them; the
 * lines themselves stay as they are. Progress is counted in lines of both sides, read once and compared once.
 */
export function diffLines(
  left: TextLines,
  right: TextLines,
  ignore: IgnoreOptions = IGNORE_NOTHING,
  onProgress?: (done: number, total: number) => void,
): LineChanges {
  const lines = left.count + right.count;
  const numbers = new Map<string, number>();
  const read = (side: TextLines, before: number) =>
    internLines(side, ignore, numbers, (done) => onProgress?.(before + done, 2 * lines));
  const [leftKeys, rightKeys] = [read(left, 0), read(right, left.count)];
  const changes = diffSequences(leftKeys.keys, rightKeys.keys, {
    onProgress: (done, total) => onProgress?.(lines + (total === 0 ? lines : (done / total) * lines), 2 * lines),
  });
  if (!ignore.blankLines) return { changes, ignored: new Uint8Array(changes.length / 4) };
  return withBlankLines(changes, leftKeys.places, rightKeys.places, left, right);
}

/** Numbers that stand for the lines, the same for the same line, and where these lines are. */
interface Keys {
  readonly keys: Uint32Array;
  readonly places: Uint32Array;
}

/** Blank lines that are to be ignored are left out. */
function internLines(
  lines: TextLines,
  ignore: IgnoreOptions,
  numbers: Map<string, number>,
  onProgress: (done: number) => void,
): Keys {
  const keys = new Uint32Array(lines.count);
  const places = new Uint32Array(lines.count);
  let length = 0;
  for (let n = 0; n < lines.count; n += 1) {
    if (n % STEP === 0) onProgress(n);
    if (ignore.blankLines && isBlank(lines, n)) continue;
    const key = lineKey(lines, n, ignore);
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
    }
    keys[length] = number;
    places[length] = n;
    length += 1;
  }
  return { keys: keys.subarray(0, length), places: places.subarray(0, length) };
}

/** What of a line counts. */
function lineKey({ text, starts }: TextLines, n: number, ignore: IgnoreOptions): string {
  const start = starts[n] ?? text.length;
  const next = starts[n + 1] ?? text.length;
  const end = lineEnd(text, starts, n);
  let body = text.slice(start, end);
  let ending = text.slice(end, next);
  if (ignore.allSpace) [body, ending] = [body.replace(/\s+/g, ''), ''];
  else if (ignore.endSpace) [body, ending] = [body.trim(), ''];
  else if (ignore.lineEnds && ending !== '') ending = '\n';
  return (ignore.case ? foldCase(body) : body) + ending;
}

/** The text without the difference of upper and lower case: ß, ẞ and SS are the same, as are σ and ς. */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

/** Whether a line is empty or holds white space only. */
export function isBlank(lines: TextLines, n: number): boolean {
  return lineLength(lines, n) === 0 || !/\S/.test(lineText(lines, n));
}

/** The blocks of a comparison that left the blank lines out, with the blank lines put back. */
function withBlankLines(
  changes: Changes,
  leftPlaces: Uint32Array,
  rightPlaces: Uint32Array,
  left: TextLines,
  right: TextLines,
): LineChanges {
  const blocks: number[] = [];
  const ignored: number[] = [];
  const add = (isIgnored: boolean, block: readonly [number, number, number, number]) => {
    if (block[0] === block[1] && block[2] === block[3]) return;
    blocks.push(...block);
    ignored.push(isIgnored ? 1 : 0);
  };
  let [i, j] = [0, 0];
  /** What stands before two lines that belong together, or before the ends of the texts. */
  const closeGap = (leftEnd: number, rightEnd: number) => {
    while (i < leftEnd && j < rightEnd && isBlank(left, i) && isBlank(right, j)) {
      i += 1;
      j += 1;
    }
    let [tailLeft, tailRight] = [leftEnd, rightEnd];
    while (tailLeft > i && tailRight > j && isBlank(left, tailLeft - 1) && isBlank(right, tailRight - 1)) {
      tailLeft -= 1;
      tailRight -= 1;
    }
    let [from, rightFrom, to, rightTo] = [i, j, tailLeft, tailRight];
    while (from < to && isBlank(left, from)) from += 1;
    while (rightFrom < rightTo && isBlank(right, rightFrom)) rightFrom += 1;
    while (to > from && isBlank(left, to - 1)) to -= 1;
    while (rightTo > rightFrom && isBlank(right, rightTo - 1)) rightTo -= 1;
    add(true, [i, from, j, rightFrom]);
    add(false, [from, to, rightFrom, rightTo]);
    add(true, [to, tailLeft, rightTo, tailRight]);
    [i, j] = [leftEnd + 1, rightEnd + 1];
  };
  let [m, n] = [0, 0];
  for (let at = 0; at <= changes.length; at += 4) {
    const keptEnd = changes[at] ?? leftPlaces.length;
    for (; m < keptEnd; m += 1, n += 1) closeGap(leftPlaces[m] ?? 0, rightPlaces[n] ?? 0);
    m = changes[at + 1] ?? m;
    n = changes[at + 3] ?? n;
  }
  closeGap(left.count, right.count);
  return { changes: Uint32Array.from(blocks), ignored: Uint8Array.from(ignored) };
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

/** The four numbers of the block that begins at an index of the changes. */
export function blockAt(changes: Changes, at: number): readonly [number, number, number, number] {
  return [changes[at] ?? 0, changes[at + 1] ?? 0, changes[at + 2] ?? 0, changes[at + 3] ?? 0];
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
function commonEnds(left: TextLines, n: number, right: TextLines, m: number, limit: number): number {
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

/** What two texts have in common although they are not the same text; `none` where they simply differ. */
export type Likeness = 'identical' | 'ignored' | 'line-ends' | 'last-line-feed' | 'normalization' | 'none';

/** Tells why texts that differ may look the same. */
export function likenessOf(left: string, right: string, { changes, ignored }: LineChanges): Likeness {
  if (left === right) return 'identical';
  if (changes.length / 4 === ignored.reduce((sum, flag) => sum + flag, 0)) return 'ignored';
  if (isSameButLast(left, right) || isSameButLast(right, left)) return 'last-line-feed';
  const [one, other] = [plainEnds(left), plainEnds(right)];
  if (one === other || isSameButLast(one, other) || isSameButLast(other, one)) return 'line-ends';
  return one.normalize('NFC') === other.normalize('NFC') ? 'normalization' : 'none';
}

function isSameButLast(short: string, long: string): boolean {
  const extra = long.length - short.length;
  if (extra < 1 || extra > 2 || short === '' || /[\r\n]$/.test(short)) return false;
  return long.startsWith(short) && /^(?:\r\n|\n|\r)$/.test(long.slice(short.length));
}

function plainEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
