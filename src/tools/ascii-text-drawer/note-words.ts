import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What drawings do not say by themselves. */
export const noteWords = {
  draw: (words, { notes }) => notes.map((note) => words.note(note)),
} satisfies NoteWords<typeof operations, ToolWords>;
