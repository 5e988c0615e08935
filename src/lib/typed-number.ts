import { foldNumber, type FoldedNumber } from './fold-number';
import { err, ok, type Result } from './result';

/**
 * The one reader of numbers that people type or paste.
 *
 *     readTypedNumber('1 234,5', { language: 'fr' })  → ok { decimal: '1234.5', isPercent: false }
 *     readTypedNumber('1,000', { language: 'en' })    → ok { decimal: '1000', isPercent: false, other: '1' }
 *     readTypedNumber('12a', { language: 'en' })      → err { code: 'not-a-number', at: 2, found: 'a' }
 *     readNumberIn('1,000', { language: 'en', min: 1, max: 5000, isWhole: true })  → 1000
 *     takeNumber('98,6 °F')                           → { number: '98,6', rest: ' °F' }
 *
 * It is exact: what comes back is a decimal as a text, of any length up to ten thousand digits. Lists and sorting that look at millions of
 * texts use `spellNumber`, which only gives the same number in the spelling of programs, with its exponent. `src/i18n/typed-number.ts`
 * has the words for the faults and for a second reading. Why our own: `docs/decisions/typed-numbers.md`.
 */
export interface NumberSettings {
  /** Of the page: settles what could be meant either way. French has a comma before decimals, Chinese and English a point. */
  readonly language: 'zh-cn' | 'en' | 'fr';
  /** Whether a percent sign may stand before or behind the number. @default false */
  readonly percent?: boolean;
  /** Whether `1e3` and `1 × 10³` are numbers. @default true */
  readonly exponent?: boolean;
}

export interface TypedNumber {
  /** Sign, digits and a point, nothing else, and no zero that says nothing: `-1234.5`. */
  readonly decimal: string;
  /** A percent sign stood there; the number is the one before it. */
  readonly isPercent: boolean;
  /** What another language would have read: `1,000` is a thousand in English and 1 in French. */
  readonly other?: string;
}

/** Places are offsets in UTF-16 units. */
export type TypedNumberFault =
  | { readonly code: 'empty' }
  | { readonly code: 'not-a-number'; readonly at: number; readonly found: string }
  /** A mark that parts the digits neither as thousands nor as decimals. */
  | { readonly code: 'bad-grouping'; readonly at: number; readonly found: string }
  | { readonly code: 'too-long'; readonly limit: number };

/** More digits than this on either side of the point are a slip of the hand, and would make the page slow. */
export const MAX_DIGITS = 10_000;
/** Exponents beyond this would only make endless zeros. */
export const MAX_EXPONENT = 1000;

/** Reads a number exactly. */
export function readTypedNumber(text: string, settings: NumberSettings): Result<TypedNumber, TypedNumberFault> {
  if (text.length > 2 * MAX_DIGITS) return err({ code: 'too-long', limit: MAX_DIGITS });
  const spelled = spellNumber(text, settings);
  if (!spelled.ok) return spelled;
  const { spelling, isPercent, other } = spelled.value;
  const decimal = plainDecimal(spelling);
  if (decimal === undefined) return err({ code: 'too-long', limit: MAX_DIGITS });
  const otherDecimal = other === undefined ? undefined : plainDecimal(other);
  return ok({ decimal, isPercent, ...(otherDecimal !== undefined && { other: otherDecimal }) });
}

/**
 * Reads a number for a field that has one as a double: without exponent, in range, and with no decimals where it is whole. Undefined for
 * anything else.
 */
export function readNumberIn(
  text: string,
  {
    min,
    max,
    isWhole,
    ...settings
  }: NumberSettings & { readonly min: number; readonly max: number; readonly isWhole: boolean },
): number | undefined {
  const spelled = spellNumber(text, { ...settings, exponent: false });
  if (!spelled.ok || (isWhole && spelled.value.spelling.includes('.'))) return undefined;
  // Adding 0 makes one zero of the two.
  const number = Number(spelled.value.spelling) + 0;
  return number >= min && number <= max ? number : undefined;
}

export interface SpelledNumber {
  /** As programs write it: `-1234.5e10`, digits on both sides of the point. Digits and exponent may be of any size. */
  readonly spelling: string;
  readonly isPercent: boolean;
  /** The spelling of what another language would have read. */
  readonly other?: string;
}

/** Reads a number without working it out. */
export function spellNumber(text: string, settings: NumberSettings): Result<SpelledNumber, TypedNumberFault> {
  const { language, percent = false, exponent: withExponent = true } = settings;
  // Most numbers need no second look.
  if (/^-?[0-9]+(?:\.[0-9]{1,2})?$/.test(text)) return ok({ spelling: text, isPercent: false });
  const folded = foldNumber(text);
  if (folded.text === '') return err({ code: 'empty' });
  const [, before = '', beforePercent = '', inner = '', behindPercent = ''] = PARTS.exec(folded.text) ?? [];
  const hasSign = before !== '';
  const percents = beforePercent + behindPercent;
  const isPercent = percents !== '';
  const offset = folded.text.length - inner.length - behindPercent.length;
  if (percents.length > 0 && (!percent || (beforePercent !== '' && behindPercent !== ''))) {
    return err(faultAt(folded, text, behindPercent === '' ? folded.text.indexOf('%') : folded.text.length - 1));
  }
  const [tail = '', sign = '', digits = ''] = (withExponent && EXPONENT.exec(inner)) || [];
  const body = tail === '' ? inner : inner.slice(0, inner.length - tail.length);
  const wrong = wrongCharacter(body);
  if (wrong !== undefined) return err(faultAt(folded, text, offset + wrong));
  const pointed = withPoint(body, language);
  if (!pointed.ok) return err({ ...faultAt(folded, text, offset + pointed.fault.at), code: 'bad-grouping' });
  const head = hasSign && before.startsWith('-') ? '-' : '';
  const end = digits === '' ? '' : `e${sign === '-' || sign === '⁻' ? '-' : ''}${fromSuperscript(digits)}`;
  const spell = (number: string) => head + number.replace(/^\./, '0.').replace(/\.$/, '') + end;
  const { number, other } = pointed.value;
  return ok({ spelling: spell(number), isPercent, ...(other !== undefined && { other: spell(other) }) });
}

/**
 * Parts a text that begins with a number from what follows, such as a unit. The number is what looks like one: reading it may still fail.
 * Undefined where the text begins otherwise.
 */
export function takeNumber(text: string): { readonly number: string; readonly rest: string } | undefined {
  const folded = foldNumber(text);
  const [found] = BEGINNING.exec(folded.text) ?? [];
  if (found === undefined) return undefined;
  const end = found.length < folded.text.length ? folded.at(found.length) : text.length;
  return { number: text.slice(0, end).trimEnd(), rest: text.slice(end) };
}

const MARKS = ".,'_ ٬٫·";
const PARTS = /^([+-] ?)?(% ?)?(.*?)( ?%)?$/s;
const EXPONENT =
  /(?:e|أس|اس|е|\u{1e909}|\u{1e92b}| ?[×x*·] ?10(?:\^|\*\*|(?=[⁺⁻⁰¹²³⁴-⁹])))([+\-⁺⁻]?)([0-9]+|[⁰¹²³⁴-⁹]+)$/iu;
const BEGINNING = new RegExp(
  `^(?:[+-] ?)?(?:% ?)?[.,٫·]?[0-9](?:[${MARKS}]?[0-9])*(?:[.٫](?![.,]))?(?:${EXPONENT.source.slice(0, -1)}(?![0-9]))?`,
  'iu',
);

/** Where the first character stands that no number has; a text without a digit is wrong from its end on. */
function wrongCharacter(body: string): number | undefined {
  const at = body.search(/[^0-9.,'_ ٬٫·]/);
  if (at >= 0) return at;
  return /[0-9]/.test(body) ? undefined : 0;
}

/** The sign of an exponent stands apart; what is left are digits, perhaps raised ones. */
function fromSuperscript(digits: string): string {
  return digits.replaceAll(/[⁰¹²³⁴-⁹]/g, (raised) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(raised)));
}

interface Pointed {
  readonly number: string;
  readonly other?: string;
}

/** The digits with a point before the decimals and nothing between thousands. */
function withPoint(
  body: string,
  language: NumberSettings['language'],
): Result<Pointed, { readonly code: 'mark'; readonly at: number }> {
  const decimalAt = findDecimalMark(body, language);
  const whole = decimalAt < 0 ? body : body.slice(0, decimalAt);
  const wrong = wrongGroup(whole);
  if (wrong !== undefined) return err({ code: 'mark', at: wrong });
  const plainWhole = whole.replaceAll(/[^0-9]/g, '');
  if (decimalAt < 0) return ok({ number: plainWhole, ...(isLoneGroup(body) && { other: body.replace(',', '.') }) });
  const fraction = body.slice(decimalAt + 1);
  const wrongDecimals = wrongFraction(fraction, body.charAt(decimalAt) === ',' && language !== 'fr');
  if (wrongDecimals !== undefined) return err({ code: 'mark', at: decimalAt + 1 + wrongDecimals });
  const number = `${plainWhole}.${fraction.replaceAll(/[^0-9]/g, '')}`;
  return ok({ number, ...(isDoubtful(body, language) && { other: plainWhole + fraction }) });
}

/** One mark, where thousands could end: `1,000`. No group of a number begins with a zero. */
function isLoneGroup(body: string): boolean {
  return /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(body);
}

/** Whether the mark that was taken for the decimals' could be that of thousands or, in Chinese, of myriads. */
function isDoubtful(body: string, language: NumberSettings['language']): boolean {
  if (isLoneGroup(body)) return true;
  // A comma before decimals is foreign to these languages, so three digits behind it are not sure to be that.
  if (language !== 'fr' && /^[0-9]+,[0-9]{3}$/.test(body)) return true;
  return language === 'zh-cn' && /^[1-9][0-9]{0,3},[0-9]{4}$/.test(body);
}

/** Where the mark before the decimals stands, or -1. */
function findDecimalMark(body: string, language: NumberSettings['language']): number {
  const sure = body.search(/[٫·]/);
  if (sure >= 0) return sure;
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  const last = Math.max(point, comma);
  if (last < 0) return -1;
  const mark = body.charAt(last);
  const isOnly = body.indexOf(mark) === last;
  // With both, the last one stands before the decimals, and only once.
  if (point >= 0 && comma >= 0) return isOnly ? last : -1;
  if (!isOnly) return -1;
  const isGrouped = /[_'٬ ]/.test(body.slice(0, last));
  const groups = mark === ',' && language !== 'fr' && !isGrouped && isLoneGroup(body);
  return groups ? -1 : last;
}

/** Sizes of groups: thousands, the Indian lakh and crore, and myriads, which one mark alone does not make. */
const THOUSANDS = /^[0-9]{1,3}(?:,[0-9]{3})+$/;
const LAKHS = /^[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}$/;
const MYRIADS = /^[0-9]{1,4}(?:,[0-9]{4}){2,}$/;
/** As programming languages have it. */
const UNDERSCORES = /^[0-9]+(?:_[0-9]+)+$/;

/** Where a mark stands in the wrong place among the digits before the decimals; undefined where all is well. */
function wrongGroup(whole: string): number | undefined {
  const first = whole.search(/[^0-9]/);
  if (first < 0) return undefined;
  const mark = whole.charAt(first);
  const mixed = whole.split('').findIndex((character) => !/[0-9]/.test(character) && character !== mark);
  if (mixed >= 0) return mixed;
  if (mark === '_') return UNDERSCORES.test(whole) ? undefined : first;
  const commas = mark === ',' ? whole : whole.replaceAll(mark, ',').replaceAll('·', ',');
  if (THOUSANDS.test(commas)) return undefined;
  if (',٬'.includes(mark) && (LAKHS.test(commas) || MYRIADS.test(commas))) return undefined;
  return badGroupAt(commas);
}

/** The mark before the first group that has not three digits. */
function badGroupAt(commas: string): number {
  if (!/^[0-9]{1,3},/.test(commas)) return commas.indexOf(',');
  let at = commas.indexOf(',');
  while (/^,[0-9]{3}(?:,|$)/.test(commas.slice(at, at + 5))) at = commas.indexOf(',', at + 1);
  return at;
}

/** Decimals may be grouped by three with blanks (ISO 80000-1), or with underscores. */
function wrongFraction(fraction: string, isUnsure: boolean): number | undefined {
  const at = fraction.search(/[^0-9]/);
  if (at < 0) return undefined;
  const isSpaced = !isUnsure && /^(?:[0-9]{3} )+[0-9]{1,3}$/.test(fraction);
  return isSpaced || UNDERSCORES.test(fraction) ? undefined : at;
}

/** Works out the exponent; undefined where that makes more digits than anybody reads. */
function plainDecimal(spelling: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] =
    /^(-?)([0-9]+)(?:\.([0-9]*))?(?:e(-?[0-9]+))?$/.exec(spelling) ?? [];
  const exponent = Number(exponentText);
  if (whole.length + fraction.length > MAX_DIGITS || Math.abs(exponent) > MAX_EXPONENT) return undefined;
  const digits = '0'.repeat(Math.max(0, -exponent)) + whole + fraction + '0'.repeat(Math.max(0, exponent));
  // The zeros in front move the point as far as they are many.
  const point = whole.length + Math.max(0, -exponent) + exponent;
  const integer = digits.slice(0, point).replace(/^0+(?=[0-9])/, '');
  const decimals = withoutTrailingZeros(digits.slice(point));
  const magnitude = (integer === '' ? '0' : integer) + (decimals === '' ? '' : `.${decimals}`);
  return magnitude === '0' ? '0' : sign + magnitude;
}

/** A loop, since the regular expression for it takes quadratic time over zeros that stand inside. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 48) end -= 1;
  return digits.slice(0, end);
}

function faultAt(
  { text: folded, at }: FoldedNumber,
  text: string,
  index: number,
): { code: 'not-a-number'; at: number; found: string } {
  // A text that ends too early is wrong as a whole.
  const place = at(Math.min(index, folded.length - 1));
  return { code: 'not-a-number', at: place, found: String.fromCodePoint(text.codePointAt(place) ?? 0) };
}
