import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { buffered, shuffle, type RandomSource } from '../../lib/random';
import { compareDecimals, readDecimal, type Decimal } from './compare-decimals';
import type { ListSettings } from './options';

/** Counts the visible characters of an item. */
export type Measure = (item: string) => number;

/** Comparisons are reported in lots of this many. */
const REPORT_EVERY = 65_536;

export interface OrderTools {
  readonly random: RandomSource;
  /** Only asked for by length. */
  readonly measure: Measure;
  /** In items. */
  readonly progress: (done: number, total: number) => void;
}

/** The items in the wished order; those that the order does not tell apart stay as they stood. May change the list. */
export function orderItems(
  items: string[],
  { sort, language }: Pick<ListSettings, 'sort' | 'language'>,
  { random, measure, progress }: OrderTools,
): string[] {
  switch (sort) {
    case 'none':
      return items;
    case 'ascending':
    case 'descending': {
      const order = sort === 'ascending' ? 1 : -1;
      return byNature(items, LANGUAGE_TAGS[language], order, progress);
    }
    case 'numericAscending':
      return byNumber(items, language, compareDecimals);
    case 'numericDescending':
      return byNumber(items, language, (one, other) => compareDecimals(other, one));
    case 'length':
      return byLength(items, measure);
    case 'codePoint':
      return items.toSorted(watch(compareCodePoints, items.length, progress));
    case 'shuffle':
      return shuffle(items, buffered(random, REPORT_EVERY));
  }
}

/** The same comparison, telling how far the sort is; about n log₂ n comparisons make one. */
function watch(
  compare: (one: string, other: string) => number,
  count: number,
  progress: (done: number, total: number) => void,
): (one: string, other: string) => number {
  const most = count * Math.log2(Math.max(2, count));
  let done = 0;
  return (one, other) => {
    done += 1;
    if (done % REPORT_EVERY === 0) progress(Math.min(count, Math.round((done / most) * count)), count);
    return compare(one, other);
  };
}

/** As people sort: `file2` before `file10`, letters in the order of the language. */
function byNature(
  items: readonly string[],
  language: string,
  order: 1 | -1,
  progress: (done: number, total: number) => void,
): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  // Most lists have the same item many times, and to see that takes far less than the collator does.
  const natural = (one: string, other: string) => (one === other ? 0 : order * compare(one, other));
  return items.toSorted(watch(natural, items.length, progress));
}

/** Numbers in order, then what is no number, as it stood. */
function byNumber(
  items: readonly string[],
  language: Locale,
  compare: (one: Decimal, other: Decimal) => number,
): string[] {
  const others: string[] = [];
  const numbers: { readonly item: string; readonly decimal: Decimal }[] = [];
  for (const item of items) {
    const decimal = readDecimal(item.trim(), language);
    if (decimal) numbers.push({ item, decimal });
    else others.push(item);
  }
  numbers.sort((one, other) => compare(one.decimal, other.decimal));
  const ordered = numbers.map(({ item }) => item);
  for (const item of others) ordered.push(item);
  return ordered;
}

function byLength(items: readonly string[], measure: Measure): string[] {
  const measured = items.map((item) => ({ item, length: measure(item) }));
  return measured.sort((one, other) => one.length - other.length).map(({ item }) => item);
}

/**
 * Order by code point. UTF-16 units are in that order too, but for surrogates, which stand below U+E000 to U+FFFF though
 * the characters that they make stand above.
 */
export function compareCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const a = one.charCodeAt(at);
    const b = other.charCodeAt(at);
    if (a === b) continue;
    if (a < 0xd800 || b < 0xd800) return a - b;
    // Where the units differ after the upper half of a pair, the character began one unit before.
    const start = (one.charCodeAt(at - 1) & 0xfc00) === 0xd800 ? at - 1 : at;
    return (one.codePointAt(start) ?? 0) - (other.codePointAt(start) ?? 0) || a - b;
  }
  return one.length - other.length;
}
