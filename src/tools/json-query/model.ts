import type { DocumentMap, DocumentValue } from '../../lib/document/document';
import { compareNumbers, isFiniteSource } from '../../lib/json-diff/exact-number';

const NOWHERE = { start: 0, end: 0 };

export const NULL: DocumentValue = { kind: 'null', ...NOWHERE };

export const textValue = (text: string): DocumentValue => ({ kind: 'string', text, ...NOWHERE });
export const numberFrom = (source: string | number): DocumentValue => ({
  kind: 'number',
  source: String(source),
  ...NOWHERE,
});
export const booleanValue = (value: boolean): DocumentValue => ({ kind: 'boolean', value, ...NOWHERE });
export const listOf = (items: readonly DocumentValue[]): DocumentValue => ({ kind: 'list', items, ...NOWHERE });
export const mapOf = (entries: Iterable<readonly [string, DocumentValue]>): DocumentValue => ({
  kind: 'map',
  members: Array.from(entries, ([key, value]) => ({ key, keySpan: NOWHERE, value })),
  ...NOWHERE,
});

/** Larger maps are looked up in a table, made when the first key is asked for. */
const SMALL = 8;
const tables = new WeakMap<DocumentMap, ReadonlyMap<string, DocumentValue>>();

/** What stands under a key of a map. */
export function memberOf(map: DocumentMap, key: string): DocumentValue | undefined {
  if (map.members.length <= SMALL) return map.members.find((member) => member.key === key)?.value;
  let table = tables.get(map);
  if (!table) {
    table = new Map(map.members.map((member) => [member.key, member.value]));
    tables.set(map, table);
  }
  return table.get(key);
}

/** A text, be it that of a date, which JSON writes as one. */
export function textOf(value: DocumentValue): string | undefined {
  if (value.kind === 'string') return value.text;
  return value.kind === 'date' ? value.source : undefined;
}

/** Below zero where the first text stands before the second by code points, which UTF-16 has in another order. */
export function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  let at = 0;
  while (at < first.length && at < second.length && first.charCodeAt(at) === second.charCodeAt(at)) at++;
  const [a, b] = [first.charCodeAt(at), second.charCodeAt(at)];
  if (Number.isNaN(a) || Number.isNaN(b)) return first.length - second.length;
  // Halves of characters stand for code points above all others.
  const isHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
  return isHalf(a) === isHalf(b) ? a - b : isHalf(a) ? 1 : -1;
}

/** Below, at or above zero; NaN where the numbers have no order. */
export function compareSources(first: string, second: string): number {
  if (isFiniteSource(first) && isFiniteSource(second)) return compareNumbers(first, second);
  const [a, b] = [Number(first), Number(second)];
  if (a === b) return 0;
  return a < b ? -1 : a > b ? 1 : Number.NaN;
}

/** Whether two values are the same: numbers by value, maps in any order. */
export function isSameValue(first: DocumentValue, second: DocumentValue): boolean {
  const text = textOf(first);
  if (text !== undefined) return text === textOf(second);
  if (first.kind === 'number') return second.kind === 'number' && compareSources(first.source, second.source) === 0;
  if (first.kind === 'boolean') return second.kind === 'boolean' && first.value === second.value;
  if (first.kind === 'list') return second.kind === 'list' && areSame(first.items, second.items);
  if (first.kind !== 'map') return second.kind === 'null';
  return (
    second.kind === 'map' &&
    first.members.length === second.members.length &&
    first.members.every(({ key, value }) => {
      const other = memberOf(second, key);
      return other !== undefined && isSameValue(value, other);
    })
  );
}

function areSame(first: readonly DocumentValue[], second: readonly DocumentValue[]): boolean {
  return (
    first.length === second.length &&
    first.every((value, n) => {
      const other = second[n];
      return other !== undefined && isSameValue(value, other);
    })
  );
}

/** Characters as code points. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Places of a slice, as Python counts them. The step is not zero. */
export function slicePlaces(
  length: number,
  {
    start,
    stop,
    step,
  }: { readonly start?: number | undefined; readonly stop?: number | undefined; readonly step: number },
): number[] {
  const [low, high] = step > 0 ? [0, length] : [-1, length - 1];
  const bound = (place: number | undefined, otherwise: number) =>
    place === undefined ? otherwise : Math.min(Math.max(place < 0 ? place + length : place, low), high);
  const first = bound(start, step > 0 ? low : high);
  const last = bound(stop, step > 0 ? high : low);
  const places: number[] = [];
  for (let at = first; step > 0 ? at < last : at > last; at += step) places.push(at);
  return places;
}
