import { editDistance } from '../../lib/edit-distance';

/** No word of the lists is nearly as long; longer ones need not be compared. */
const LONGEST = 24;
const MOST = 3;

/**
 * At most three words of the list that may have been meant, the nearest first: those that begin with what was typed, or
 * differ from it in a third of its letters at most. Accents do not count.
 */
export function nearWords(typed: string, list: readonly string[]): string[] {
  const plain = withoutMarks(typed);
  if (plain.length > LONGEST) return [];
  const limit = Math.min(plain.length - 1, Math.max(1, Math.floor(plain.length / 3)));
  return list
    .map((word) => ({ word, distance: nearness(plain, withoutMarks(word)) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ word }) => word);
}

function withoutMarks(word: string): string {
  return word.replaceAll(/\p{M}/gu, '');
}

function nearness(typed: string, word: string): number {
  if (typed === word) return 0;
  return typed.length >= 3 && word.startsWith(typed) ? 0.5 : editDistance(typed, word);
}
