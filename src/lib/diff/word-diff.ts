import { foldCase, type IgnoreOptions } from './line-diff';
import { diffSequences } from './sequence-diff';

/** A part of two lines: the same on both sides, or changed from one text to another (one of them may be empty). */
export interface LinePart {
  readonly isSame: boolean;
  readonly left: string;
  readonly right: string;
}

export interface WordDiffSettings {
  /** Words by the rules of Unicode and, for Chinese and Japanese, of a dictionary; or what a reader sees as one character. */
  readonly by: 'word' | 'character';
  readonly ignore?: Pick<IgnoreOptions, 'endSpace' | 'allSpace' | 'case'>;
}

/** Lines above this length, in UTF-16 units, are not looked into. */
export const WORD_DIFF_LIMIT = 5_000;
/** With so many cells a line takes about a millisecond; beyond, the difference may not be the shortest. */
const MAX_CELLS = 250_000;
/** Lines that have less than this share in common are another line, not a changed one. */
const LEAST_IN_COMMON = 0.2;

const segmenters = new Map<WordDiffSettings['by'], Intl.Segmenter>();

function segmenterFor(by: WordDiffSettings['by']): Intl.Segmenter {
  const known = segmenters.get(by);
  if (known) return known;
  // The dictionaries are used in any language; a fixed one gives everybody the same marks.
  const made = new Intl.Segmenter('en', { granularity: by === 'word' ? 'word' : 'grapheme' });
  segmenters.set(by, made);
  return made;
}

/**
 * What changed within a line, as parts in order; the lefts together are the left line, the rights the right one. Never cuts
 * inside a character (emoji sequences, letters with marks). Lines with little or nothing in common are one changed part.
 */
export function diffWords(left: string, right: string, settings: WordDiffSettings): readonly LinePart[] {
  if (left === right) return left === '' ? [] : [{ isSame: true, left, right }];
  const isPlain = isAscii(left) && isAscii(right);
  const [one, other] = [tokenize(left, settings, isPlain), tokenize(right, settings, isPlain)];
  const numbers = new Map<string, number>();
  const changes = diffSequences(intern(one, numbers), intern(other, numbers), { maxCells: MAX_CELLS });
  const parts: LinePart[] = [];
  let [from, rightFrom] = [0, 0];
  const add = (isSame: boolean, to: number, rightTo: number) => {
    if (to > from || rightTo > rightFrom) {
      parts.push({ isSame, left: left.slice(from, to), right: right.slice(rightFrom, rightTo) });
    }
    [from, rightFrom] = [to, rightTo];
  };
  for (let at = 0; at < changes.length; at += 4) {
    const [start = 0, end = 0, rightStart = 0, rightEnd = 0] = changes.subarray(at, at + 4);
    // What is left out of the comparison belongs to what is the same, on either side of a change.
    const begin = start === end ? placeBefore(one, start) : (one[start]?.at ?? left.length);
    const rightBegin =
      rightStart === rightEnd ? placeBefore(other, rightStart) : (other[rightStart]?.at ?? right.length);
    add(true, begin, rightBegin);
    add(
      false,
      start === end ? begin : placeBefore(one, end),
      rightStart === rightEnd ? rightBegin : placeBefore(other, rightEnd),
    );
  }
  add(true, left.length, right.length);
  const joined = settings.by === 'word' ? joinAcrossSpace(parts) : parts;
  return hasEnoughInCommon(joined) ? joined : [{ isSame: false, left, right }];
}

interface Piece {
  readonly key: string;
  readonly at: number;
  readonly end: number;
}

/** A name, a number or a run of white space, else a single character: what the segmenter finds in ASCII, but faster. */
const ASCII_WORD = /\w+|\s+|[^]/g;
/** The segmenter keeps `obj.name` and `don't` together, which code and prices are the worse for. */
const INNER_MARK = /[.:']|[^.:']+/g;

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[^\u0000-\u007f]/.test(text);
}

/** Cuts a line into words or characters; together they are the line. */
function* cut(line: string, by: WordDiffSettings['by'], isPlain: boolean): Generator<string> {
  if (isPlain) yield* by === 'word' ? (line.match(ASCII_WORD) ?? []) : line;
  else {
    for (const { segment } of segmenterFor(by).segment(line)) {
      if (by === 'word' && segment.length > 1) yield* segment.match(INNER_MARK) ?? [];
      else yield segment;
    }
  }
}

/** The words or characters that count, with their places. */
function tokenize(line: string, { by, ignore }: WordDiffSettings, isPlain: boolean): Piece[] {
  const pieces: Piece[] = [];
  const head = ignore?.endSpace ? line.length - line.trimStart().length : 0;
  const tail = ignore?.endSpace ? line.trimEnd().length : line.length;
  let end = 0;
  for (const segment of cut(line, by, isPlain)) {
    const at = end;
    end += segment.length;
    const isLeftOut = ignore?.allSpace ? segment.trim() === '' : at < head || at >= tail;
    if (!isLeftOut) pieces.push({ key: ignore?.case ? foldCase(segment) : segment, at, end });
  }
  return pieces;
}

function placeBefore(pieces: readonly Piece[], index: number): number {
  return index === 0 ? 0 : (pieces[index - 1]?.end ?? 0);
}

function intern(pieces: readonly Piece[], numbers: Map<string, number>): Uint32Array {
  return Uint32Array.from(pieces, ({ key }) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** Changes with nothing but white space between them are one change: several words in a row were replaced. */
function joinAcrossSpace(parts: readonly LinePart[]): LinePart[] {
  const joined: LinePart[] = [];
  for (const [index, part] of parts.entries()) {
    const last = joined.at(-1);
    const isGap =
      part.isSame &&
      part.left.trim() === '' &&
      last?.isSame === false &&
      parts[index + 1]?.isSame === false &&
      isReplaced(last) &&
      isReplaced(parts[index + 1]);
    if (last?.isSame === false && (isGap || !part.isSame)) {
      joined[joined.length - 1] = { isSame: false, left: last.left + part.left, right: last.right + part.right };
    } else joined.push(part);
  }
  return joined;
}

function isReplaced(part: LinePart | undefined): boolean {
  return part !== undefined && part.left !== '' && part.right !== '';
}

function hasEnoughInCommon(parts: readonly LinePart[]): boolean {
  let [same, left, right] = [0, 0, 0];
  for (const part of parts) {
    left += part.left.trim().length;
    right += part.right.trim().length;
    if (part.isSame) same += part.left.trim().length;
  }
  return same >= LEAST_IN_COMMON * Math.min(left, right);
}
