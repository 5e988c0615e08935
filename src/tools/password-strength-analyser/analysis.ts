import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { blindSearch, type BlindSearch } from './blind-search';
import { CHINESE_PASSWORDS } from './chinese-passwords';
import { LISTS, PART_KINDS, SUGGESTIONS, WARNINGS, type Part, type Suggestion, type Warning } from './kinds';

/** How well a password stands against one who knows what people choose. */
export interface Analysis {
  /** 0, very weak, to 4, very strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly guesses: number;
  readonly guessesLog10: number;
  readonly parts: readonly Part[];
  readonly warning: Warning | undefined;
  readonly suggestions: readonly Suggestion[];
  /** Only the beginning was searched for patterns. */
  readonly isCut: boolean;
  readonly blind: BlindSearch;
}

/** So many characters are searched for patterns; the time grows fast with them. */
export const MAX_ANALYSED = 256;
const MAX_OWN_WORDS = 500;
const CHINESE_LIST = 'passwords-zh';

/**
 * Signs that may stand for letters multiply the texts that are looked up, at 100 of them to seconds for a long password. There a
 * handful is enough: what is left to guess in so many characters does not hang on a word more or less.
 */
const LONG = 32;
const SUBSTITUTIONS = { short: 100, long: 12 } as const;
type Length = keyof typeof SUBSTITUTIONS;

const factories = new Map<Length, ZxcvbnFactory>();

function patterns(length: Length): ZxcvbnFactory {
  const made =
    factories.get(length) ??
    new ZxcvbnFactory({
      dictionary: { ...common, ...english, [CHINESE_LIST]: [...CHINESE_PASSWORDS] },
      graphs: adjacencyGraphs,
      l33tMaxSubstitutions: SUBSTITUTIONS[length],
      // In UTF-16 units, of which a character has two at most.
      maxLength: MAX_ANALYSED * 2,
    });
  factories.set(length, made);
  return made;
}

/** Words from a list with commas, of any width; each whole and by its parts, since a name is used in either way. */
export function ownWords(text: string): string[] {
  const entries = text.split(/[,，、;；\n]/).flatMap((entry) => [entry.trim(), ...entry.trim().split(/[\s._-]+/)]);
  return [...new Set(entries.filter((entry) => entry.length > 1))].slice(0, MAX_OWN_WORDS);
}

function oneOf<const T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((one) => one === value);
}

function partOf(match: Readonly<Record<string, unknown>> & { token: string; pattern: string }): Part {
  const name = typeof match.dictionaryName === 'string' ? match.dictionaryName : '';
  return {
    text: match.token,
    kind: oneOf(PART_KINDS, match.pattern) ?? 'bruteforce',
    rank: typeof match.rank === 'number' ? match.rank : undefined,
    list: oneOf(LISTS, name === CHINESE_LIST ? 'chinese' : name.split('-')[0]),
    isL33t: match.l33t === true,
    isReversed: match.reversed === true,
    guessesLog10: typeof match.guessesLog10 === 'number' ? match.guessesLog10 : 0,
  };
}

/** Takes a password apart into what people choose and what is left to chance. The password is not empty. */
export function analysePassword(password: string, own: string): Analysis {
  const beginning = [...password.slice(0, MAX_ANALYSED * 2)].slice(0, MAX_ANALYSED).join('');
  const length = beginning.length > LONG ? 'long' : 'short';
  const { score, guesses, guessesLog10, sequence, feedback } = patterns(length).check(beginning, ownWords(own));
  const parts = sequence.map(partOf);
  const isOnlyChinese = parts.length === 1 && parts[0]?.list === 'chinese';
  const warning = oneOf(WARNINGS, feedback.warning);
  return {
    score,
    guesses,
    guessesLog10,
    parts,
    // The places in our list are no places among all passwords.
    warning: isOnlyChinese && (warning === 'topTen' || warning === 'topHundred') ? 'common' : warning,
    suggestions: feedback.suggestions.flatMap((key) => oneOf(SUGGESTIONS, key) ?? []),
    isCut: beginning.length < password.length,
    blind: blindSearch(password),
  };
}
