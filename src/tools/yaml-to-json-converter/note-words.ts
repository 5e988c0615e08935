import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  convert: ({ documents, yaml }, { notes }) =>
    notes.map((note) => (note.code === 'tolerated' ? yaml.tolerated(note.problem, note.count) : documents.note(note))),
} satisfies NoteWords<typeof operations, ToolWords>;
