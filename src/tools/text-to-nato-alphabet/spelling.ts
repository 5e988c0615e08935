import { graphemeSegments } from 'unicode-segmenter/grapheme';
import {
  ALIASES,
  ALPHABETS,
  AVIATION_DIGITS,
  AVIATION_POINT,
  MARKS,
  SIGNS,
  type Alphabet,
  type AlphabetId,
} from './alphabets';

export interface SpellingSettings {
  readonly alphabet: AlphabetId;
  readonly digits: 'words' | 'aviation' | 'figures';
  readonly punctuation: 'names' | 'signs';
  /** `say` puts a word before capitals, `case` writes their words in upper case and the others in lower case. */
  readonly capitals: 'unmarked' | 'say' | 'case';
  readonly space: 'word' | 'break' | 'slash';
  readonly separator: 'space' | 'dash' | 'comma' | 'lines';
}

/** A character as readers see it, with what is said for it. */
export interface SpelledCharacter {
  readonly character: string;
  readonly word: string;
}

/** So many characters are listed and said: millions of rows stop the page that takes them. */
export const MOST_ROWS = 100_000;

export interface Spelling {
  readonly text: string;
  /** The first `MOST_ROWS` characters; line ends are none. */
  readonly rows: readonly SpelledCharacter[];
  /** How many there are in all. */
  readonly count: number;
}

const SEPARATORS = { space: ' ', dash: '-', comma: ', ', lines: '\n' } as const;
const LINE_BREAK = /^(?:\r\n|[\n\r\u2028\u2029])$/;
/** Letters with a stroke, which Unicode does not take apart. */
const STROKED: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
]);
const STROKE = '\u0335';

/** Spells a text. What has no word, such as 你 or 😀, passes through whole. */
export function spell(text: string, settings: SpellingSettings): Spelling {
  const alphabet: Alphabet = ALPHABETS[settings.alphabet];
  const separator = SEPARATORS[settings.separator];
  const rows: SpelledCharacter[] = [];
  let result = '';
  let count = 0;
  let isLineStart = true;
  for (const { segment } of graphemeSegments(text)) {
    const isBreak = LINE_BREAK.test(segment) || (settings.space === 'break' && isSpace(segment));
    const word = isBreak ? '' : wordOf(segment, alphabet, settings);
    result += isBreak ? '\n' : isLineStart ? word : separator + word;
    isLineStart = isBreak;
    if (LINE_BREAK.test(segment)) continue;
    if (count++ < MOST_ROWS) rows.push({ character: segment, word: word || spaceWord(segment, alphabet) });
  }
  return { text: result, rows, count };
}

function isSpace(character: string): boolean {
  return /^\s$/.test(character);
}

function spaceWord(character: string, { language }: Alphabet): string {
  return character === '\t' ? '(tab)' : `(${language.space})`;
}

function wordOf(character: string, alphabet: Alphabet, settings: SpellingSettings): string {
  const { language } = alphabet;
  if (isSpace(character)) return settings.space === 'slash' ? '/' : spaceWord(character, alphabet);
  if (/^[0-9]$/.test(character)) {
    if (settings.digits === 'figures') return character;
    return (settings.digits === 'aviation' ? AVIATION_DIGITS : language.digits)[Number(character)] ?? character;
  }
  const sign = SIGNS.indexOf(character);
  if (sign >= 0) {
    if (settings.punctuation === 'signs') return character;
    if (character === '.' && settings.digits === 'aviation') return AVIATION_POINT;
    return language.signs[sign] ?? character;
  }
  return letterWord(character, alphabet, settings) ?? character;
}

/** The word of a letter with its accents in brackets, or undefined when one of them has no name. */
function letterWord(character: string, { letters, language }: Alphabet, { capitals }: SpellingSettings) {
  const lower = character.toLowerCase().normalize('NFC');
  const isCapital = lower !== character.normalize('NFC');
  let base = letters.get(lower);
  let accents = '';
  if (base === undefined) {
    const [first = '', ...marks] = STROKED.has(lower) ? [STROKED.get(lower) ?? '', STROKE] : lower.normalize('NFD');
    base = letters.get(first);
    const names = marks.map((mark) => language.marks[MARKS.indexOf(mark)]);
    if (base === undefined || names.includes(undefined)) return undefined;
    accents = names.map((name) => ` (${name})`).join('');
  }
  if (capitals === 'case') return (isCapital ? upperWord(base) : base.toLowerCase()) + accents;
  return (capitals === 'say' && isCapital ? `${language.capital} ` : '') + base + accents;
}

function upperWord(word: string): string {
  return word.replaceAll('ß', 'ẞ').toUpperCase();
}

export interface UnknownWord {
  readonly word: string;
  /** Which of the words it is, from 1. */
  readonly index: number;
}

/** So many words that are none of the alphabet are told one by one. */
const MOST_UNKNOWN = 1000;

export interface Reading {
  readonly text: string;
  /** Words that are none of the alphabet, the first `MOST_UNKNOWN`; they stand in the text as they were. */
  readonly unknown: readonly UnknownWord[];
  /** How many there are in all. */
  readonly unknownCount: number;
}

/** A part of the text that is read: a word with what stands before it, a name in brackets, or a sign that stands for itself. */
interface Part {
  readonly kind: 'word' | 'name' | 'sign';
  readonly text: string;
  readonly before: string;
}

const CHUNK = /\([^()\s][^()]*\)|[^\s(]+|\(/gu;
/** Most parts that one code word has, as Geschweifte Klammer auf. */
const LONGEST = 3;

/** Reads code words back, in any case and with or without accents. */
export function read(text: string, settings: SpellingSettings): Reading {
  const table = readingTable(settings);
  const unknown: UnknownWord[] = [];
  let count = 0;
  let unknownCount = 0;
  const isLines = settings.separator === 'lines';
  const lines = text.split(isLines ? /(?:\r\n|\n|\r){2}/ : /\r\n|\n|\r/).map((line) => {
    const parts = partsOf(line);
    let result = '';
    let isCapital = settings.capitals === 'unmarked';
    for (let at = 0; at < parts.length;) {
      const match = matchAt(parts, at, table);
      const found = match?.found;
      at += match?.length ?? 1;
      const part = parts[at - 1];
      if (found?.kind === 'capital') {
        isCapital = true;
        continue;
      }
      count++;
      if (found?.kind === 'mark') {
        count--;
        result = (result + found.text).normalize('NFC');
        continue;
      }
      if (found) {
        const isUpper =
          settings.capitals === 'case' ? part !== undefined && part.text !== part.text.toLowerCase() : isCapital;
        result += found.kind === 'letter' && isUpper ? upperWord(found.text) : found.text;
      } else if (part) {
        if (part.kind !== 'sign' && unknownCount++ < MOST_UNKNOWN) unknown.push({ word: part.text, index: count });
        result += part.kind === 'sign' && part.text === '/' && settings.space === 'slash' ? ' ' : part.text;
      }
      isCapital = settings.capitals === 'unmarked';
    }
    return result;
  });
  return { text: lines.join(settings.space === 'break' ? ' ' : '\n'), unknown, unknownCount };
}

function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  for (const [chunk] of line.matchAll(CHUNK)) {
    if (chunk.length > 2 && chunk.startsWith('(')) {
      parts.push({ kind: 'name', text: chunk, before: ' ' });
    } else if (isOneCharacter(chunk)) {
      // A comma between words is a separator; a comma as a sign stands between blanks.
      parts.push({ kind: 'sign', text: chunk, before: ' ' });
    } else {
      let before = ' ';
      for (const piece of chunk.split(/([-–—,])/)) {
        if (/^[-–—,]$/.test(piece)) before = piece === ',' ? ',' : '-';
        else if (piece !== '')
          parts.push({ kind: isOneCharacter(piece) && !/^\p{L}$/u.test(piece) ? 'sign' : 'word', text: piece, before });
      }
    }
  }
  return parts;
}

function isOneCharacter(text: string): boolean {
  const first = graphemeSegments(text).next();
  return first.done !== true && first.value.segment.length === text.length;
}

interface Found {
  readonly kind: 'letter' | 'other' | 'mark' | 'capital';
  readonly text: string;
}

function matchAt(parts: readonly Part[], at: number, table: ReadonlyMap<string, Found>) {
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const group = parts.slice(at, at + length);
    if (length > 1 && group.some(({ kind }) => kind === 'name')) continue;
    const key = group.map(({ text, before }, index) => (index === 0 ? text : before + text)).join('');
    const found = table.get(keyOf(key));
    if (found) return { found, length };
  }
  return undefined;
}

/** Case and accents do not matter for being understood. */
function keyOf(word: string): string {
  const lower = word.toLowerCase();
  if (/^[ -&(-~]*$/.test(lower)) return lower;
  return lower.replaceAll('ß', 'ss').replaceAll(/['’]/g, '').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function readingTable({ alphabet: id }: SpellingSettings): ReadonlyMap<string, Found> {
  const { letters, language }: Alphabet = ALPHABETS[id];
  const table = new Map<string, Found>();
  const add = (word: string, kind: Found['kind'], text: string) => {
    const key = keyOf(word);
    if (!table.has(key)) table.set(key, { kind, text });
  };
  for (const [letter, word] of letters) add(word, 'letter', letter);
  language.digits.forEach((word, digit) => add(word, 'other', String(digit)));
  language.signs.forEach((word, index) => add(word, 'other', SIGNS[index] ?? ''));
  language.marks.forEach((name, index) => add(`(${name})`, 'mark', MARKS[index] ?? ''));
  add(`(${language.space})`, 'other', ' ');
  add('(tab)', 'other', '\t');
  add(language.capital, 'capital', '');
  AVIATION_DIGITS.forEach((word, digit) => add(word, 'other', String(digit)));
  add(AVIATION_POINT, 'other', '.');
  for (const [word, character] of ALIASES) add(word, /\p{L}/u.test(character) ? 'letter' : 'other', character);
  return table;
}
