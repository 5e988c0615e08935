import { replaceLoneSurrogates } from '../../lib/lone-surrogate';

/** No word is as long; what is longer is cut when it is named. */
const LONGEST_NAMED = 40;

/** A word that is in no list, as a message names it. */
export function namedWord(word: string): string {
  return word.length > LONGEST_NAMED ? `${replaceLoneSurrogates(word.slice(0, LONGEST_NAMED))}…` : word;
}
