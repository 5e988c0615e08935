import type { BaseIssue, BaseSchema } from 'valibot';
import { isOwn } from '../../operations/linked';

type Field = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Schemas that hold no text of the visitor's own. */
const PLAIN: ReadonlySet<string> = new Set(['boolean', 'number', 'picklist', 'literal', 'null', 'enum', 'bigint']);

/**
 * Where an option stands in a link: in the query for all to read, or with the input, where it holds texts or lists, which the visitor may have typed;
 * nowhere, where it is declared to be the visitor's own (`v.metadata({ linked: 'own' })`), such as favourites.
 */
export function wayOf(field: Field): 'query' | 'fragment' | 'nowhere' {
  if (isOwn(field)) return 'nowhere';
  return holdsText(field) ? 'fragment' : 'query';
}

function holdsText(field: Field): boolean {
  if ('wrapped' in field) return holdsText(field.wrapped as Field);
  if (field.type === 'union' && 'options' in field) return (field.options as readonly Field[]).some(holdsText);
  return !PLAIN.has(field.type);
}
