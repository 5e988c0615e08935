import { Uint32List } from './json-table';
import {
  KEY_ESCAPED,
  KIND,
  VALUE_ESCAPED,
  at,
  keyOf,
  keySourceEnd,
  kindOf,
  stringOf,
  type JsonNodes,
} from './json-index';

const BLOCK = 1 << 16;
const NODES_PER_BLOCK = 1 << 14;

/** UTF-16 units of the longest query: V8 throws at a pattern of some ten thousand. */
export const LONGEST_QUERY = 1000;

/**
 * The nodes, in order, whose key or scalar value holds the query (as they read unescaped; case told apart only on
 * request). The query has at most `LONGEST_QUERY` units. A generator, so that the caller may do something else between the
 * blocks of a large text; the index must be one of RFC 8259 or JSONC text.
 */
export function* searchJson(index: JsonNodes, query: string, matchCase = false): Generator<void, Uint32Array> {
  if (query === '') return new Uint32Array();
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), matchCase ? 'gu' : 'giu');
  const asWritten = yield* searchText(index, pattern, query.length * 2);
  const escaped = yield* searchEscaped(index, pattern);
  return escaped.length === 0 ? asWritten : mergeSorted(asWritten, escaped);
}

/** Hits in keys and values that hold no escape, by going over the text itself. */
function* searchText(index: JsonNodes, pattern: RegExp, overlap: number): Generator<void, Uint32Array> {
  const { text } = index;
  const found = new Uint32List();
  let last = -1;
  for (let from = 0; from < text.length; from += BLOCK) {
    const block = text.slice(from, from + BLOCK + overlap);
    pattern.lastIndex = 0;
    for (let hit = pattern.exec(block); hit && hit.index < BLOCK; hit = pattern.exec(block)) {
      const node = nodeAround(index, from + hit.index, from + hit.index + hit[0].length, Math.max(last, 0));
      if (node > last) found.push((last = node));
    }
    yield;
  }
  return found.toArray();
}

function beginOf(index: JsonNodes, node: number): number {
  return at(index.keyStarts, node) || at(index.starts, node);
}

/** The node whose unescaped key or value spans the offsets, or -1; `from` is a node known to begin before. */
function nodeAround(index: JsonNodes, start: number, end: number, from: number): number {
  let low = from;
  let high = index.count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beginOf(index, middle) <= start) low = middle;
    else high = middle - 1;
  }
  const flags = at(index.kinds, low);
  const keyStart = at(index.keyStarts, low);
  if (keyStart > 0 && start < at(index.starts, low)) {
    const isInKey = start > keyStart && end < keySourceEnd(index.text, keyStart);
    return isInKey && (flags & KEY_ESCAPED) === 0 ? low : -1;
  }
  const kind = kindOf(index, low);
  if (kind <= KIND.array || (flags & VALUE_ESCAPED) !== 0) return -1;
  const quote = kind === KIND.string ? 1 : 0;
  return start >= at(index.starts, low) + quote && end <= at(index.ends, low) - quote ? low : -1;
}

function* searchEscaped(index: JsonNodes, pattern: RegExp): Generator<void, Uint32Array> {
  const found = new Uint32List();
  for (let node = 0; node < index.count; node++) {
    const flags = at(index.kinds, node);
    if (node % NODES_PER_BLOCK === 0) yield;
    if ((flags & (KEY_ESCAPED | VALUE_ESCAPED)) === 0) continue;
    const isHit =
      ((flags & KEY_ESCAPED) !== 0 && holds(pattern, keyOf(index, node))) ||
      ((flags & VALUE_ESCAPED) !== 0 && holds(pattern, stringOf(index, node)));
    if (isHit) found.push(node);
  }
  return found.toArray();
}

function holds(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function mergeSorted(a: Uint32Array, b: Uint32Array): Uint32Array {
  const all = new Uint32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  all.sort();
  return all.filter((node, i) => i === 0 || node !== all[i - 1]);
}
