import type { Big } from 'big.js';
import type { Locale } from '../../i18n/locale';
import { err, ok, type Result } from '../../lib/result';
import { Decimal, readNumber, type NumberFault } from './read-number';

/** Why a question about two numbers has no answer. */
export type PercentFault =
  /** There is no percentage of zero, or no change from it. */
  | { readonly code: 'of-zero' | 'from-zero' }
  /** Zero percent of anything is zero, so nothing can be told of the whole. */
  | { readonly code: 'zero-percent' }
  /** With -100 % included, nothing is left of any amount. */
  | { readonly code: 'nothing-left' };

export type ChainFault = NumberFault & { readonly change: string };

const HUNDRED = new Decimal(100);

/** `x` percent of `y`. */
export function percentOf(x: Big, y: Big): Big {
  return x.times(y).div(HUNDRED);
}

/** What percentage `x` is of `y`. */
export function whatPercent(x: Big, y: Big): Result<Big, PercentFault> {
  return y.eq(0) ? err({ code: 'of-zero' }) : ok(x.times(HUNDRED).div(y));
}

/** The change in percent from one number to another, of the absolute value of the first. */
export function change(from: Big, to: Big): Result<Big, PercentFault> {
  return from.eq(0) ? err({ code: 'from-zero' }) : ok(to.minus(from).times(HUNDRED).div(from.abs()));
}

/** A number with a percentage of itself added; a negative percentage takes away. */
export function changedBy(amount: Big, percent: Big): Big {
  return amount.plus(percentOf(percent, amount));
}

/** The number of which `part` is so many percent. */
export function wholeOf(part: Big, percent: Big): Result<Big, PercentFault> {
  return percent.eq(0) ? err({ code: 'zero-percent' }) : ok(part.times(HUNDRED).div(percent));
}

/** An amount without the percentage that is included in it, such as a tax. */
export function removeIncluded(total: Big, percent: Big): Result<Big, PercentFault> {
  const share = percent.plus(HUNDRED);
  return share.eq(0) ? err({ code: 'nothing-left' }) : ok(total.times(HUNDRED).div(share));
}

/** Reads changes such as `+10 -10`, in percent, parted by white space or semicolons. */
export function readChanges(text: string, language: Locale): Result<readonly Big[], ChainFault> {
  const changes: Big[] = [];
  // A sign or a percent sign may stand apart from its number.
  const joined = text.replaceAll(/([+\-−＋－])\s+/g, '$1').replaceAll(/(?<!\s)\s+([%％])/g, '$1');
  for (const piece of joined.split(/[\s;；]+/).filter(Boolean)) {
    const number = readNumber(piece, language);
    if (!number.ok) return err({ ...number.fault, change: piece });
    if (number.value) changes.push(number.value.value);
  }
  return ok(changes);
}

/** A number after changes in percent, one after the other. */
export function chained(start: Big, changes: readonly Big[]): Big {
  return changes.reduce(changedBy, start);
}

/** Rounds half up to so many decimals and drops the zeros at the end. */
export function writeNumber(value: Big, decimals: number): string {
  const rounded = value.round(decimals, 1);
  return rounded.eq(0) ? '0' : rounded.toFixed();
}
