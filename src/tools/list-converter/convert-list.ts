import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { escapeFor } from './escape-item';
import { countFrequencies, keyOf, type Frequencies } from './frequency';
import type { ListSettings } from './options';
import { orderItems } from './order-items';
import { compilePattern, type PatternFault } from './pattern';
import { splitItems } from './split-items';
import { TEXT_LIMIT, type TooLongFault } from './text-limit';
import { delimiterOf, transpose } from './transpose';
import { readTyped } from './typed-text';

/** How a text is cut into visible characters (UAX 29). */
export type Graphemes = (text: string) => Iterable<{ readonly segment: string }>;

export interface ListCounts {
  /** Items that the text was split into. */
  readonly in: number;
  readonly emptyDropped: number;
  readonly duplicatesRemoved: number;
  /** Items of the result. */
  readonly out: number;
}

export interface ConvertedList {
  readonly text: string;
  /** None when lines were made columns. */
  readonly counts?: ListCounts;
  /** Lines and columns of the input, when lines were made columns. */
  readonly table?: { readonly rows: number; readonly columns: number };
  readonly frequencies?: Frequencies;
}

export type ListFault = PatternFault | TooLongFault;

/** Whether the options need visible characters, and with them a library. */
export function needsGraphemes({ mode, truncate, sort }: ListSettings): boolean {
  return mode !== 'transpose' && (truncate > 0 || sort === 'length');
}

/**
 * Reworks a list, makes one of two, or makes columns of lines, as the options say and in their order. Two lists are compared when both are
 * cleaned.
 */
export function convertList(
  { text, other = '' }: { readonly text: string; readonly other?: string },
  settings: ListSettings,
  job: Pick<Job, 'random' | 'progress'>,
  graphemes: Graphemes,
): Result<ConvertedList, ListFault> {
  if (settings.mode === 'transpose') {
    const made = transpose(text, delimiterOf(settings));
    if (!made.ok) return made;
    const { rows, columns } = made.value;
    return ok({ text: made.value.text, table: { rows, columns } });
  }
  const first = readList(text, settings, graphemes);
  if (!first.ok) return first;
  const second = readList(settings.mode === 'sets' ? other : '', settings, graphemes);
  if (!second.ok) return second;
  const isSets = settings.mode === 'sets';
  const all = isSets ? combineLists(first.value.items, second.value.items, settings) : first.value.items;
  const given = first.value.count + second.value.count;
  const filled = first.value.items.length + second.value.items.length;
  const unique = settings.removeDuplicates ? withoutDuplicates(all, settings.ignoreCase) : all;
  const frequencies = settings.frequency ? countFrequencies(all, settings.ignoreCase) : undefined;
  const kept = pickItems(unique.slice(), settings, job, graphemes);
  const joined = joinItems(kept, settings);
  if (!joined.ok) return joined;
  const counts: ListCounts = {
    in: given,
    emptyDropped: given - filled,
    duplicatesRemoved: isSets ? 0 : all.length - unique.length,
    out: kept.length,
  };
  return ok({ text: joined.value, counts, ...(frequencies && { frequencies }) });
}

/** The items of a text, cleaned, and how many there were before. */
function readList(
  text: string,
  settings: ListSettings,
  graphemes: Graphemes,
): Result<{ readonly items: string[]; readonly count: number }, PatternFault> {
  const split = splitItems(text, settings);
  if (!split.ok) return split;
  const cleaned = cleanItems(split.value, settings, graphemes);
  return cleaned.ok ? ok({ items: cleaned.value, count: split.value.length }) : cleaned;
}

/** What two lists have or have not in common, each value once, in the order of the first list and then of the second. */
function combineLists(
  first: readonly string[],
  second: readonly string[],
  { keep, ignoreCase }: Pick<ListSettings, 'keep' | 'ignoreCase'>,
): string[] {
  const keysOf = (items: readonly string[]) => new Set(items.map((item) => keyOf(item, ignoreCase)));
  const [inFirst, inSecond] = [keysOf(first), keysOf(second)];
  const items = keep === 'onlySecond' ? second : keep === 'either' ? [...first, ...second] : first;
  const isKept = (key: string) =>
    keep === 'either' || (keep === 'both' ? inSecond.has(key) : !(keep === 'onlyFirst' ? inSecond : inFirst).has(key));
  return withoutDuplicates(items, ignoreCase).filter((item) => isKept(keyOf(item, ignoreCase)));
}

/** Trims, removes what stands around, drops what is empty, sets the case and cuts. */
function cleanItems(
  items: readonly string[],
  settings: ListSettings,
  graphemes: Graphemes,
): Result<string[], PatternFault> {
  const remove = removerOf(settings);
  if (!remove.ok) return remove;
  const { trim, dropEmpty, letterCase, truncate } = settings;
  const cleaned: string[] = [];
  for (const given of items) {
    let item = trim ? given.trim() : given;
    item = remove.value(item);
    if (trim) item = item.trim();
    if (dropEmpty && item === '') continue;
    if (letterCase !== 'none') item = letterCase === 'lower' ? item.toLowerCase() : item.toUpperCase();
    cleaned.push(truncate > 0 ? cutItem(item, truncate, graphemes) : item);
  }
  return ok(cleaned);
}

/** Takes the wished prefix and suffix off an item, each once. */
function removerOf({
  removePrefix,
  removeSuffix,
  removeByPattern,
}: ListSettings): Result<(item: string) => string, PatternFault> {
  if (!removeByPattern) {
    return ok((item) => {
      const rest = item.startsWith(removePrefix) ? item.slice(removePrefix.length) : item;
      return removeSuffix !== '' && rest.endsWith(removeSuffix) ? rest.slice(0, -removeSuffix.length) : rest;
    });
  }
  const prefix = compilePattern(removePrefix, 'prefix', '', (pattern) => `^(?:${pattern})`);
  if (!prefix.ok) return prefix;
  const suffix = compilePattern(removeSuffix, 'suffix', '', (pattern) => `(?:${pattern})$`);
  if (!suffix.ok) return suffix;
  return ok((item) => {
    const rest = removePrefix === '' ? item : item.replace(prefix.value, '');
    return removeSuffix === '' ? rest : rest.replace(suffix.value, '');
  });
}

/** At most so many visible characters, from the first. */
function cutItem(item: string, limit: number, graphemes: Graphemes): string {
  if (item.length <= limit) return item;
  const start = item.slice(0, limit + 1);
  // Letters of ASCII never join with each other.
  if (/^[ -~]*$/.test(start)) return start.slice(0, limit);
  let end = 0;
  let count = 0;
  for (const { segment } of graphemes(item)) {
    if (count === limit) break;
    end += segment.length;
    count += 1;
  }
  return item.slice(0, end);
}

function countGraphemes(item: string, graphemes: Graphemes): number {
  if (/^[ -~]*$/.test(item)) return item.length;
  let count = 0;
  for (const _ of graphemes(item)) count += 1;
  return count;
}

/** The first of each value, where it stood. */
function withoutDuplicates(items: readonly string[], ignoreCase: boolean): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item, ignoreCase);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Orders, turns round and keeps the first ones. May change the list. */
function pickItems(
  items: string[],
  settings: ListSettings,
  { random, progress }: Pick<Job, 'random' | 'progress'>,
  graphemes: Graphemes,
): string[] {
  const ordered = orderItems(items, settings, {
    random,
    progress,
    measure: (item) => countGraphemes(item, graphemes),
  });
  if (settings.reverse) ordered.reverse();
  return settings.keepFirst > 0 ? ordered.slice(0, settings.keepFirst) : ordered;
}

/** Escapes, wraps, numbers and joins. An empty list is an empty text, without what stands around the list. */
function joinItems(items: readonly string[], settings: ListSettings): Result<string, TooLongFault> {
  if (items.length === 0) return ok('');
  const { itemPrefix, itemSuffix, onePerLine, listPrefix, listSuffix, numberItems } = settings;
  const separator = readTyped(settings.separator);
  const escape = escapeFor(settings.escape, { itemPrefix, itemSuffix, separator });
  // A blank before a line break would only be in the way.
  const between = onePerLine ? `${separator.replace(/(?<![ \t])[ \t]+$/, '')}\n` : separator;
  const written: string[] = [];
  let length = 0;
  for (const [index, item] of items.entries()) {
    const wrapped = `${numberItems ? `${index + 1}. ` : ''}${itemPrefix}${escape(item)}${itemSuffix}`;
    length += wrapped.length + between.length;
    if (length > TEXT_LIMIT) return err({ code: 'too-long' });
    written.push(wrapped);
  }
  const head = onePerLine && listPrefix !== '' ? `${listPrefix}\n` : listPrefix;
  const tail = onePerLine && listSuffix !== '' ? `\n${listSuffix}` : listSuffix;
  return ok(`${head}${written.join(between)}${tail}`);
}
