import { graphemeSegments } from 'unicode-segmenter/grapheme';

/** Whose rules upper and lower case follow: Unicode's own, or those of Turkish and Azeri (dotless i) or Lithuanian (dots kept). */
export type CaseLanguage = 'neutral' | 'tr' | 'lt';

// Circled letters and Roman numerals have case, but they are symbols and numbers; Ⓜ️ is an emoji.
const NO_LETTERS = /[\p{So}\p{N}]/u;
const LETTERS = /[^\p{So}\p{N}]+/gu;
/** One letter with its marks, which some languages' rules look at. */
const LETTER = /\p{L}\p{M}*/gu;
const LOWER = /^\p{Ll}/u;
// Signs that Unicode lets stand inside a word when it asks whether a sigma is the last letter.
const LETTER_BEFORE = /\p{L}[\p{M}\p{Lm}'’.:·\u00ad\u200c\u200d]*$/u;
const LETTER_AFTER = /^[\p{M}\p{Lm}'’.:·\u00ad\u200c\u200d]*\p{L}/u;
/** How far, in UTF-16 units, letters around a sigma are looked for. */
const REACH = 30;

function mapLetters(text: string, map: (letters: string) => string): string {
  return NO_LETTERS.test(text) ? text.replace(LETTERS, map) : map(text);
}

/** Lower case by the language's rules; digits, symbols, emoji and white space stay as they are. */
export function toLower(text: string, language: CaseLanguage): string {
  return mapLetters(text, (letters) =>
    language === 'neutral' ? letters.toLowerCase() : letters.toLocaleLowerCase(language),
  );
}

/** Upper case by the language's rules (ß becomes SS); digits, symbols, emoji and white space stay as they are. */
export function toUpper(text: string, language: CaseLanguage): string {
  return mapLetters(text, (letters) =>
    language === 'neutral' ? letters.toUpperCase() : letters.toLocaleUpperCase(language),
  );
}

/** Lower case of a part of a text: a capital sigma looks at the letters around it, as it would in the whole. */
function toLowerWithin(part: string, language: CaseLanguage, text: string, at: number): string {
  if (!part.startsWith('Σ')) return toLower(part, language);
  const before = text.slice(Math.max(0, at - REACH), at);
  const after = text.slice(at + 1, at + 1 + REACH);
  const isFinal = LETTER_BEFORE.test(before) && !LETTER_AFTER.test(after);
  return (isFinal ? 'ς' : 'σ') + toLower(part.slice(1), language);
}

/** Upper becomes lower and the other way round. */
export function swapCase(text: string, language: CaseLanguage): string {
  return text.replace(LETTER, (letter, at: number) =>
    LOWER.test(letter) ? toUpper(letter, language) : toLowerWithin(letter, language, text, at),
  );
}

/** Upper and lower by turns, beginning with upper; every visible character takes a turn, also a space. */
export function alternateCase(text: string, language: CaseLanguage): string {
  let isUpper = true;
  let result = '';
  for (const { segment, index } of graphemeSegments(text)) {
    result += isUpper ? toUpper(segment, language) : toLowerWithin(segment, language, text, index);
    isUpper = !isUpper;
  }
  return result;
}

// Letters whose form at the beginning of a word is not their upper case.
const TITLE_FORMS: ReadonlyMap<string, string> = new Map([
  ...['ǆ', 'Ǆ', 'ǅ'].map((letter) => [letter, 'ǅ'] as const),
  ...['ǉ', 'Ǉ', 'ǈ'].map((letter) => [letter, 'ǈ'] as const),
  ...['ǌ', 'Ǌ', 'ǋ'].map((letter) => [letter, 'ǋ'] as const),
  ...['ǳ', 'Ǳ', 'ǲ'].map((letter) => [letter, 'ǲ'] as const),
  ['ŉ', 'ʼN'],
]);
// Georgian capitals are for whole words only.
const GEORGIAN = /^[\u10d0-\u10ff]/;

/** A word in lower case with its first letter as words begin: ß is Ss, ﬁ is Fi, ǆ is ǅ, and Georgian stays as it is. */
export function capitalise(word: string, language: CaseLanguage): string {
  const lower = toLower(word, language);
  const [first = ''] = lower;
  return (titleForm(first, language) + lower.slice(first.length)).normalize('NFC');
}

function titleForm(letter: string, language: CaseLanguage): string {
  const own = TITLE_FORMS.get(letter);
  if (own !== undefined) return own;
  if (GEORGIAN.test(letter)) return letter;
  const [first = '', ...others] = toUpper(letter, language);
  if (others.length === 0) return first;
  const rest = others.join('');
  // A Greek iota that upper case writes out stays below the letter.
  return (
    first +
    (/^[\u1f80-\u1fff]/.test(letter) && rest.endsWith('Ι') ? `${rest.slice(0, -1)}\u0345` : toLower(rest, language))
  );
}
