import { toJsonNumber } from '../json/json-numbers';

const PARTS = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * One text for all spellings of the same decimal number, exact at any size: `1`, `1.0` and `10e-1` are `1`, `1E400` is
 * `1e400`. Zero has no sign: `-0` is `0`. The source may also be a number of JSON5, but not NaN or Infinity.
 */
export function numberValue(source: string): string {
  const parts = PARTS.exec(toJsonNumber(source));
  if (!parts) throw new Error('The reader only takes numbers');
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = trimZeros(whole + fraction);
  if (digits.value === '') return '0';
  const shift = addExponent(exponent, digits.trailing - fraction.length);
  return `${sign}${digits.value}${shift === '0' ? '' : `e${shift}`}`;
}

/** The digits without zeros at either end, and how many went at the end. By counting: a pattern would try over and over. */
function trimZeros(digits: string): { value: string; trailing: number } {
  let start = 0;
  let end = digits.length;
  while (start < end && digits.charCodeAt(start) === 48) start++;
  while (end > start && digits.charCodeAt(end - 1) === 48) end--;
  return { value: digits.slice(start, end), trailing: digits.length - end };
}

/** An exponent may have any number of digits. */
function addExponent(exponent: string, shift: number): string {
  return exponent.length <= 15 ? String(Number(exponent) + shift) : String(BigInt(exponent) + BigInt(shift));
}
