import type { Digits } from './digits';
import { toDigitText } from './radix';

/** How a number is written. */
export interface WriteStyle {
  /** Digits as capitals, up to base 36. */
  readonly upperCase?: boolean;
  /** `0x`, `0b` or `0o` where the base is 16, 2 or 8 and the digits are the plain ones. */
  readonly prefix?: boolean;
  /** Digits between two separators, counted from the end; 0 for none. */
  readonly group?: number;
  readonly separator?: string;
  /** At least so many digits, filled with zeros. */
  readonly width?: number;
}

const PREFIX_OF: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };

/** Writes a whole number. Where `-` is a digit itself, the sign is U+2212. */
export function writeNumber(value: bigint, digits: Digits, style: WriteStyle = {}): string {
  const { upperCase = false, prefix = false, group = 0, separator = ' ', width = 0 } = style;
  const { base, symbols } = digits;
  let text = toDigitText(value < 0n ? -value : value, digits);
  const missing = width - (width > 0 ? [...text].length : 0);
  if (missing > 0) text = (symbols[0] ?? '').repeat(missing) + text;
  if (upperCase && hasOneCase(digits)) text = text.toUpperCase();
  if (group > 0) text = grouped(text, group, separatorFor(separator, symbols));
  const sign = value < 0n ? (symbols.includes('-') ? '−' : '-') : '';
  const mark = prefix && symbols[1] === '1' ? (PREFIX_OF[base] ?? '') : '';
  return sign + mark + text;
}

/** Whether small letters among the digits may become capitals without becoming other digits. */
function hasOneCase({ base, symbols }: Digits): boolean {
  return base <= 36 && symbols.every((symbol) => /^[0-9a-z]$/.test(symbol));
}

/** A separator that is a digit would change the number; a blank never is one. */
function separatorFor(separator: string, symbols: readonly string[]): string {
  return symbols.includes(separator) ? ' ' : separator;
}

/** Puts the separator between groups, counted from the end. */
export function grouped(text: string, size: number, separator: string): string {
  const characters = [...text];
  const parts: string[] = [];
  for (let end = characters.length; end > 0; end -= size) {
    parts.push(characters.slice(Math.max(0, end - size), end).join(''));
  }
  return parts.reverse().join(separator);
}
