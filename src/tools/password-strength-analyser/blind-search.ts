import { countCharacters } from '../../lib/count-characters';
import { replaceLoneSurrogates } from '../../lib/lone-surrogate';

/** What it takes to try every text of this length, which is the most that an attacker may need. */
export interface BlindSearch {
  /** As a reader counts them. */
  readonly characters: number;
  /** How many characters one has to try at each place. */
  readonly setSize: number;
  readonly bits: number;
}

const SYMBOLS = 1000;
const SCRIPT = 100;

const SETS: readonly { readonly pattern: RegExp; readonly size: number }[] = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /[0-9]/, size: 10 },
  { pattern: /[!-/:-@[-`{-~]/, size: 32 },
  { pattern: / /, size: 1 },
  { pattern: /\p{Script=Han}/u, size: 20_992 },
  { pattern: /\p{Script=Hangul}/u, size: 11_172 },
  // Latin beyond ASCII is a script of its own here: accented letters.
  { pattern: /(?![a-zA-Z])\p{Script=Latin}/u, size: SCRIPT },
  { pattern: /\p{Script=Greek}/u, size: SCRIPT },
  { pattern: /\p{Script=Cyrillic}/u, size: SCRIPT },
  { pattern: /\p{Script=Hiragana}/u, size: SCRIPT },
  { pattern: /\p{Script=Katakana}/u, size: SCRIPT },
  { pattern: /\p{Script=Bopomofo}/u, size: SCRIPT },
  { pattern: /\p{Script=Arabic}/u, size: SCRIPT },
  { pattern: /\p{Script=Hebrew}/u, size: SCRIPT },
  { pattern: /\p{Script=Devanagari}/u, size: SCRIPT },
  { pattern: /\p{Script=Bengali}/u, size: SCRIPT },
  { pattern: /\p{Script=Tamil}/u, size: SCRIPT },
  { pattern: /\p{Script=Telugu}/u, size: SCRIPT },
  { pattern: /\p{Script=Thai}/u, size: SCRIPT },
  { pattern: /\p{Script=Lao}/u, size: SCRIPT },
  { pattern: /\p{Script=Tibetan}/u, size: SCRIPT },
  { pattern: /\p{Script=Mongolian}/u, size: SCRIPT },
  { pattern: /\p{Script=Khmer}/u, size: SCRIPT },
  { pattern: /\p{Script=Myanmar}/u, size: SCRIPT },
  { pattern: /\p{Script=Georgian}/u, size: SCRIPT },
  { pattern: /\p{Script=Armenian}/u, size: SCRIPT },
  { pattern: /\p{Script=Ethiopic}/u, size: SCRIPT },
];

/** The scripts that have no line of their own count as one. */
const OTHER_LETTER = /[\p{L}\p{Nd}]/u;
/** What only changes the character before it. */
const JOINED = /[\p{M}\p{Cf}]/u;

/** How large a blind search over the characters of a text is. The text is not empty. */
export function blindSearch(text: string): BlindSearch {
  const distinct = new Set(replaceLoneSurrogates(text));
  const sizes = new Map<unknown, number>();
  for (const char of distinct) {
    const set = SETS.find(({ pattern }) => pattern.test(char));
    if (set) sizes.set(set, set.size);
    else if (!JOINED.test(char)) {
      const isLetter = OTHER_LETTER.test(char);
      sizes.set(isLetter ? 'letter' : 'symbol', isLetter ? SCRIPT : SYMBOLS);
    }
  }
  const characters = countCharacters(text);
  const setSize = [...sizes.values()].reduce((sum, size) => sum + size, 0) || SYMBOLS;
  return { characters, setSize, bits: characters * Math.log2(setSize) };
}

/** Decimal logarithm of the guesses that a blind search needs on average: half of all. */
export function averageGuessesLog10({ bits }: BlindSearch): number {
  return (bits - 1) * Math.log10(2);
}
