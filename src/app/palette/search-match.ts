import { isHan, weightOf } from './search-words';

/** How well a word of the query fits a word of a text, from 0 to 1. */
export const FIT = {
  exact: 1,
  prefix: 0.8,
  related: 0.7,
  misspelt: 0.7,
  misspeltMore: 0.5,
  inside: 0.45,
  within: 0.3,
} as const;

/** Words of one family share so many letters at least: `hacher` and `hachage`. */
export const FAMILY_LETTERS = 4;
/** Without another sign of it so many, and so much of the longer one: `conversion` and `converter`. */
const ALIKE_LETTERS = 5;
const ALIKE_PART = 0.6;

/** Fits of a typed word and a word of a text that is read as typed; both folded. */
export function fitOf(typed: string, word: string): number {
  if (word === typed) return FIT.exact;
  if (isHan(typed))
    return word.includes(typed) ? Math.max(FIT.inside, FIT.prefix * (typed.length / word.length) + 0.2) : 0;
  if (word.startsWith(typed) && typed.length > 1) return FIT.prefix + 0.15 * (typed.length / word.length);
  if (areRelated(typed, word)) return FIT.related;
  if (typed.length < 3 || !word.includes(typed)) return 0;
  // `stamp` is a part of `timestamp`; that `facture` stands in `manufacturer` is chance.
  return ENDING.test(word.slice(word.lastIndexOf(typed) + typed.length)) ? FIT.inside : FIT.within;
}

/** Fits of a typed word and a Chinese word in pinyin or its initials: from the beginning only, or chance would find too much. */
export function fitOfSpelling(typed: string, spelling: string): number {
  if (spelling === typed) return FIT.exact;
  return typed.length > 1 && spelling.startsWith(typed) ? FIT.prefix + 0.15 * (typed.length / spelling.length) : 0;
}

/** What words end in after their stem, in English and French: `hacher`, `hachage`, `hashes`, `hashing`. */
const ENDING = /^(?:s|e|es|er|ed|ing|or|ors|age|ages|eur|eurs|ement|ant|ion|ions)?$/;

function areRelated(typed: string, word: string): boolean {
  if (/\d/.test(typed) || isHan(word) || weightOf(word) === 0) return false;
  const longer = Math.max(typed.length, word.length);
  let shared = 0;
  while (shared < typed.length && typed[shared] === word[shared]) shared += 1;
  if (shared < FAMILY_LETTERS) return false;
  if (shared >= ALIKE_LETTERS && shared >= ALIKE_PART * longer) return true;
  return ENDING.test(typed.slice(shared)) && ENDING.test(word.slice(shared));
}
