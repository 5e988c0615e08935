import type { DocumentMember, DocumentValue } from '../document/document';
import { toJsonNumber } from './json-numbers';
import { KIND, at, keyOf, keySourceEnd, kindOf, stringOf, valueSource, type JsonIndex } from './json-index';

/** The values at the top of an index as trees of the document model; without recursion, so at any depth. */
export function toDocument(index: JsonIndex): DocumentValue[] {
  const values = new Map<number, DocumentValue>();
  // Backwards, so that the children of a container are there before it is.
  for (let node = index.count - 1; node >= 0; node--) {
    values.set(node, toValue(index, node, values));
    for (let child = node + 1; child < at(index.nexts, node); child = at(index.nexts, child)) values.delete(child);
  }
  return Array.from(values.keys())
    .sort((a, b) => a - b)
    .flatMap((root) => values.get(root) ?? []);
}

function toValue(index: JsonIndex, node: number, values: ReadonlyMap<number, DocumentValue>): DocumentValue {
  const span = { start: at(index.starts, node), end: at(index.ends, node) };
  const source = valueSource(index, node);
  switch (kindOf(index, node)) {
    case KIND.object:
      return { kind: 'map', members: childrenOf(index, node, (child) => toMember(index, child, values)), ...span };
    case KIND.array:
      return { kind: 'list', items: childrenOf(index, node, (child) => known(values, child)), ...span };
    case KIND.string:
      return { kind: 'string', text: stringOf(index, node), ...span };
    case KIND.number:
      return { kind: 'number', source: toJsonNumber(source), ...span };
    case KIND.notFinite:
      return { kind: 'number', source: source.replace('+', ''), ...span };
    case KIND.null:
      return { kind: 'null', ...span };
    default:
      return { kind: 'boolean', value: source === 'true', ...span };
  }
}

function toMember(index: JsonIndex, node: number, values: ReadonlyMap<number, DocumentValue>): DocumentMember {
  const start = at(index.keyStarts, node);
  const keySpan = { start, end: keySourceEnd(index.text, start) };
  return { key: keyOf(index, node), keySpan, value: known(values, node) };
}

function childrenOf<T>(index: JsonIndex, node: number, take: (child: number) => T): T[] {
  const children: T[] = [];
  const end = at(index.nexts, node);
  for (let child = node + 1; child < end; child = at(index.nexts, child)) children.push(take(child));
  return children;
}

function known(values: ReadonlyMap<number, DocumentValue>, node: number): DocumentValue {
  const value = values.get(node);
  if (!value) throw new Error(`Node ${node} must be built before its parent`);
  return value;
}
