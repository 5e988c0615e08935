import type { Locale } from '../../i18n/locale';
import { spellNumber } from '../../lib/typed-number';

const DECIMAL = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d+))?$/;

/** A number in the spelling of programs, with the double next to it. */
export interface Decimal {
  readonly text: string;
  readonly near: number;
}

/** Reads a number as people of the language write it, of any size; undefined for anything else, such as `0x10`. */
export function readDecimal(text: string, language: Locale): Decimal | undefined {
  // Most items need no second look: plain numbers, and words.
  if (DECIMAL.test(text)) return { text, near: Number(text) };
  if (/^[A-Za-z]/.test(text)) return undefined;
  const read = spellNumber(text, { language });
  return read.ok ? { text: read.value.spelling, near: Number(read.value.spelling) } : undefined;
}

/** Order of two decimal numbers by their exact values, however many digits they have. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  // Rounding to a double keeps the order, so only doubles that are the same need a closer look.
  if (one.near !== other.near) return one.near < other.near ? -1 : 1;
  if (one.text === other.text) return 0;
  const a = partsOf(one.text);
  const b = partsOf(other.text);
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.sign === 0) return 0;
  if (a.point !== b.point) return a.point < b.point ? -a.sign : a.sign;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -a.sign : a.sign;
}

interface Parts {
  readonly sign: -1 | 0 | 1;
  /** Without zeros at either end; the value is sign × 0.digits × 10^point. */
  readonly digits: string;
  readonly point: bigint;
}

function partsOf(text: string): Parts {
  const [, sign, whole = '', fraction = '', bareFraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const all = whole + fraction + bareFraction;
  const significant = all.replace(/^0+/, '');
  const digits = withoutTrailingZeros(significant);
  if (digits === '') return { sign: 0, digits, point: 0n };
  const point = BigInt(whole.length - (all.length - significant.length)) + BigInt(exponent);
  return { sign: sign === '-' ? -1 : 1, digits, point };
}

/** A loop, since the regular expression for it takes quadratic time over zeros that stand inside. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 48) end -= 1;
  return digits.slice(0, end);
}
