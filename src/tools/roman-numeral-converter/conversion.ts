import { err, ok, type Result } from '../../lib/result';
import { fromRoman, LIMITS, type NumeralFault, type RomanStyle, termsOf, toRoman } from './roman';

/** Why a line is not a number with a numeral, from 1 counted lines. */
export type LineFault = { readonly line: number; readonly at: number } & (
  | { readonly code: 'not-number' }
  | { readonly code: 'not-whole' }
  | { readonly code: 'no-such-date' }
  | { readonly code: 'out-of-range'; readonly limit: number }
  | { readonly code: 'too-many'; readonly limit: number }
  | NumeralFault
);

/** One value with its numeral. */
export interface Pair {
  /** As it was asked for: `42`, or a date as `2026-07-14`. */
  readonly number: string;
  readonly roman: string;
  /** Summands of the number; none for dates. */
  readonly terms: readonly number[];
  /** The regular form, where what was read is another one. */
  readonly regular?: string;
  readonly line: number;
}

export interface Conversion {
  /** The other side, line for line. */
  readonly text: string;
  readonly pairs: readonly Pair[];
  /** Lines that were left out, when there are any; on the other side they are blank. */
  readonly faults?: readonly LineFault[];
}

/** Takes the fault of a line, so that the others go on. Without one, the first fault ends all. */
type Collect = (fault: LineFault) => void;

/** So many values at most, all ranges together. */
export const MAX_VALUES = 100_000;

const DATE = /^([0-9]{1,4})-([0-9]{1,2})-([0-9]{1,2})$/;
const RANGE = /^([0-9]+)\s*(?:-|–|—|\.{2,3})\s*([0-9]+)$/;
const DATE_MARK = '·';

/** What a line of the numbers' side asks for. */
type Wanted =
  { readonly values: readonly number[] } | { readonly date: readonly [number, number, number]; text: string };

/** One wrong line of many does not empty the others: what they give, and why not the rest. A text that is all wrong is its first fault. */
export function inspectLines(
  convert: (collect: Collect) => Result<Conversion, LineFault>,
): Result<Conversion, LineFault> {
  const faults: LineFault[] = [];
  const conversion = convert((fault) => faults.push(fault));
  const [first] = faults;
  if (!conversion.ok || !first) return conversion;
  return conversion.value.pairs.length === 0 ? err(first) : ok({ ...conversion.value, faults });
}

/** Whether a line that is out of range would have a numeral with overlines. */
export function overlineHelps(line: string): boolean {
  return numbersToRoman(line, { overline: true, lowerCase: false, unicode: false }).ok;
}

/** Writes each line's number, range (`1-20`) or date (`2026-07-14`) as numerals. Blank lines stay. */
export function numbersToRoman(text: string, style: RomanStyle, collect?: Collect): Result<Conversion, LineFault> {
  const pairs: Pair[] = [];
  const written: string[] = [];
  let line = 0;
  for (const { content, at } of linesOf(text)) {
    line += 1;
    if (content.trim() === '') {
      written.push('');
      continue;
    }
    const place = { line, at: at + (content.length - content.trimStart().length) };
    const wanted = readNumbers(content, style, MAX_VALUES - pairs.length);
    const made = wanted.ok ? pairsFor(wanted.value, style, line) : wanted;
    if (!made.ok) {
      const fault = { ...made.fault, ...place };
      if (!collect || fault.code === 'too-many') return err(fault);
      collect(fault);
      written.push('');
      continue;
    }
    for (const pair of made.value) {
      pairs.push(pair);
      written.push(pair.roman);
    }
  }
  return ok({ text: written.join('\n'), pairs });
}

type NumberFault =
  | { readonly code: 'not-number' }
  | { readonly code: 'not-whole' }
  | { readonly code: 'no-such-date' }
  | { readonly code: 'out-of-range'; readonly limit: number }
  | { readonly code: 'too-many'; readonly limit: number };

function readNumbers(content: string, style: RomanStyle, room: number): Result<Wanted, NumberFault> {
  const plain = content.normalize('NFKC').trim().replaceAll('−', '-');
  const date = DATE.exec(plain);
  if (date) return readDate([Number(date[1]), Number(date[2]), Number(date[3])], plain);
  const range = RANGE.exec(plain);
  if (range) return readRange(Number(range[1]), Number(range[2]), style, room);
  const compact = withoutSeparators(plain);
  if (/^[+-]?(?:[0-9]+[.,][0-9]*|[.,][0-9]+)$/.test(compact)) return err({ code: 'not-whole' });
  if (!/^[+-]?[0-9]+$/.test(compact)) return err({ code: 'not-number' });
  if (room < 1) return err({ code: 'too-many', limit: MAX_VALUES });
  return ok({ values: [Number(compact)] });
}

/** `1,994`, `1 994`, `1_994` and `1'994` as `1994`: groups of three digits. */
function withoutSeparators(text: string): string {
  return /^[+-]?[0-9]{1,3}(?:([ _'’,])[0-9]{3})(?:\1[0-9]{3})*$/.test(text) ? text.replace(/[ _'’,]/g, '') : text;
}

function readRange(from: number, to: number, style: RomanStyle, room: number): Result<Wanted, NumberFault> {
  const limit = style.overline ? LIMITS.overline : LIMITS.plain;
  if (Math.min(from, to) < 1 || Math.max(from, to) > limit) return err({ code: 'out-of-range', limit });
  const count = Math.abs(to - from) + 1;
  if (count > room) return err({ code: 'too-many', limit: MAX_VALUES });
  const step = to < from ? -1 : 1;
  return ok({ values: Array.from({ length: count }, (_, index) => from + index * step) });
}

function readDate([year, month, day]: [number, number, number], text: string): Result<Wanted, NumberFault> {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? ok({ date: [day, month, year], text }) : err({ code: 'no-such-date' });
}

function pairsFor(wanted: Wanted, style: RomanStyle, line: number): Result<Pair[], NumberFault> {
  const pairs: Pair[] = [];
  if ('date' in wanted) {
    const parts: string[] = [];
    for (const part of wanted.date) {
      const roman = toRoman(part, style);
      if (!roman.ok) return roman;
      parts.push(roman.value);
    }
    return ok([{ number: wanted.text, roman: parts.join(DATE_MARK), terms: [], line }]);
  }
  for (const value of wanted.values) {
    const roman = toRoman(value, style);
    if (!roman.ok) return roman;
    pairs.push({ number: String(value), roman: roman.value, terms: termsOf(value), line });
  }
  return ok(pairs);
}

export interface ReadStyle {
  /** Irregular numerals are read, with a warning; else they are faults. */
  readonly irregular: boolean;
}

/** Reads each line's numeral, or a date of three (`XIV·VII·MMXXVI`: day, month, year). Blank lines stay. */
export function romanToNumbers(text: string, style: ReadStyle, collect?: Collect): Result<Conversion, LineFault> {
  const pairs: Pair[] = [];
  const written: string[] = [];
  let line = 0;
  for (const { content, at } of linesOf(text)) {
    line += 1;
    if (content.trim() === '') {
      written.push('');
      continue;
    }
    if (pairs.length === MAX_VALUES) return err({ code: 'too-many', limit: MAX_VALUES, line, at });
    const pair = /[·.•/]/.test(content) ? readRomanDate(content, line, at, style) : readPair(content, line, at, style);
    if (!pair.ok) {
      if (!collect) return pair;
      collect(pair.fault);
      written.push('');
      continue;
    }
    pairs.push(pair.value);
    written.push(pair.value.number);
  }
  return ok({ text: written.join('\n'), pairs });
}

function readPair(content: string, line: number, at: number, { irregular }: ReadStyle): Result<Pair, LineFault> {
  const read = fromRoman(content);
  if (!read.ok) return err(placed(read.fault, line, at));
  const { value, regular } = read.value;
  if (regular !== undefined && !irregular) return err({ code: 'irregular', regular, line, at });
  const pair = { number: String(value), roman: content.trim(), terms: termsOf(value), line };
  return ok(regular === undefined ? pair : { ...pair, regular });
}

function placed(fault: NumeralFault, line: number, start: number): LineFault {
  return { ...fault, line, at: start + ('at' in fault ? fault.at : 0) };
}

function readRomanDate(content: string, line: number, start: number, style: ReadStyle): Result<Pair, LineFault> {
  const values: number[] = [];
  const regulars: string[] = [];
  let at = start;
  for (const part of content.split(/[·.•/]/)) {
    const pair = readPair(part, line, at, style);
    if (!pair.ok) return pair;
    values.push(Number(pair.value.number));
    regulars.push(pair.value.regular ?? pair.value.roman);
    at += part.length + 1;
  }
  const [day = 0, month = 0, year = 0] = values;
  const date = values.length === 3 ? readDate([year, month, day], '') : err({ code: 'no-such-date' } as const);
  if (!date.ok || values.includes(0) || year > 9999) return err({ code: 'no-such-date', line, at: start });
  const two = (part: number) => String(part).padStart(2, '0');
  const number = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const roman = content.trim();
  const regular = regulars.map((part) => part.trim()).join(DATE_MARK);
  const isRegular = roman.replace(/(?:(?<!\s)\s+)?[·.•/]\s*/g, DATE_MARK) === regular;
  return ok({ number, roman, terms: [], line, ...(!isRegular && { regular }) });
}

interface Line {
  readonly content: string;
  readonly at: number;
}

/** Lines with the offsets they begin at. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const part of text.split(/(\r\n?|\n)/)) {
    const isBreak = /^[\r\n]/.test(part);
    if (!isBreak) lines.push({ content: part, at });
    at += part.length;
  }
  return lines;
}
