/** What a part of a password was taken for. */
export const PART_KINDS = [
  'dictionary',
  'spatial',
  'repeat',
  'sequence',
  'wordSequence',
  'regex',
  'date',
  'separator',
  'bruteforce',
] as const;

/** Where a known word was found. */
export const LISTS = [
  'passwords',
  'chinese',
  'diceware',
  'commonWords',
  'wikipedia',
  'firstnames',
  'lastnames',
  'userInputs',
] as const;

export const WARNINGS = [
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
  'userInputs',
  'pwned',
] as const;
export type Warning = (typeof WARNINGS)[number];

export const SUGGESTIONS = [
  'l33t',
  'reverseWords',
  'allUppercase',
  'capitalization',
  'dates',
  'recentYears',
  'associatedYears',
  'sequences',
  'repeated',
  'longerKeyboardPattern',
  'anotherWord',
  'useWords',
  'noNeed',
  'pwned',
] as const;
export type Suggestion = (typeof SUGGESTIONS)[number];

/** One part of a password. */
export interface Part {
  readonly text: string;
  readonly kind: (typeof PART_KINDS)[number];
  /** From 1, the most used; only for words of a list. */
  readonly rank: number | undefined;
  readonly list: (typeof LISTS)[number] | undefined;
  /** Letters are written by digits or signs. */
  readonly isL33t: boolean;
  readonly isReversed: boolean;
  readonly guessesLog10: number;
}
