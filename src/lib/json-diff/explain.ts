import { KIND, NONE, at, kindOf, stringOf, valueSource, type JsonIndex } from '../json/json-index';
import type { ChangeTree } from './change-tree';
import { STATUS, STATUS_MASK } from './change-tree';
import { isSameScalar, sourceLength } from './scalars';

export type KindName = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** Something about a difference, or about what looks like one, that one does not see at once. */
export type Explanation =
  /** Both are the same number, written differently. */
  | { readonly code: 'same-number'; readonly left: string; readonly right: string }
  /** Both are the same text, one of them with escapes. */
  | { readonly code: 'same-text' }
  | { readonly code: 'kinds'; readonly left: KindName; readonly right: KindName }
  /** One side is `null`, the other one has no such value at all. */
  | { readonly code: 'null-or-absent'; readonly nullSide: 'left' | 'right' }
  /** The white space at one end: what stands there on either side, as code points. */
  | { readonly code: 'space'; readonly where: 'start' | 'end'; readonly left: string; readonly right: string }
  | { readonly code: 'inner-space' }
  /** Letters and marks are composed differently (Unicode normalization forms). */
  | { readonly code: 'normalization'; readonly left: NormalForm; readonly right: NormalForm }
  | { readonly code: 'line-ends' }
  | { readonly code: 'case' }
  /** Characters without a look of their own, as code points. */
  | { readonly code: 'invisible'; readonly left: string; readonly right: string };

export type NormalForm = 'NFC' | 'NFD' | 'mixed';

/** Longer strings are not looked into. */
const LONGEST = 200_000;
const MAX_POINTS = 6;

const KIND_NAMES: Readonly<Record<number, KindName>> = {
  [KIND.object]: 'object',
  [KIND.array]: 'array',
  [KIND.string]: 'string',
  [KIND.number]: 'number',
  [KIND.true]: 'boolean',
  [KIND.false]: 'boolean',
  [KIND.null]: 'null',
  [KIND.notFinite]: 'number',
};

/** What there is to say about an entry beyond what its row shows. */
export function explainEntry(tree: ChangeTree, entry: number, left: JsonIndex, right: JsonIndex): Explanation[] {
  const l = at(tree.lefts, entry);
  const r = at(tree.rights, entry);
  const status = at(tree.statuses, entry) & STATUS_MASK;
  if (status === STATUS.ignored) return [];
  if (l === NONE || r === NONE) {
    const parent = at(tree.parents, entry);
    const isInside = parent !== NONE && (at(tree.statuses, parent) & STATUS_MASK) === STATUS.inside;
    return explainLonely(l, r, left, right, isInside);
  }
  const kind = kindOf(left, l);
  const kinds = { left: nameOf(kind), right: nameOf(kindOf(right, r)) };
  if (kinds.left !== kinds.right) return [{ code: 'kinds', ...kinds }];
  if (kind === KIND.number && valueSource(left, l) !== valueSource(right, r)) {
    return isSameScalar(left, l, right, r, true)
      ? [{ code: 'same-number', left: shortSource(left, l), right: shortSource(right, r) }]
      : [];
  }
  if (kind !== KIND.string || sourceLength(left, l) > LONGEST || sourceLength(right, r) > LONGEST) return [];
  if (valueSource(left, l) === valueSource(right, r)) return [];
  return explainStrings(stringOf(left, l), stringOf(right, r));
}

function explainLonely(l: number, r: number, left: JsonIndex, right: JsonIndex, isInside: boolean): Explanation[] {
  // Inside of what is gone or new as a whole there is no other side to speak of.
  if (!isInside) return [];
  if (l !== NONE && kindOf(left, l) === KIND.null) return [{ code: 'null-or-absent', nullSide: 'left' }];
  if (r !== NONE && kindOf(right, r) === KIND.null) return [{ code: 'null-or-absent', nullSide: 'right' }];
  return [];
}

function nameOf(kind: number): KindName {
  return KIND_NAMES[kind] ?? 'null';
}

function shortSource(index: JsonIndex, node: number): string {
  const source = valueSource(index, node);
  return source.length > 40 ? `${source.slice(0, 40)}…` : source;
}

/** Why two strings that may look the same are not. */
export function explainStrings(left: string, right: string): Explanation[] {
  if (left === right) return [{ code: 'same-text' }];
  if (left.trim() === right.trim()) return explainSpace(left, right);
  if (left.normalize('NFC') === right.normalize('NFC')) {
    return [{ code: 'normalization', left: formOf(left), right: formOf(right) }];
  }
  if (withFeeds(left) === withFeeds(right)) return [{ code: 'line-ends' }];
  if (withoutInvisible(left) === withoutInvisible(right)) {
    return [{ code: 'invisible', left: pointsOf(left.match(INVISIBLE)), right: pointsOf(right.match(INVISIBLE)) }];
  }
  if (left.replaceAll(/\s+/g, ' ') === right.replaceAll(/\s+/g, ' ')) return [{ code: 'inner-space' }];
  if (left.toLowerCase() === right.toLowerCase()) return [{ code: 'case' }];
  return [];
}

function explainSpace(left: string, right: string): Explanation[] {
  const found: Explanation[] = [];
  const starts = [left, right].map((text) => text.slice(0, text.length - text.trimStart().length));
  const ends = [left, right].map((text) => text.slice(text.trimEnd().length));
  // A string of white space only begins and ends with all of it.
  if (starts[0] !== starts[1]) found.push({ code: 'space', where: 'start', ...bothPoints(starts) });
  if (ends[0] !== ends[1] && left.trim() !== '') found.push({ code: 'space', where: 'end', ...bothPoints(ends) });
  return found;
}

function bothPoints([left = '', right = '']: readonly string[]): { left: string; right: string } {
  return { left: pointsOf([...left]), right: pointsOf([...right]) };
}

/** Code points as Unicode writes them; of many the first. */
function pointsOf(characters: readonly string[] | null): string {
  const points = (characters ?? []).slice(0, MAX_POINTS).map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
  return points.join(' ') + ((characters?.length ?? 0) > MAX_POINTS ? ' …' : '');
}

function formOf(text: string): NormalForm {
  if (text === text.normalize('NFC')) return 'NFC';
  return text === text.normalize('NFD') ? 'NFD' : 'mixed';
}

function withFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

// Format characters, and blanks that are no plain blank.
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|[\u034f\u115f\u1160\u3164\uffa0]|(?! )\p{Zs}/gu;

function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => (/\p{Zs}/u.test(character) ? ' ' : ''));
}
