export const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
export const DIGITS = '0123456789';
/** The 32 punctuation marks of ASCII. */
export const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Characters that are easily read as one another. */
export const LOOK_ALIKES = 'O0Il1';

/** Which characters a token is made of. */
export interface AlphabetOptions {
  readonly uppercase: boolean;
  readonly lowercase: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  /** The symbols to use, when they are on. */
  readonly symbolSet: string;
  /** Further characters. */
  readonly custom: string;
  readonly excluded: string;
}

/** The distinct code points of a text in their order. Halves of surrogate pairs are left out: no text can carry them. */
export function codePoints(text: string): string[] {
  return [...new Set(text)].filter((char) => !/\p{Surrogate}/u.test(char));
}

/** The text with U+FFFD for each half of a surrogate pair that stands alone, as any UTF-8 encoder would write it. */
export function replaceLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The chosen sets of characters, without the excluded ones. No character is in two sets: one that is named twice
 * belongs to the first, so that each is drawn with the same chance. A set of which nothing is left is left out.
 */
export function characterSets(options: AlphabetOptions): string[][] {
  const taken = new Set(codePoints(options.excluded));
  return chosenTexts(options).flatMap((text) => {
    const set = codePoints(text).filter((char) => !taken.has(char));
    for (const char of set) taken.add(char);
    return set.length > 0 ? [set] : [];
  });
}

/** Tells whether any character is chosen, before some are excluded. */
export function hasCharacters(options: AlphabetOptions): boolean {
  return chosenTexts(options).some((text) => codePoints(text).length > 0);
}

function chosenTexts(options: AlphabetOptions): string[] {
  return [
    options.uppercase ? UPPERCASE : '',
    options.lowercase ? LOWERCASE : '',
    options.digits ? DIGITS : '',
    options.symbols ? options.symbolSet : '',
    options.custom,
  ];
}
