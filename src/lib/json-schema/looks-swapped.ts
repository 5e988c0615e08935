import type { DocumentValue } from '../document/document';
import { keywordOf } from './keywords';
import { textAt } from './schema-node';

/** Whether the value, where a schema should be, is hardly one: none of its members is a keyword. */
export function looksLikeData(value: DocumentValue): boolean {
  if (value.kind === 'boolean') return false;
  if (value.kind !== 'map') return true;
  return value.members.length > 0 && !value.members.some(({ key }) => keywordOf(key));
}

/** Whether the value, where data should be, is most likely a schema. */
export function looksLikeSchema(value: DocumentValue): boolean {
  if (value.kind !== 'map') return false;
  if (textAt(value, '$schema')?.includes('json-schema.org') === true) return true;
  const has = (key: string) => value.members.some((member) => member.key === key);
  return textAt(value, 'type') !== undefined && (has('properties') || has('items'));
}
