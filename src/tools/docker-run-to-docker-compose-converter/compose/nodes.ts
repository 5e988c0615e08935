import { isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { type ComposeMap, type ComposeValue, Quoted } from './model';
import { styleOf } from './quoting';

/** Whether empty lines stand between the members. */
export function hasGaps({ items }: YAMLMap): boolean {
  return items.slice(1).some(({ key }) => isScalar(key) && key.spaceBefore === true);
}

/** Whether a member has no value, or one that stands for none. */
export function isNothing(node: unknown): boolean {
  if (node === undefined || node === null) return true;
  if (!isScalar(node)) return false;
  const isPlain = node.type === undefined || node.type === 'PLAIN';
  return node.value === null || (isPlain && /^(?:~|[Nn]ull|NULL)$/.test(textOf(node)));
}

/** Whether members can be added to a node. */
export function canHold(node: unknown): boolean {
  return isMap(node) || isNothing(node);
}

/** Where a node begins, in UTF-16 units. */
export function offsetOf(node: unknown): number {
  return (isScalar(node) || isSeq(node) || isMap(node) ? node.range?.[0] : undefined) ?? 0;
}

/** The text of a key; empty where it is no scalar. */
export function textOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

/** A text as a node, quoted as it needs to be. */
export function scalar(text: string, style: Scalar.Type = styleOf(text)): Scalar {
  const node = new Scalar(text);
  node.type = style;
  return node;
}

/** A value of the model as a node. */
export function toNode(value: ComposeValue): Node {
  if (value === null) return new Scalar(null);
  if (value instanceof Quoted) return scalar(value.text, 'QUOTE_DOUBLE');
  if (typeof value === 'string') return scalar(value);
  if (typeof value === 'number' || typeof value === 'boolean') return scalar(String(value), 'PLAIN');
  if (isList(value)) {
    const list = new YAMLSeq();
    list.items.push(...value.map(toNode));
    if (value.length === 0) list.flow = true;
    return list;
  }
  const map = new YAMLMap();
  for (const [key, member] of value) map.items.push(new Pair(scalar(key), toNode(member)));
  if (value.size === 0) map.flow = true;
  return map;
}

function isList(value: readonly ComposeValue[] | ComposeMap): value is readonly ComposeValue[] {
  return Array.isArray(value);
}
