import { isScalar, type Node, type Pair, type YAMLSeq } from 'yaml';
import type { TagMeaning } from './yaml-tags';

/** The library's type for what stands in collections is unknown; these are all that its parser makes. */
export type Item = Node | null | undefined;

// The parser puts nodes, or nothing, into collections; the library's types also think of those built by hand.
export function toItem(item: unknown): Item {
  return item as Item;
}

// Of what is neither a scalar nor a map, the parser makes sequences only.
export function toSequence(node: Node): YAMLSeq {
  return node as YAMLSeq;
}

export function hasAnchor(node: Node): node is Node & { anchor: string } {
  return 'anchor' in node && typeof node.anchor === 'string';
}

/** Whether a tag may stand before a map, or before a list. */
export function fitsContainer(meaning: TagMeaning | undefined, container: 'map' | 'seq'): boolean {
  if (meaning?.kind === 'core') return meaning.type === container;
  return meaning?.kind !== 'binary' && meaning?.kind !== (container === 'map' ? 'list' : 'set');
}

/** Whether a member is `<<`, whose value is a map, or maps, to be merged into its own. */
export function isMergeMember({ key }: Pair): boolean {
  if (!isScalar(key) || key.value !== '<<') return false;
  return key.tag === undefined ? key.type === 'PLAIN' : key.tag === 'tag:yaml.org,2002:merge';
}

/**
 * The library takes `a: {b}: c` for a second member without a key. Such a one must begin its line: otherwise the place
 * of its colon.
 */
export function strayColon(text: string, key: Item): number | undefined {
  if (!isScalar(key) || key.source !== '' || key.type !== 'PLAIN') return undefined;
  const start = key.range?.[0] ?? 0;
  const colon = start + (/^[ \t]*/.exec(text.slice(start, start + 1000))?.[0].length ?? 0);
  if (text.charAt(colon) !== ':') return undefined;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' ? undefined : colon;
}
