import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  convert: (words, { notes }) =>
    notes.map((note) =>
      note.code === 'refused' && note.line !== undefined ? words.inLine(note.line, words.note(note)) : words.note(note),
    ),
} satisfies NoteWords<typeof operations, ToolWords>;
