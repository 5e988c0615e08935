import type { AnyText } from '../text-chunks';
import { decodeKey, decodeString } from './json-strings';

/** Stands for "no node": the parent of a root, the sibling after the last. */
export const NONE = 0xffffffff;

/** What a node is: the lower four bits of its entry in `kinds`. */
export const KIND = { object: 1, array: 2, string: 3, number: 4, true: 5, false: 6, null: 7, notFinite: 8 } as const;
export const KIND_MASK = 0x0f;

/** The value is spelled in a way RFC 8259 does not know (single quotes, hex, `.5` …) and must be rewritten. */
export const VALUE_LOOSE = 0x10;
/** The key is bare, in single quotes, or holds escapes that RFC 8259 does not know. */
export const KEY_LOOSE = 0x20;
/** The string holds a backslash. */
export const VALUE_ESCAPED = 0x40;
/** The key holds a backslash. */
export const KEY_ESCAPED = 0x80;

/** Comments in source order, as parallel arrays, with what is needed to find the value they speak of. */
export interface JsonComments {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The container around the comment, `NONE` at the top. */
  readonly parents: Uint32Array;
  /** The sibling before the comment, `NONE` before the first. */
  readonly previous: Uint32Array;
  /** `COMMENT_AFTER_KEY` and `COMMENT_AFTER_COMMA`. */
  readonly flags: Uint8Array;
}

/** The comment stands between a key and its value. */
export const COMMENT_AFTER_KEY = 1;
/** The comma after `previous` stands before the comment. */
export const COMMENT_AFTER_COMMA = 2;

/** How often each liberty of JSON5 was taken. */
export interface JsonLiberties {
  comments: number;
  trailingCommas: number;
  singleQuotes: number;
  bareKeys: number;
  hexNumbers: number;
  plusSigns: number;
  decimalPoints: number;
  notFinite: number;
  /** Escapes that RFC 8259 does not know, line continuations among them. */
  escapes: number;
  controlCharacters: number;
  whiteSpace: number;
}

/** What the text was: RFC 8259, JSON5 (JSONC included), one value per line, or several values in a row. */
export type JsonReading = 'json' | 'json5' | 'lines' | 'values';

/**
 * A JSON text and its values in source order as parallel arrays: the lossless document model at any size. Nothing is
 * decoded: a number is its source text, a map is its members in order with duplicates kept. A node is a position in the
 * arrays; the children of node `n` begin at `n + 1` and end before `nexts[n]`.
 */
export interface JsonNodes {
  readonly text: AnyText;
  readonly count: number;
  readonly kinds: Uint8Array;
  /** UTF-16 offsets of the value's first unit and of the one after its last. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly parents: Uint32Array;
  /** The node after the whole subtree, whatever its parent; `count` after the last. */
  readonly nexts: Uint32Array;
  /** The offset of the member's key, 0 for what has none (a key never stands at 0). */
  readonly keyStarts: Uint32Array;
  /** How many children. */
  readonly counts: Uint32Array;
  /** Containers inside each other at the deepest place; 0 for a lone scalar. */
  readonly depth: number;
  readonly roots: number;
}

/** A JSON text as it was read: its values, and what there is to say about it. */
export interface JsonIndex extends JsonNodes {
  readonly text: string;
  readonly reading: JsonReading;
  readonly liberties: JsonLiberties;
  readonly comments: JsonComments;
  /** Members whose key stood before in the same object: the first 1,000 of them, and how many there are in all. */
  readonly duplicates: Uint32Array;
  readonly duplicateCount: number;
}

/** What the node is, one of `KIND`. */
export function kindOf(index: JsonNodes, node: number): number {
  return at(index.kinds, node) & KIND_MASK;
}

/** Tells whether the node can have children. */
export function isContainer(index: JsonNodes, node: number): boolean {
  return kindOf(index, node) <= KIND.array;
}

/** The next child of the same parent, or `NONE`. */
export function nextSibling(index: JsonNodes, node: number): number {
  const next = at(index.nexts, node);
  return next < index.count && at(index.parents, next) === at(index.parents, node) ? next : NONE;
}

/** The first child, or `NONE`. */
export function firstChild(index: JsonNodes, node: number): number {
  return at(index.counts, node) > 0 ? node + 1 : NONE;
}

const BARE_KEY = /(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})+/uy;

/** The offset after a key that begins at `start` and was read before: a literal in either quotes, or a bare key. */
export function keySourceEnd(text: AnyText, start: number): number {
  const quote = text.charCodeAt(start);
  // Only what is printed comes in chunks, and no bare key is ever printed.
  if (quote !== 34 && quote !== 39 && typeof text === 'string') {
    BARE_KEY.lastIndex = start;
    BARE_KEY.test(text);
    return BARE_KEY.lastIndex;
  }
  let end = start + 1;
  for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt(++end)) if (code === 92) end++;
  return end + 1;
}

/** The member's key as it stands in the text, quotes included; `''` for what has none. */
export function keySource(index: JsonNodes, node: number): string {
  const start = at(index.keyStarts, node);
  return start === 0 ? '' : index.text.slice(start, keySourceEnd(index.text, start));
}

/** The member's key, unescaped; `''` for what has none. */
export function keyOf(index: JsonNodes, node: number): string {
  const source = keySource(index, node);
  return (at(index.kinds, node) & (KEY_ESCAPED | KEY_LOOSE)) === 0 ? source.slice(1, -1) : decodeKey(source);
}

/** The value as it stands in the text. */
export function valueSource(index: JsonNodes, node: number): string {
  return index.text.slice(at(index.starts, node), at(index.ends, node));
}

/** What a string node says, unescaped. */
export function stringOf(index: JsonNodes, node: number): string {
  const source = valueSource(index, node);
  return (at(index.kinds, node) & VALUE_ESCAPED) === 0 ? source.slice(1, -1) : decodeString(source);
}

/** An element of a typed array that is known to be there: a node is only ever made by the reader. */
export function at(array: Uint32Array | Uint8Array, position: number): number {
  // Reading past the end would be our own mistake; `| 0` would hide it as a valid node, so NaN is let through.
  return array[position] as number;
}
