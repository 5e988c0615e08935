import { isHan } from './search-words';

/** How well a word of the query fits a word of a text, from 0 to 1. */
export const FIT = { exact: 1, prefix: 0.8, related: 0.7, inside: 0.45, misspelt: 0.5 } as const;

/** Words of one family share so many letters at least: `decode` and `decoder`. */
export const FAMILY_LETTERS = 4;
/** And so much of the longer one. */
const FAMILY_PART = 0.6;

/** Fits of a typed word and a word of a text that is read as typed; both folded. */
export function fitOf(typed: string, word: string): number {
  if (word === typed) return FIT.exact;
  if (isHan(typed))
    return word.includes(typed) ? Math.max(FIT.inside, FIT.prefix * (typed.length / word.length) + 0.2) : 0;
  if (word.startsWith(typed) && typed.length > 1) return FIT.prefix + 0.15 * (typed.length / word.length);
  if (areRelated(typed, word)) return FIT.related;
  return typed.length > 2 && word.includes(typed) ? FIT.inside : 0;
}

/** Fits of a typed word and a Chinese word in pinyin or its initials: from the beginning only, or chance would find too much. */
export function fitOfSpelling(typed: string, spelling: string): number {
  if (spelling === typed) return FIT.exact;
  return typed.length > 1 && spelling.startsWith(typed) ? FIT.prefix + 0.15 * (typed.length / spelling.length) : 0;
}

function areRelated(typed: string, word: string): boolean {
  if (/\d/.test(typed) || isHan(word)) return false;
  const longer = Math.max(typed.length, word.length);
  let shared = 0;
  while (shared < typed.length && typed[shared] === word[shared]) shared += 1;
  return shared >= FAMILY_LETTERS && shared >= FAMILY_PART * longer;
}
