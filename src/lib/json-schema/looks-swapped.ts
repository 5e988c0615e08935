import type { DocumentValue } from '../document/document';
import { keywordOf } from './keywords';
import { textAt } from './schema-node';

/** Keywords that members of data are often called. */
const COMMON_NAMES = new Set(['id', 'title', 'description', 'default', 'examples', 'format']);
const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/** Whether the value, where a schema should be, is hardly one: none of its members is a keyword, or only one that data have as well. */
export function looksLikeData(value: DocumentValue): boolean {
  if (value.kind === 'boolean') return false;
  if (value.kind !== 'map') return true;
  return value.members.length > 0 && !value.members.some(({ key, value: its }) => tellsSchema(key, its));
}

function tellsSchema(key: string, value: DocumentValue): boolean {
  if (!keywordOf(key) || COMMON_NAMES.has(key)) return false;
  return key !== 'type' || value.kind !== 'string' || TYPES.has(value.text);
}

/** Whether the value, where data should be, is most likely a schema. */
export function looksLikeSchema(value: DocumentValue): boolean {
  if (value.kind !== 'map') return false;
  if (textAt(value, '$schema')?.includes('json-schema.org') === true) return true;
  const has = (key: string) => value.members.some((member) => member.key === key);
  return textAt(value, 'type') !== undefined && (has('properties') || has('items'));
}
