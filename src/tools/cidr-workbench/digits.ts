import type { ToolWords } from './use-words';

/** Digits in groups as far as a number has them exactly; of larger ones also the power of two that they are. */
export function digits(text: string, words: ToolWords): string {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return words.count(number);
  const size = BigInt(text);
  const power = size.toString(2).length - 1;
  return size === 1n << BigInt(power) ? words.power(text, power) : text;
}
