import { toJsonNumber } from '../json/json-numbers';
import { toJsonLiteral } from '../json/json-strings';
import { KEY_LOOSE, KIND, VALUE_LOOSE, at, keySource, kindOf, valueSource, type JsonIndex } from '../json/json-index';
import type { Side } from './side';

/** Writes values of a side as compact JSON (RFC 8259) and counts what JSON cannot say. */
export class ValueWriter {
  /** How many NaN and Infinity were written as `null`. */
  notFinite = 0;

  constructor(private readonly side: Side) {}

  /** One value: digits, escapes and the order of keys as in its source; of repeated keys the last. */
  write(node: number): string {
    const { side } = this;
    const { index } = side;
    const parts: string[] = [];
    const open: { readonly children: readonly number[]; readonly isObject: boolean; at: number }[] = [];
    const begin = (value: number) => {
      const kind = kindOf(index, value);
      if (kind > KIND.array) {
        parts.push(this.scalar(value));
        return;
      }
      const isObject = kind === KIND.object;
      parts.push(isObject ? '{' : '[');
      open.push({ children: side.childrenOf(value), isObject, at: 0 });
    };
    begin(node);
    for (let frame = open.at(-1); frame; frame = open.at(-1)) {
      const child = frame.children[frame.at];
      if (child === undefined) {
        parts.push(frame.isObject ? '}' : ']');
        open.pop();
        continue;
      }
      if (frame.at++ > 0) parts.push(',');
      if (frame.isObject) parts.push(keyLiteral(index, child), ':');
      begin(child);
    }
    return parts.join('');
  }

  private scalar(node: number): string {
    const { index } = this.side;
    const kind = kindOf(index, node);
    if (kind === KIND.notFinite) {
      this.notFinite++;
      return 'null';
    }
    const source = valueSource(index, node);
    const isLoose = (at(index.kinds, node) & VALUE_LOOSE) !== 0;
    if (kind === KIND.number) return isLoose ? toJsonNumber(source) : source;
    if (kind !== KIND.string) return source;
    return escapeLone(isLoose ? toJsonLiteral(source) : source);
  }
}

function keyLiteral(index: JsonIndex, node: number): string {
  const source = keySource(index, node);
  return escapeLone((at(index.kinds, node) & KEY_LOOSE) === 0 ? source : toJsonLiteral(source));
}

/** Halves of a surrogate pair standing alone could not be stored as UTF-8. */
function escapeLone(literal: string): string {
  return literal.replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}
