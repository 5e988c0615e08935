import type { YamlNote } from './read-yaml';

/** Of the notes about several documents those about one (its number from 0), with paths inside it, and about the whole. */
export function notesOfDocument(notes: readonly YamlNote[], index: number): YamlNote[] {
  return notes.flatMap((note): YamlNote[] => {
    if (note.code === 'tolerated' || !note.path || note.path.length === 0) return [note];
    return note.path[0] === index ? [{ ...note, path: note.path.slice(1) }] : [];
  });
}
