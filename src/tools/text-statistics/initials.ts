import { isStopWord } from './stop-words';

/** A capital letter with a full stop, behind others or alone; inner stops may have a sign in their place. */
const INITIALS = /(?:^|[^\p{L}\p{N}])((?:\p{Lu}\p{M}*[._]\s*)*)\p{Lu}\p{M}*\.\s*$/u;
const STANDS_AFTER_NAME = /(?:^|[^\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}'’-]*\s+$/u;
const NO_WORD = /^[^\p{L}\p{N}]*$/u;
const BEGINS_WITH_INITIAL = /^\p{Lu}\p{M}*[._]/u;
const BEGINS_WITH_CAPITAL = /^\p{Lu}[\p{L}\p{M}'’]*/u;

/**
 * Whether a capital letter with a full stop is an initial, so that what follows belongs to the same sentence: "J. K.
 * Rowling", "U.S. Army", "George W. Bush". It may as well end one: "Plan B. Then we left", "vitamin C. Apples have it".
 *
 * - Before another initial it always is one.
 * - Before a capitalised word that can be a name (no "Then", "The", "Il") it is one at the beginning of a sentence, after
 *   another initial and after a capitalised word. After a word in small letters it ends the sentence.
 * - Before small letters and digits no sentence ends anyway (SB8 of UAX #29).
 *
 * @param previous the end of what was read, from where its sentence begins if that is not far
 */
export function endsWithInitial(previous: string, next: string): boolean {
  const found = INITIALS.exec(previous);
  if (!found) return false;
  if (BEGINS_WITH_INITIAL.test(next)) return true;
  const [word] = BEGINS_WITH_CAPITAL.exec(next) ?? [];
  if (word === undefined || isStopWord(word)) return false;
  // The sign before the letter, if there was one, is no part of what matters here.
  const before = previous.slice(0, found.index + (/^\p{Lu}/u.test(found[0]) ? 0 : 1));
  return found[1] !== '' || NO_WORD.test(before) || STANDS_AFTER_NAME.test(before);
}
