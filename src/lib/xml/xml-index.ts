import type { XmlVersion } from './xml-characters';
import type { XmlWarning } from './xml-fault';

/** Stands for "no node": the parent of a root. */
export const NONE = 0xffffffff;

/** What a node is: the lower four bits of its entry in `kinds`. White space between elements is no node. */
export const KIND = {
  element: 1,
  text: 2,
  cdata: 3,
  comment: 4,
  instruction: 5,
  declaration: 6,
  doctype: 7,
} as const;
export const KIND_MASK = 0x0f;

/** The element holds text, a reference or a CDATA section itself: white space in it may matter. */
export const HAS_TEXT = 0x10;
/** The element says `xml:space="preserve"`, or its declaration does so for it. */
export const PRESERVES = 0x20;
/** The element is one empty-element tag, such as `<br/>`. */
export const EMPTY_TAG = 0x40;

/**
 * An XML document and its parts in source order as parallel arrays: lossless at any size, for nothing is decoded. A node
 * is a position in the arrays; the children of node `n` begin at `n + 1` and end before `nexts[n]`.
 */
export interface XmlIndex {
  readonly text: string;
  readonly count: number;
  readonly kinds: Uint8Array;
  /** UTF-16 offsets of the node's first unit and of the one after its last. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The offset after an element's start tag; of what is no element, its end. */
  readonly tagEnds: Uint32Array;
  readonly parents: Uint32Array;
  /** The node after the whole subtree, whatever its parent; `count` after the last. */
  readonly nexts: Uint32Array;
  /** How many children of any kind, and how many of them are elements. */
  readonly counts: Uint32Array;
  readonly elementCounts: Uint32Array;
  /** Elements inside each other at the deepest place. */
  readonly depth: number;
  /** How many nodes stand at the top: the root element and what is before and behind it. */
  readonly roots: number;
  readonly elements: number;
  readonly version: XmlVersion;
  /** The encoding that the XML declaration names. */
  readonly encoding?: string;
  readonly warnings: readonly XmlWarning[];
  /** Attributes to which the internal subset gives a default value, by element; undefined where there are none. */
  readonly defaults?: ReadonlyMap<string, readonly string[]>;
}

/** The index of a text with nothing in it. */
export function emptyXmlIndex(): XmlIndex {
  const none = () => new Uint32Array();
  return {
    text: '',
    count: 0,
    kinds: new Uint8Array(),
    starts: none(),
    ends: none(),
    tagEnds: none(),
    parents: none(),
    nexts: none(),
    counts: none(),
    elementCounts: none(),
    depth: 0,
    roots: 0,
    elements: 0,
    version: '1.0',
    warnings: [],
  };
}

/** An entry of one of the arrays. */
export function at(array: Uint32Array | Uint8Array, position: number): number {
  return array[position] ?? 0;
}

/** What the node is, one of `KIND`. */
export function kindOf(index: Pick<XmlIndex, 'kinds'>, node: number): number {
  return at(index.kinds, node) & KIND_MASK;
}

/** The node as it stands in the text. */
export function sourceOf({ text, starts, ends }: XmlIndex, node: number): string {
  return text.slice(at(starts, node), at(ends, node));
}

/** Where the content of an element ends and its end tag begins; for an empty-element tag, its end. */
export function contentEnd({ text, kinds, ends }: Pick<XmlIndex, 'text' | 'kinds' | 'ends'>, node: number): number {
  const end = at(ends, node);
  return at(kinds, node) & EMPTY_TAG ? end : text.lastIndexOf('<', end - 1);
}

const NAME = /[^\s\u0085/>=?]+/y;

/** The name of an element, or the target of an instruction; `''` for other nodes. */
export function nameOf(index: XmlIndex, node: number): string {
  const kind = kindOf(index, node);
  if (kind !== KIND.element && kind !== KIND.instruction) return '';
  NAME.lastIndex = at(index.starts, node) + (kind === KIND.element ? 1 : 2);
  return NAME.exec(index.text)?.[0] ?? '';
}

/** An attribute in a start tag: offsets of its name and of its value with the quotes. */
export interface XmlAttribute {
  readonly name: string;
  /** With its quotes, as written. */
  readonly value: string;
}

const ATTRIBUTE = /[\s\u0085\u2028]+([^\s=\u0085\u2028]+)[\s\u0085\u2028]*=[\s\u0085\u2028]*("[^"]*"|'[^']*')/gy;

/** The attributes of a start tag that is known to be well-formed, in their order. */
export function attributesOf(tag: string): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  NAME.lastIndex = 1;
  NAME.test(tag);
  ATTRIBUTE.lastIndex = NAME.lastIndex;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const [, name = '', value = ''] = match;
    attributes.push({ name, value });
  }
  return attributes;
}
