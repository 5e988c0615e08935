import { lineEnd } from '../large-text';
import { diffSequences, type Changes } from './sequence-diff';
import { isBlank, type TextLines } from './text-lines';

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

/** Lines read between two calls of `onProgress`. */
const STEP = 16_384;
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
