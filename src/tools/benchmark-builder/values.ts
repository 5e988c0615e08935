import type { Locale } from '../../i18n/locale';
import { toHalfWidth } from '../../lib/half-width';
import { readTypedNumber, takeNumber } from '../../lib/typed-number';

/** What commas are in a list of values. */
export type CommaRole = 'separator' | 'decimal' | 'thousands';

/** What a text of measurements says. */
export interface ReadValues {
  readonly values: readonly number[];
  /** What is no value, in order, without repetition. */
  readonly ignored: readonly string[];
  readonly ignoredCount: number;
  /** A value has more digits than a number of the computer holds, and was rounded. */
  readonly isRounded: boolean;
  /** The commas could be meant otherwise than they were taken. */
  readonly isCommaUnsure: boolean;
  /** What they were taken for, where that is not sure. */
  readonly commaRole?: CommaRole;
}

/** Factors of units that are converted into each other. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, sec: 1, min: 60, h: 3600 },
  { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3 },
];

/** Of several bad values so many are named. */
const NAMED = 5;

/** Reads both letters for micro, and any case, as one. */
function plainUnit(unit: string): string {
  return unit.replaceAll(/[µμ]/g, 'u').toLowerCase();
}

/** What a value in one unit is multiplied by to be in another one; undefined where that makes no sense. */
function factorBetween(from: string, to: string): number | undefined {
  const [one, other] = [plainUnit(from), plainUnit(to)];
  if (one === '' || other === '' || one === other) return 1;
  for (const units of UNITS) {
    const [a, b] = [units[one], units[other]];
    if (a !== undefined && b !== undefined) return a / b;
  }
  return undefined;
}

/** With a point and a comma a word says itself which mark is which. */
const hasBothMarks = (text: string) => text.includes('.') && text.includes(',');

function isTwoMarked(word: string): boolean {
  const { number } = takeNumber(word) ?? {};
  return number !== undefined && hasBothMarks(number) && readTypedNumber(number, { language: 'en' }).ok;
}

const isLoneGroup = (word: string) => /^[+-]?[1-9]\d{0,2},\d{3}(?!\d)/.test(word);

interface Commas {
  readonly role: CommaRole;
  readonly isUnsure: boolean;
}

/** What the commas of a list are: the list itself tells where it can, and the language where it cannot. */
function commasOf(text: string, language: Locale): Commas {
  const words = text.split(/[;\t\n ]+/).filter((word) => /\d/.test(word));
  const marked = words.filter((word) => word.includes(','));
  const twoMarked = marked.filter(isTwoMarked);
  const rest = marked.filter((word) => !isTwoMarked(word));
  const separates = /,\s|\s,|^,|,$/.test(text) || rest.some((word) => hasBothMarks(word) || word.split(',').length > 2);
  if (separates || marked.length === 0) return { role: 'separator', isUnsure: false };
  const isProof = rest.some((word) => !isLoneGroup(word));
  if (words.length === 1) {
    const isGroup = language !== 'fr' && !isProof && twoMarked.length === 0;
    return { role: isGroup ? 'thousands' : 'separator', isUnsure: twoMarked.length === 0 };
  }
  if (isProof) return { role: 'decimal', isUnsure: false };
  const [first] = twoMarked;
  if (first) return { role: first.indexOf(',') < first.indexOf('.') ? 'thousands' : 'decimal', isUnsure: false };
  return { role: language === 'fr' ? 'decimal' : 'thousands', isUnsure: true };
}

/** The text with one meaning for each comma: a semicolon, a point, or nothing. Words with both marks keep theirs. */
function withoutCommas(text: string, { role }: Commas): string {
  if (!text.includes(',')) return text;
  const instead = role === 'separator' ? ';' : role === 'decimal' ? '.' : '';
  return text.replaceAll(/[^;\t\n ]+/g, (word) => {
    const bare = word.replace(/(?<!,),+$/, '');
    return isTwoMarked(bare) ? bare + word.slice(bare.length).replaceAll(',', ';') : word.replaceAll(',', instead);
  });
}

/** Blanks that do not break a line, between thousands, become what no list is parted by. */
function joinThousands(text: string, language: Locale): string {
  const joined = text.replaceAll(/(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))/g, '_');
  const parts = joined.split(/[;\t\n]/).filter((part) => part.trim() !== '');
  const isGrouped = (part: string) => !/\d \d/.test(part) || /^\s*[+-]?\d{1,3}(?: \d{3})+(?![\d ]*\d)/.test(part);
  // French parts thousands by blanks; where one number stands between two separators, blanks part nothing else.
  const isFrench = language === 'fr' && parts.length > 1 && parts.every(isGrouped);
  return isFrench ? joined.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '_') : joined;
}

/** Units that stand behind a blank; any other word there is a value that is none. */
const KNOWN = new Set([
  ...UNITS.flatMap(Object.keys),
  '%',
  'op/s',
  'ops',
  'ops/s',
  'req/s',
  'fps',
  'hz',
  'khz',
  'mhz',
  'ghz',
]);

/** Fields as they stand between separators; a blank before a unit is none. */
function splitFields(text: string, unit: string): string[] {
  const own = plainUnit(unit);
  const isUnit = (word: string) => KNOWN.has(plainUnit(word)) || (own !== '' && plainUnit(word) === own);
  return text.split(/[;\t\n]/).flatMap((part) => {
    const fields: string[] = [];
    for (const word of part.split(/ +/).filter((each) => each !== '')) {
      const last = fields.at(-1);
      if (last !== undefined && isUnit(word) && /[\p{Nd}.]$/u.test(last)) fields.splice(-1, 1, `${last} ${word}`);
      else fields.push(word);
    }
    return fields;
  });
}

/** One form of the separators that people use. */
function plainText(source: string, language: Locale): string {
  const text = toHalfWidth(source).replaceAll('\r', '\n').replaceAll('、', ';').replaceAll('\u2212', '-');
  return joinThousands(text, language)
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .trim();
}

/**
 * Reads measurements that are separated by line breaks, tabs, semicolons, commas or blanks, each with or without a unit.
 * Times and sizes are converted into `unit`; an empty one takes each value as it stands. What is no value is left out.
 */
export function readValues(source: string, unit: string, language: Locale): ReadValues {
  const text = plainText(source, language);
  const commas = commasOf(text, language);
  const values: number[] = [];
  const ignored = new Set<string>();
  let ignoredCount = 0;
  let isRounded = false;
  for (const field of splitFields(withoutCommas(text, commas), unit)) {
    const read = readValue(field, unit, language);
    if (read !== undefined) {
      values.push(read.value);
      isRounded ||= read.isRounded;
    } else {
      ignoredCount++;
      if (ignored.size < NAMED) ignored.add(field);
    }
  }
  return {
    values,
    ignored: [...ignored],
    ignoredCount,
    isRounded,
    isCommaUnsure: commas.isUnsure,
    ...(commas.isUnsure && { commaRole: commas.role }),
  };
}

/** The number and the unit of a field. */
function partsOf(field: string): { readonly number: string; readonly unit: string } | undefined {
  const taken = takeNumber(field);
  return taken && { number: taken.number, unit: taken.rest.trim() };
}

/** Digits that every double keeps. */
const SAFE_DIGITS = 15;
/** As many as JavaScript writes of a number. */
const MOST_DIGITS = 100;

/** Whether the nearest double, written with as many digits as were typed, is another number. */
function losesDigits(decimal: string, nearest: number): boolean {
  const digits = decimal.replaceAll(/\D/g, '').replaceAll(/^0+|(?<!0)0+$/g, '').length;
  if (digits <= SAFE_DIGITS || digits > MOST_DIGITS) return digits > MOST_DIGITS;
  const shown = readTypedNumber(nearest.toPrecision(digits), { language: 'en' });
  return shown.ok && shown.value.decimal !== decimal;
}

function readValue(
  field: string,
  unit: string,
  language: Locale,
): { readonly value: number; readonly isRounded: boolean } | undefined {
  const parts = partsOf(field);
  const typed = parts && readTypedNumber(parts.number, { language });
  if (!parts || !typed?.ok) return undefined;
  const factor = factorBetween(parts.unit, unit);
  const nearest = Number(typed.value.decimal);
  const value = nearest * (factor ?? 1);
  if (factor === undefined || !Number.isFinite(value) || /\d/.test(parts.unit)) return undefined;
  return {
    // What is only converted should not show the dust of binary fractions.
    value: factor === 1 ? value : Number(value.toPrecision(SAFE_DIGITS)),
    isRounded: losesDigits(typed.value.decimal, nearest),
  };
}

/** The unit of the first value that has one; values of another unit are converted into it. */
export function findUnit(source: string): string {
  const beginning = toHalfWidth(source.slice(0, 1000)).replaceAll(',', ';');
  for (const field of splitFields(beginning, '')) {
    const own = partsOf(field)?.unit ?? '';
    if (/^[\p{L}µ%][\p{L}µ%/]*$/u.test(own)) return own;
  }
  return '';
}
