import type { DocumentValue } from '../document/document';
import { writeJson } from '../document/write-json';
import type { YamlVersion } from './resolve-scalar';

/** A key as a text: what it says, or the JSON text of a map or list. */
export function keyText(key: DocumentValue): string {
  switch (key.kind) {
    case 'string':
      return key.text;
    case 'null':
      return 'null';
    case 'boolean':
      return String(key.value);
    case 'number':
      return NOT_FINITE_KEYS.get(key.source) ?? key.source;
    case 'date':
      return key.source;
    case 'map':
    case 'list':
      return writeJson(key, { indent: 0 }).text;
  }
}

/** What makes a key another than all others: its type and its text. Dates are text in YAML 1.2. */
export function typedIdentity(
  { kind }: { readonly kind: DocumentValue['kind'] },
  text: string,
  version: YamlVersion,
): string {
  return kind === 'string' || (kind === 'date' && version === '1.2') ? text : `${kind}\0${text}`;
}

const NOT_FINITE_KEYS: ReadonlyMap<string, string> = new Map([
  ['NaN', '.nan'],
  ['Infinity', '.inf'],
  ['-Infinity', '-.inf'],
]);
