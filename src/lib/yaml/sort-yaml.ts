import { isAlias, isMap, isNode, isScalar, isSeq, visit, type Document, type Node, type Pair } from 'yaml';
import { compareKeys, type KeyOrder } from '../json/sort-keys';

/**
 * Sorts the members of all maps of a document. Where an alias would then stand before its anchor, or mean another one, all stays as it is;
 * answers whether it was sorted.
 */
export function sortYaml(document: Document.Parsed, text: string, order: Exclude<KeyOrder, 'source'>): boolean {
  const before = meanings(document);
  const former = new Map<{ items: Pair[] }, Pair[]>();
  visit(document, {
    Map: (_, map) => {
      former.set(map, [...map.items]);
      const keys = new Map(map.items.map((pair) => [pair, keyText(pair, text)]));
      map.items.sort(
        (one, other) => rank(one) - rank(other) || compareKeys(keys.get(one) ?? '', keys.get(other) ?? '', order),
      );
      moveBlankLine(map.items);
    },
  });
  const after = meanings(document);
  if (before.size === after.size && Array.from(before).every(([alias, meant]) => after.get(alias) === meant))
    return true;
  for (const [map, items] of former) map.items = items;
  return false;
}

/** What is merged stands first. */
function rank({ key }: Pair): number {
  return isScalar(key) && key.value === '<<' ? 0 : 1;
}

function keyText({ key }: Pair, text: string): string {
  if (isScalar(key)) return String(key.value);
  const range = isMap(key) || isSeq(key) || isAlias(key) ? key.range : undefined;
  return range ? text.slice(range[0], range[1]) : '';
}

/** No map begins with a blank line. */
function moveBlankLine(items: readonly Pair[]): void {
  const [first] = items;
  const key = first?.key;
  if (isNode(key)) delete key.spaceBefore;
}

/** The anchored node that each alias means: the last of its name before it. */
function meanings(document: Document.Parsed): Map<Node, Node | undefined> {
  const anchors = new Map<string, Node>();
  const found = new Map<Node, Node | undefined>();
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) found.set(node, anchors.get(node.source));
      else if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
    },
  });
  return found;
}
