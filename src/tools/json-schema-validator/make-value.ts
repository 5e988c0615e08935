import type {
  DocumentList,
  DocumentMap,
  DocumentNumber,
  DocumentString,
  DocumentValue,
} from '../../lib/document/document';

/** What is made here stands in no text yet. */
const NOWHERE = { start: 0, end: 0 } as const;

export function makeMap(members: readonly (readonly [string, DocumentValue])[]): DocumentMap {
  return { kind: 'map', members: members.map(([key, value]) => ({ key, keySpan: NOWHERE, value })), ...NOWHERE };
}

export function makeList(items: readonly DocumentValue[]): DocumentList {
  return { kind: 'list', items, ...NOWHERE };
}

export function makeString(text: string): DocumentString {
  return { kind: 'string', text, ...NOWHERE };
}

export function makeNumber(source: string): DocumentNumber {
  return { kind: 'number', source, ...NOWHERE };
}

export function makeBoolean(value: boolean): DocumentValue {
  return { kind: 'boolean', value, ...NOWHERE };
}

export const NULL: DocumentValue = { kind: 'null', ...NOWHERE };
