import { WORD_DIFF_LIMIT, diffWords, type LinePart } from '../../lib/diff/word-diff';
import { wholeCharacterCut } from '../../lib/utf8-length';

/** Runs of equal characters longer than this are shortened to what is next to a difference. */
const LONGEST_SAME = 120;
const KEPT_NEAR = 40;

/** A part of two strings; where both have the same and it is long, only its ends. */
export interface StringPart extends LinePart {
  /** So many UTF-16 units of an equal part were left out in its middle. */
  readonly omitted?: number;
}

/** Where two strings differ, character by character, in order. Of very long ones only both ends are compared. */
export function stringParts(left: string, right: string): StringPart[] {
  const { head, tail } = commonEnds(left, right);
  const [l, r] = [left.slice(head, left.length - tail), right.slice(head, right.length - tail)];
  const isShort = l.length <= WORD_DIFF_LIMIT && r.length <= WORD_DIFF_LIMIT;
  const inner = isShort ? diffWords(l, r, { by: 'character' }) : [{ isSame: false, left: l, right: r }];
  const same = (text: string): LinePart[] => (text === '' ? [] : [{ isSame: true, left: text, right: text }]);
  return [...same(left.slice(0, head)), ...inner, ...same(left.slice(left.length - tail))].map(shortened);
}

/** How many units both have in common at either end; letters with their marks and pairs of surrogates stay whole. */
export function commonEnds(left: string, right: string): { head: number; tail: number } {
  const shorter = Math.min(left.length, right.length);
  let head = 0;
  while (head < shorter && left.charCodeAt(head) === right.charCodeAt(head)) head++;
  // A character may go on behind the place: step back to where one surely begins.
  if (head < left.length || head < right.length) head = Math.max(0, beginningBefore(left, right, head));
  let tail = 0;
  while (
    tail < shorter - head &&
    left.charCodeAt(left.length - 1 - tail) === right.charCodeAt(right.length - 1 - tail)
  ) {
    tail++;
  }
  while (tail > 0 && continues(left, left.length - tail)) tail--;
  return { head, tail };
}

function beginningBefore(left: string, right: string, place: number): number {
  let at = place;
  while (at > 0 && (continues(left, at) || continues(right, at))) at--;
  return at;
}

const CONTINUES = /^[\p{M}\u200c\u200d\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/** Whether what stands at the place may belong to the character before it. */
function continues(text: string, place: number): boolean {
  if (place >= text.length) return false;
  const isLow = (text.charCodeAt(place) & 0xfc00) === 0xdc00;
  return isLow || text.charCodeAt(place - 1) === 0x200d || CONTINUES.test(text.slice(place, place + 2));
}

function shortened(part: LinePart): StringPart {
  const { isSame, left } = part;
  if (!isSame || left.length <= LONGEST_SAME) return part;
  const head = left.slice(0, wholeCharacterCut(left, KEPT_NEAR));
  const tail = left.slice(wholeCharacterCut(left, left.length - KEPT_NEAR));
  return { isSame, left: head, right: tail, omitted: left.length - head.length - tail.length };
}

const SIGNS: Readonly<Record<string, string>> = { ' ': '␣', '\t': '⇥', '\n': '↵\n', '\r': '␍' };

/** White space that changed must be seen; other characters without a look of their own are shown by their number. */
export function visibleBlanks(text: string): string {
  return text.replaceAll(/[ \t\n\r]|(?! )[\p{Zs}\p{Cf}\p{Cc}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return SIGNS[character] ?? `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
  });
}
