/** The number in a field of bits, in digits of any width; not a number where there is none. */
export function readBits(text: string): number {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
}
