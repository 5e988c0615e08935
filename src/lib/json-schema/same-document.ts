import type { DocumentValue } from '../document/document';
import { numberValue } from '../json-diff/number-value';
import { isFiniteSource } from '../json-diff/exact-number';

/**
 * One text for all values that JSON Schema takes for the same: numbers by their value, maps whatever the order of their members. A date of
 * YAML 1.1 is the text that stands there.
 */
export function sameText(value: DocumentValue): string {
  switch (value.kind) {
    case 'map': {
      const members = value.members.map((member) => [JSON.stringify(member.key), sameText(member.value)] as const);
      members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
      return `{${members.map(([key, text]) => `${key}:${text}`).join(',')}}`;
    }
    case 'list':
      return `[${value.items.map(sameText).join(',')}]`;
    case 'string':
      return JSON.stringify(value.text);
    case 'date':
      return JSON.stringify(value.source);
    case 'number':
      return isFiniteSource(value.source) ? numberValue(value.source) : value.source;
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
  }
}
