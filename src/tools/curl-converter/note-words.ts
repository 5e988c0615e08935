import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  convert: (words, { notes, target }) => notes.map((note) => words.note(note, target)),
} satisfies NoteWords<typeof operations, ToolWords>;
