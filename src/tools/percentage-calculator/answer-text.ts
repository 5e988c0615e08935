import type { Answer } from './cards';
import type { ToolWords } from './use-words';

/** An answer as it is read: with the sign of a change, and its unit. */
export function answerText({ value, unit, direction }: Answer, words: ToolWords): string {
  const signed = direction === 'up' ? `+${value}` : value.replace('-', '−');
  if (unit === 'points') return words.points(signed, Number(value));
  return unit === '%' ? `${signed}\u00a0%` : signed;
}
