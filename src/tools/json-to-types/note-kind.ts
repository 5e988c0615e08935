import type { TypesNote } from './types/notes';

/** What only tells how a sample was understood. */
const TELLING: ReadonlySet<string> = new Set(['read-as-json5', 'comments-dropped', 'more-notes']);

export function noteKind(note: TypesNote): 'info' | 'warning' {
  if (note.code === 'sample') return TELLING.has(note.note.code) ? 'info' : 'warning';
  return note.code === 'map' || note.code === 'more' || note.code === 'root-undeclared' ? 'info' : 'warning';
}
