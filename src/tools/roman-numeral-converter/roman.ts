import { err, ok, type Result } from '../../lib/result';

/** The greatest number in plain letters, and with a line over the thousands. */
export const LIMITS = { plain: 3999, overline: 3_999_999 } as const;

/** A line over the letter before it: a thousand times its value. */
const OVERLINE = '\u0305';

const SYMBOLS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

const VALUES: ReadonlyMap<string, number> = new Map(
  SYMBOLS.flatMap(([value, letters]) => (letters.length === 1 ? [[letters, value] as const] : [])),
);

export interface RomanStyle {
  /** A line over the thousands, for numbers above 3999. */
  readonly overline: boolean;
  readonly lowerCase: boolean;
  /** The letters of the block Number Forms, U+2160 to U+217F, in place of Latin ones. */
  readonly unicode: boolean;
}

/** A number that has no numeral; `limit` is the greatest that has one. */
export type RangeFault = { readonly code: 'out-of-range'; readonly limit: number };

/** Why a text is no numeral. Offsets are in UTF-16 units. */
export type NumeralFault =
  | { readonly code: 'foreign-letter'; readonly found: string; readonly at: number }
  | { readonly code: 'not-numeral'; readonly first: string; readonly second: string; readonly at: number }
  | { readonly code: 'irregular'; readonly regular: string }
  | { readonly code: 'out-of-range'; readonly limit: number };

function letters(value: number): string {
  let left = value;
  let text = '';
  for (const [worth, symbol] of SYMBOLS) {
    for (; left >= worth; left -= worth) text += symbol;
  }
  return text;
}

/** The regular numeral of a whole number from 1 to the limit, in Latin capitals. */
function regularOf(value: number): string {
  if (value <= LIMITS.plain) return letters(value);
  const thousands = letters(Math.floor(value / 1000));
  return thousands.replace(/./g, `$&${OVERLINE}`) + letters(value % 1000);
}

/** Writes a whole number as a numeral. */
export function toRoman(value: number, style: RomanStyle): Result<string, RangeFault> {
  const limit = style.overline ? LIMITS.overline : LIMITS.plain;
  if (!(value >= 1 && value <= limit)) return err({ code: 'out-of-range', limit });
  const text = style.unicode ? inNumberForms(value) : regularOf(value);
  return ok(style.lowerCase ? text.toLowerCase() : text);
}

const UNITS = ['', 'Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ', 'Ⅴ', 'Ⅵ', 'Ⅶ', 'Ⅷ', 'Ⅸ', 'Ⅹ', 'Ⅺ', 'Ⅻ'];
const NUMBER_FORMS: Readonly<Record<string, string>> = {
  I: 'Ⅰ',
  V: 'Ⅴ',
  X: 'Ⅹ',
  L: 'Ⅼ',
  C: 'Ⅽ',
  D: 'Ⅾ',
  M: 'Ⅿ',
};

/** The units, and 10 to 12 at the end, have characters of their own; the rest goes letter by letter. */
function inNumberForms(value: number): string {
  const end = value % 100 <= 12 ? value % 100 : value % 10;
  const rest = value - end;
  const text = rest === 0 ? '' : regularOf(rest);
  return text.replace(/[IVXLCDM]/g, (letter) => NUMBER_FORMS[letter] ?? letter) + (UNITS[end] ?? '');
}

/** The decimal places of a number that are not zero: 1994 is 1000, 900, 90 and 4. */
export function termsOf(value: number): number[] {
  const digits = String(value);
  return [...digits].flatMap((digit, index) =>
    digit === '0' ? [] : [Number(digit) * 10 ** (digits.length - 1 - index)],
  );
}

/** One letter of a numeral with its worth and its place in the text. */
interface Letter {
  readonly text: string;
  readonly worth: number;
  readonly at: number;
}

/** A run of one letter, or a smaller one before a larger one. */
interface Term {
  readonly text: string;
  readonly value: number;
  /** What has to be less than the `below` of the term before. */
  readonly rank: number;
  /** What follows must be less. */
  readonly below: number;
  readonly at: number;
}

export interface Numeral {
  readonly value: number;
  /** The numeral as it is written today, where what was read is written otherwise. */
  readonly regular?: string;
}

/**
 * Reads a numeral in either case, in Number Forms, and with lines over its letters. Old forms that can only mean one number (`IIII`,
 * `IC`) are read, with the regular form beside the value; anything else is a fault.
 */
export function fromRoman(text: string): Result<Numeral, NumeralFault> {
  const read = lettersOf(text);
  if (!read.ok) return read;
  const terms = termsIn(read.value);
  if (!terms.ok) return terms;
  const value = terms.value.reduce((sum, term) => sum + term.value, 0);
  if (value > LIMITS.overline) return err({ code: 'out-of-range', limit: LIMITS.overline });
  const regular = regularOf(value);
  const written = read.value.map((letter) => letter.text).join('');
  return ok(written === regular ? { value } : { value, regular });
}

function lettersOf(text: string): Result<Letter[], NumeralFault> {
  const found: Letter[] = [];
  const start = text.length - text.trimStart().length;
  let at = start;
  for (const character of text.trim()) {
    // A macron (U+0304) is often written where the overline is meant; Ī falls apart into I and it.
    for (const part of character.normalize('NFKD').toUpperCase()) {
      const last = found.at(-1);
      if ((part === OVERLINE || part === '\u0304') && last && !last.text.endsWith(OVERLINE)) {
        found[found.length - 1] = { ...last, text: last.text + OVERLINE, worth: last.worth * 1000 };
        continue;
      }
      const worth = VALUES.get(part);
      if (worth === undefined) return err({ code: 'foreign-letter', found: character, at });
      found.push({ text: part, worth, at });
    }
    at += character.length;
  }
  return ok(found);
}

/** Splits into terms that get smaller: runs of a letter, and single smaller letters before a larger one. */
function termsIn(all: readonly Letter[]): Result<Term[], NumeralFault> {
  const terms: Term[] = [];
  for (let index = 0; index < all.length;) {
    const term = termAt(all, index);
    if (!term.ok) return term;
    const last = terms.at(-1);
    const { text, rank, at } = term.value;
    if (last && rank >= last.below) return err({ code: 'not-numeral', first: last.text, second: text, at });
    terms.push(term.value);
    index += lettersIn(text);
  }
  return ok(terms);
}

function lettersIn(text: string): number {
  return text.replaceAll(OVERLINE, '').length;
}

function termAt(all: readonly Letter[], start: number): Result<Term, NumeralFault> {
  const first = all[start];
  if (!first) throw new Error('There is no letter at this place');
  let end = start;
  while (all[end]?.worth === first.worth) end += 1;
  const count = end - start;
  const run = all
    .slice(start, end)
    .map((letter) => letter.text)
    .join('');
  const next = all[end];
  if (next && next.worth > first.worth) {
    if (count > 1) return err({ code: 'not-numeral', first: run, second: next.text, at: next.at });
    const value = next.worth - first.worth;
    // After X may come IX, but after V no IV: it would be the second V.
    const rank = isFive(next) ? next.worth : value;
    return ok({ text: run + next.text, value, rank, below: first.worth, at: first.at });
  }
  const second = all[start + 1];
  // V, L and D are never repeated: two of them are the next letter.
  if (isFive(first) && count > 1 && second) {
    return err({ code: 'not-numeral', first: first.text, second: second.text, at: second.at });
  }
  return ok({ text: run, value: first.worth * count, rank: first.worth, below: first.worth, at: first.at });
}

/** V, L and D, with or without a line over them. */
function isFive({ worth }: Letter): boolean {
  return String(worth).startsWith('5');
}
