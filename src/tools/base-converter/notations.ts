import type { Rational } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import {
  type Alphabet,
  type AlphabetFault,
  alphabetOf,
  customDigits,
  type Digits,
  digitsOf,
  plainDigits,
} from './digits';
import { type BaseOptions, wordBits } from './options';
import { bitLength } from './radix';
import { type ReadFault, type Reading, readIn, readNumber } from './read-number';
import { swapBytes, toPattern, type WordFault } from './word';
import { writeRational } from './write-fraction';
import { writeNumber, type WriteStyle } from './write-number';

export const NOTATION_IDS = ['binary', 'octal', 'decimal', 'hexadecimal', 'base36', 'base64', 'custom'] as const;
export type NotationId = (typeof NOTATION_IDS)[number];
export const WORD_IDS = ['pattern', 'bytes', 'unsigned', 'signed', 'swapped', 'swappedDecimal'] as const;
export type WordId = (typeof WORD_IDS)[number];
/** Where a number may be typed: the first field or any of the results. */
export const FIELD_IDS = ['number', ...NOTATION_IDS, ...WORD_IDS] as const;
export type FieldId = (typeof FIELD_IDS)[number];

export type BaseFault = ReadFault | AlphabetFault | WordFault;
export type Notations = Readonly<Record<NotationId, string>>;

/** A number in all its forms. */
export interface Described {
  readonly kind: 'number';
  /** As the first field shows it: in its own base, decimal where that goes by the prefix. */
  readonly number: string;
  readonly notations: Notations;
  /** The custom notation's base; the alphabet may have too few digits for the one that was chosen. */
  readonly customBase: number;
  /** It has digits after its mark, and so no length. */
  readonly isFraction?: true;
  /** It was typed with a `…` at its end, and is only the beginning of a number. */
  readonly isCut?: true;
  /** Length of the magnitude. */
  readonly bits: number;
  readonly bytes: number;
  /** The base that the first field was read in. */
  readonly readAs?: number;
  /** The number as a word of fixed size; the swapped ones are missing where it is no whole number of bytes. */
  readonly word?: Readonly<Partial<Record<WordId, string>>>;
}

/** The digits of every notation. */
function digitsOfNotation(id: NotationId, { custom }: BaseOptions, alphabet: Alphabet): Digits {
  switch (id) {
    case 'binary':
      return plainDigits(2);
    case 'octal':
      return plainDigits(8);
    case 'decimal':
      return plainDigits(10);
    case 'hexadecimal':
      return plainDigits(16);
    case 'base36':
      return plainDigits(36);
    case 'base64':
      return digitsOf(64, alphabet);
    case 'custom':
      return customDigits(custom, alphabet);
  }
}

const WORD_BASES: Readonly<Record<WordId, number>> = {
  pattern: 2,
  bytes: 16,
  unsigned: 10,
  signed: 10,
  swapped: 16,
  swappedDecimal: 10,
};

function styleFor(base: number, options: BaseOptions): WriteStyle {
  const { upperCase, prefix, separator, groupBinary, groupDecimal, groupHexadecimal } = options;
  const group = { 2: groupBinary, 10: groupDecimal, 16: groupHexadecimal }[base] ?? 0;
  return { upperCase, prefix, group, separator };
}

/** Reads what stands in one of the fields. */
function readField(
  text: string,
  field: FieldId,
  options: BaseOptions,
  alphabet: Alphabet,
): Result<Omit<Reading, 'base'> & { readonly base?: number }, BaseFault> {
  if (field === 'number') return readNumber(text, options.from, alphabet);
  if (!isWordField(field)) return readIn(text, digitsOfNotation(field, options, alphabet));
  const read = readIn(text, plainDigits(WORD_BASES[field]));
  const bits = wordBits(options);
  if (!read.ok || bits === undefined || read.value.fraction) return read;
  const pattern = toPattern(read.value.value, bits);
  if (!pattern.ok) return pattern;
  const isSwapped = field === 'swapped' || field === 'swappedDecimal';
  const isOther = isSwapped !== (options.byteOrder === 'little');
  if (isOther) return ok({ value: swapBytes(pattern.value, bits) ?? pattern.value });
  return ok({ value: field === 'signed' ? read.value.value : pattern.value });
}

function isWordField(field: FieldId): field is WordId {
  return WORD_IDS.some((id) => id === field);
}

/** The number as a word: its bits in the byte order, and what they mean. */
function describeWord(pattern: bigint, bits: number, options: BaseOptions): Described['word'] {
  const swapped = swapBytes(pattern, bits);
  const [shown, other] =
    options.byteOrder === 'little' && swapped !== undefined ? [swapped, pattern] : [pattern, swapped];
  const write = (value: bigint, base: number, width = 0) =>
    writeNumber(value, plainDigits(base), { ...styleFor(base, options), width });
  return {
    pattern: write(shown, 2, bits),
    bytes: write(shown, 16, Math.ceil(bits / 4)),
    unsigned: write(shown, 10),
    signed: write(BigInt.asIntN(bits, shown), 10),
    ...(other !== undefined && { swapped: write(other, 16, bits / 4), swappedDecimal: write(other, 10) }),
  };
}

function exactOf({ value, fraction }: Pick<Reading, 'value' | 'fraction'>): Rational {
  // A whole number, however long, needs no search for divisors.
  return fraction?.exact ?? { numerator: value, denominator: 1n };
}

/** The bits of a word, as a number; without a word, the number itself. A word has no fractions. */
function patternOf(reading: Pick<Reading, 'value' | 'fraction'>, options: BaseOptions): Result<Rational, BaseFault> {
  const bits = wordBits(options);
  if (bits === undefined) return ok(exactOf(reading));
  if (reading.fraction) return err({ code: 'not-whole', at: reading.fraction.at });
  const pattern = toPattern(reading.value, bits);
  return pattern.ok ? ok({ numerator: pattern.value, denominator: 1n }) : pattern;
}

/** In a word, binary, octal and hexadecimal show the two's complement of a negative number; the others keep its sign. */
function notationsOf(
  reading: Pick<Reading, 'value' | 'fraction'>,
  options: BaseOptions,
  alphabet: Alphabet,
): Result<Notations, BaseFault> {
  const value = exactOf(reading);
  const pattern = patternOf(reading, options);
  if (!pattern.ok) return pattern;
  const write = (id: NotationId, number: Rational) => {
    const digits = digitsOfNotation(id, options, alphabet);
    return writeRational(
      number,
      digits,
      id === 'custom' ? { ...styleFor(0, options) } : styleFor(digits.base, options),
    );
  };
  return ok({
    binary: write('binary', pattern.value),
    octal: write('octal', pattern.value),
    decimal: write('decimal', value),
    hexadecimal: write('hexadecimal', pattern.value),
    base36: write('base36', value),
    base64: write('base64', value),
    custom: write('custom', value),
  });
}

/** Reads one number from a field and gives it in every notation. */
export function describeNumber(text: string, field: FieldId, options: BaseOptions): Result<Described, BaseFault> {
  const alphabet = alphabetOf(options.digits, options.ownDigits);
  if (!alphabet.ok) return alphabet;
  const read = readField(text, field, options, alphabet.value);
  if (!read.ok) return read;
  const { value, base, fraction, isCut } = read.value;
  const notations = notationsOf(read.value, options, alphabet.value);
  if (!notations.ok) return notations;
  const bits = bitLength(value);
  const word = wordBits(options);
  const shownIn = options.from === 'auto' ? plainDigits(10) : digitsOf(options.from, alphabet.value);
  return ok({
    kind: 'number',
    number: field === 'number' ? text : writeRational(exactOf(read.value), shownIn),
    notations: notations.value,
    customBase: customDigits(options.custom, alphabet.value).base,
    ...(fraction && { isFraction: true }),
    ...(isCut && { isCut }),
    bits,
    bytes: Math.ceil(bits / 8),
    ...(base !== undefined && { readAs: base }),
    ...(word !== undefined && { word: describeWord(BigInt.asUintN(word, value), word, options) }),
  });
}

/** One line of many, in all notations or with the reason why not. */
export interface DescribedLine {
  readonly line: number;
  readonly input: string;
  readonly notations?: Notations;
  readonly fault?: BaseFault;
}

export interface DescribedLines {
  readonly kind: 'lines';
  readonly lines: readonly DescribedLine[];
  readonly customBase: number;
}

/** One number per line; blank lines are left out, and a wrong line does not stop the others. */
export function describeLines(
  lines: readonly string[],
  options: BaseOptions,
  onLine?: (line: number) => void,
): Result<DescribedLines, BaseFault> {
  const alphabet = alphabetOf(options.digits, options.ownDigits);
  if (!alphabet.ok) return alphabet;
  const described: DescribedLine[] = [];
  lines.forEach((input, index) => {
    if (input.trim() === '') return;
    const read = readNumber(input, options.from, alphabet.value);
    const notations = read.ok ? notationsOf(read.value, options, alphabet.value) : read;
    const line = { line: index + 1, input };
    described.push(notations.ok ? { ...line, notations: notations.value } : { ...line, fault: notations.fault });
    onLine?.(index + 1);
  });
  return ok({ kind: 'lines', lines: described, customBase: customDigits(options.custom, alphabet.value).base });
}

/** Where a text of several lines is wrong. */
export type LineFault = BaseFault & { readonly line?: number };

/** Each line's number in another base; blank lines stay. */
export function convertLines(text: string, to: number, options: BaseOptions): Result<string, LineFault> {
  const alphabet = alphabetOf(options.digits, options.ownDigits);
  if (!alphabet.ok) return alphabet;
  const lines = text.split(/\r\n?|\n/);
  const written: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      written.push('');
      continue;
    }
    const read = readNumber(line, options.from, alphabet.value);
    const value = read.ok ? patternOf(read.value, options) : read;
    if (!value.ok) return err(lines.length > 1 ? { ...value.fault, line: index + 1 } : value.fault);
    written.push(writeRational(value.value, digitsOf(to, alphabet.value), styleFor(to, options)));
  }
  return ok(written.join('\n'));
}
