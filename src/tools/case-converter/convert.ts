import { alternateCase, capitalise, swapCase, toLower, toUpper, type CaseLanguage } from './letters';
import { splitWords } from './split-words';

/** All ways of writing, in the order they are shown. */
export const CASE_STYLES = [
  'lower',
  'upper',
  'camel',
  'pascal',
  'snake',
  'constant',
  'kebab',
  'cobol',
  'train',
  'dot',
  'path',
  'none',
  'sentence',
  'capital',
  'title',
  'flat',
  'swap',
  'mocking',
] as const;
export type CaseStyle = (typeof CASE_STYLES)[number];

export interface CaseSettings {
  readonly language: CaseLanguage;
  /** Each line is converted on its own; otherwise all lines are one text. */
  readonly eachLine: boolean;
  readonly splitDigits: boolean;
  /** `_` and `$` at the ends of a line stay. */
  readonly keepEnds: boolean;
  /** Acronyms that stay in upper case, separated by anything that is no letter or number. */
  readonly acronyms: string;
}

/** Words as they come, and what is known about each: first, last, or between. */
type WriteWord = (word: string, place: { readonly isFirst: boolean; readonly isLast: boolean }) => string;

interface WordStyle {
  readonly separator: string;
  readonly write: WriteWord;
}

const SMALL_WORDS = new Set(
  'a an and as at but by for from if in into nor of off on onto or over per so the to up upon via vs with yet'.split(
    ' ',
  ),
);

const LETTER_STYLES = {
  lower: toLower,
  upper: toUpper,
  swap: swapCase,
  mocking: alternateCase,
} as const satisfies Partial<Record<CaseStyle, (text: string, language: CaseLanguage) => string>>;
type LetterStyle = keyof typeof LETTER_STYLES;

function isLetterStyle(style: CaseStyle): style is LetterStyle {
  return Object.hasOwn(LETTER_STYLES, style);
}

/** Whether a style writes words anew; the others change single letters and leave all else as it is. */
export function isWordStyle(style: CaseStyle): boolean {
  return !isLetterStyle(style);
}

/** Whether there is anything that the word styles could write. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function wordStyle(style: Exclude<CaseStyle, LetterStyle>, { language, acronyms }: CaseSettings): WordStyle {
  const keptUpper = new Set(splitAcronyms(acronyms).map((acronym) => toUpper(acronym, language)));
  const lower = (word: string) => toLower(word, language);
  const upper = (word: string) => toUpper(word, language);
  const kept = (word: string) => (keptUpper.size > 0 && keptUpper.has(upper(word)) ? upper(word) : undefined);
  const capital = (word: string) => kept(word) ?? capitalise(word, language);
  switch (style) {
    case 'camel':
      return { separator: '', write: (word, { isFirst }) => (isFirst ? lower(word) : capital(word)) };
    case 'pascal':
      return { separator: '', write: capital };
    case 'snake':
      return { separator: '_', write: lower };
    case 'constant':
      return { separator: '_', write: upper };
    case 'kebab':
      return { separator: '-', write: lower };
    case 'cobol':
      return { separator: '-', write: upper };
    case 'train':
      return { separator: '-', write: capital };
    case 'dot':
      return { separator: '.', write: lower };
    case 'path':
      return { separator: '/', write: lower };
    case 'none':
      return { separator: ' ', write: lower };
    case 'sentence':
      return { separator: ' ', write: (word, { isFirst }) => (isFirst ? capital(word) : (kept(word) ?? lower(word))) };
    case 'capital':
      return { separator: ' ', write: capital };
    case 'title':
      return {
        separator: ' ',
        write: (word, { isFirst, isLast }) =>
          !isFirst && !isLast && SMALL_WORDS.has(lower(word)) ? (kept(word) ?? lower(word)) : capital(word),
      };
    case 'flat':
      return { separator: '', write: lower };
  }
}

function splitAcronyms(acronyms: string): string[] {
  return acronyms.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function writeWords(line: string, { separator, write }: WordStyle, settings: CaseSettings): string {
  const words = splitWords(line, settings);
  const last = words.length - 1;
  const joined = words
    .map((word, index) => write(word, { isFirst: index === 0, isLast: index === last }))
    .join(separator);
  if (!settings.keepEnds || joined === '') return joined;
  const [, before = ''] = /^\s*([_$]*)/.exec(line) ?? [];
  return before + joined + endOf(line);
}

/** The `_` and `$` at the end of a line, before white space. Read from behind: a pattern would look at every run of them. */
function endOf(line: string): string {
  const trimmed = line.trimEnd();
  let from = trimmed.length;
  while (from > 0 && '_$'.includes(trimmed.charAt(from - 1))) from--;
  return trimmed.slice(from);
}

const LINE_BREAK = /\r\n|\n|\r/;
const LINE = /[^\r\n]+/g;

/**
 * A text in another way of writing. Styles of letters keep everything but the case of letters; styles of words join the words
 * of each line and end lines with LF.
 */
export function convertCase(text: string, style: CaseStyle, settings: CaseSettings): string {
  const { language, eachLine } = settings;
  if (isLetterStyle(style)) {
    const convert = LETTER_STYLES[style];
    // Only the turns of alternating letters begin anew with a line.
    if (style !== 'mocking' || !eachLine) return convert(text, language);
    return text.replace(LINE, (line) => convert(line, language));
  }
  const rules = wordStyle(style, settings);
  if (!eachLine) return writeWords(text, rules, settings);
  return text
    .split(LINE_BREAK)
    .map((line) => writeWords(line, rules, settings))
    .join('\n');
}
