import { KIND, at, kindOf, stringOf, valueSource, type JsonIndex } from '../json/json-index';
import { numberValue } from './number-value';

/** What a scalar is compared by: of a string what it says, of a number its value or its source. */
export function scalarText(index: JsonIndex, node: number, byValue: boolean): string {
  switch (kindOf(index, node)) {
    case KIND.string:
      return stringOf(index, node);
    case KIND.number:
      return byValue ? valueOfNumber(valueSource(index, node)) : valueSource(index, node);
    case KIND.notFinite:
      return byValue ? nameOfNotFinite(valueSource(index, node)) : valueSource(index, node);
    default:
      return '';
  }
}

/** Whether two scalars are the same. Numbers of JSON5 that are not finite equal themselves. */
export function isSameScalar(left: JsonIndex, l: number, right: JsonIndex, r: number, byValue: boolean): boolean {
  const kind = kindOf(left, l);
  if (kind !== kindOf(right, r)) return false;
  const hasText = kind === KIND.string || kind === KIND.number || kind === KIND.notFinite;
  if (!hasText || valueSource(left, l) === valueSource(right, r)) return true;
  return scalarText(left, l, byValue) === scalarText(right, r, byValue);
}

// What most numbers look like: their source is their value.
const PLAIN = /^-?(?:[1-9]|[1-9]\d*[1-9])$/;

function valueOfNumber(source: string): string {
  return PLAIN.test(source) ? source : numberValue(source);
}

/** JSON5 also knows signed NaN, which says the same as NaN. */
function nameOfNotFinite(source: string): string {
  return source.endsWith('NaN') ? 'NaN' : source.replace('+', '');
}

/** What a member is as the key of its object in an array: kind and value of a scalar; undefined for a container. */
export function keyText(index: JsonIndex, node: number, byValue: boolean): string | undefined {
  const kind = kindOf(index, node);
  if (kind <= KIND.array) return undefined;
  return `${kind}:${scalarText(index, node, byValue)}`;
}

/** How long a scalar's source is, in UTF-16 units. */
export function sourceLength(index: JsonIndex, node: number): number {
  return at(index.ends, node) - at(index.starts, node);
}
