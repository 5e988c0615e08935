import type { BaseIssue, BaseSchema } from 'valibot';
import { linkedAs } from '../../operations/linked';

type Field = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Schemas that hold no text of the visitor's own. */
const PLAIN: ReadonlySet<string> = new Set(['boolean', 'number', 'picklist', 'literal', 'null', 'enum', 'bigint']);

/**
 * Where an option stands in a link: in the query for all to read, where it is a choice, a number, or declared a mere parameter of a calculation; with the
 * input, where it may hold a text of the visitor's; nowhere, where it is the visitor's own, such as favourites.
 */
export function wayOf(field: Field): 'query' | 'fragment' | 'nowhere' {
  const as = linkedAs(field);
  if (as === 'own') return 'nowhere';
  return as === 'parameter' || !holdsText(field) ? 'query' : 'fragment';
}

/** Whether any text fits in an option: then it is declared what it is to a link. */
export function holdsText(field: Field): boolean {
  if ('wrapped' in field) return holdsText(field.wrapped as Field);
  if (field.type === 'union' && 'options' in field) return (field.options as readonly Field[]).some(holdsText);
  if (field.type === 'array' && 'item' in field) return holdsText(field.item as Field);
  return !PLAIN.has(field.type);
}
