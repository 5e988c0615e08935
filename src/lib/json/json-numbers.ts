/**
 * The RFC 8259 spelling of a number of JSON5, exactly: `+1` is `1`, `.5` is `0.5`, `5.` is `5.0`, hexadecimal becomes
 * decimal digit for digit. Numbers that RFC 8259 knows come back unchanged. Not for NaN and Infinity.
 */
export function toJsonNumber(source: string): string {
  const sign = source.startsWith('-') ? '-' : '';
  const digits = source.replace(/^[+-]/, '');
  if (/^0x/i.test(digits)) return sign + BigInt(digits).toString();
  return sign + digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '.0');
}
