import type { Described } from './notations';
import type { ToolWords } from './use-words';
import { copiedDigits } from './write-fraction';

/** A fraction has no length; what its parentheses mean is said in the place of it. */
export function sizeOf(described: Described | undefined, words: ToolWords): string | undefined {
  if (!described) return undefined;
  if (described.isCut) return words.cutInput;
  if (!described.isFraction) return words.size(described.bits, described.bytes);
  const written = Object.values(described.notations);
  if (written.some((text) => text !== copiedDigits(text))) return words.longPeriod;
  return written.some((text) => text.endsWith(')')) ? words.period : undefined;
}
