import { drawBelow, shuffle, type RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';

export interface DrawOptions {
  readonly quantity: number;
  readonly lowest: number;
  readonly highest: number;
  /** No number comes twice. */
  readonly distinct: boolean;
}

export type DrawFault = { readonly code: 'reversed' } | { readonly code: 'too-few'; readonly available: number };

/** Whole numbers of a range, each with the same chance. Distinct ones are the beginning of the range in an order by chance. */
export function drawNumbers(
  { quantity, lowest, highest, distinct }: DrawOptions,
  random: RandomSource,
): Result<number[], DrawFault> {
  const available = highest - lowest + 1;
  if (available < 1) return err({ code: 'reversed' });
  if (!distinct) return ok(Array.from(drawBelow(available, quantity, random), (drawn) => lowest + drawn));
  if (quantity > available) return err({ code: 'too-few', available });
  const all = Array.from({ length: available }, (_, index) => lowest + index);
  return ok(shuffle(all, random).slice(0, quantity));
}
