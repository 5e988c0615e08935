import type { DocumentValue } from '../../lib/document/document';
import { listOf } from './model';
import type { QueryNote } from './report';
import type { QueryData } from './read-data';

/** Several values stand in a list, where a language knows one alone. */
export function oneRoot(data: QueryData): {
  readonly root: DocumentValue | undefined;
  readonly notes: readonly QueryNote[];
} {
  const roots = data.roots();
  return roots.length > 1
    ? { root: listOf(roots), notes: [{ code: 'as-list', count: roots.length }] }
    : { root: roots[0], notes: [] };
}
