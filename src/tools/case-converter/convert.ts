import { alternateCase, capitalise, swapCase, toLower, toUpper, type CaseLanguage } from '../../lib/words/letters';
import { splitWords } from '../../lib/words/split-words';

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

/** A list of styles with one more at its end, or without it where it was there. */
export function toggled(list: readonly CaseStyle[], style: CaseStyle): CaseStyle[] {
  return list.includes(style) ? list.filter((other) => other !== style) : [...list, style];
}

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

const PROSE_STYLES: ReadonlySet<CaseStyle> = new Set(['sentence', 'capital', 'title']);

// An apostrophe between letters belongs to the word.
const PROSE_WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u00ad]|[\u200c\u200d](?=[\p{L}\p{M}])|['’ʼ](?=[\p{L}\p{N}]))*/gu;
// A full stop inside of a number or a name ends no sentence; those of Chinese need no blank behind them.
const SENTENCE_END = /[.?!…]["'’”»)\]]*\s|[。！？｡]/u;
// `l’école`, `o’reilly`: a letter that stands for a word of its own.
const ELIDED = /^(\p{L}\p{M}*['’ʼ])(\p{L}{3}.*)$/su;

/** Names of programs are taken apart in all styles: nobody writes prose as `userName` or `user_name`. */
function isIdentifier(line: string, settings: CaseSettings): boolean {
  return /^[\p{L}\p{M}\p{N}_$]+$/u.test(line.trim()) && splitWords(line, settings).length > 1;
}

/** Prose keeps all that stands between its words; a new sentence begins as the text does. */
function writeProse(line: string, { write }: WordStyle): string {
  const text = line.normalize('NFC');
  const words = [...text.matchAll(PROSE_WORD)];
  let result = '';
  let end = 0;
  for (const [index, { 0: word, index: at }] of words.entries()) {
    const between = text.slice(end, at);
    const isFirst = index === 0 || SENTENCE_END.test(between);
    const place = { isFirst, isLast: index === words.length - 1 };
    const [, letter, rest] = ELIDED.exec(word) ?? [];
    result += between;
    result +=
      letter && rest
        ? write(letter, place) + write(rest, { isFirst: false, isLast: place.isLast })
        : write(word, place);
    end = at + word.length;
  }
  return words.length === 0 ? '' : result + text.slice(end);
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
 * A text in another way of writing. Styles of letters keep everything but the case of letters, those of prose also what stands
 * between words; the others join the words of each line. Lines end with LF.
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
  const write = (line: string) =>
    PROSE_STYLES.has(style) && !isIdentifier(line, settings)
      ? writeProse(line, rules)
      : writeWords(line, rules, settings);
  if (!eachLine) return write(text);
  return text.split(LINE_BREAK).map(write).join('\n');
}
