import { readStructured } from '../../lib/json-schema/read-structured';
import type { DocumentValue } from '../../lib/document/document';

/** Every pattern that stands in some schemas, in the order of their texts: a place in the list names one to who cannot be told more. */
export function patternsIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const read = readStructured(text);
    if (read.ok) read.value.roots.forEach((root) => collect(root, found));
  }
  return [...found];
}

function collect(value: DocumentValue, found: Set<string>): void {
  if (value.kind === 'list') value.items.forEach((item) => collect(item, found));
  if (value.kind !== 'map') return;
  for (const { key, value: child } of value.members) {
    if (key === 'pattern' && child.kind === 'string') found.add(child.text);
    if (key === 'patternProperties' && child.kind === 'map') child.members.forEach((member) => found.add(member.key));
    collect(child, found);
  }
}
