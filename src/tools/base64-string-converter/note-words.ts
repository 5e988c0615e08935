import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  describeBase64: (words, { notes }) => notes.map((note) => `${words.atPosition(note.at + 1)}: ${words.note(note)}`),
} satisfies NoteWords<typeof operations, ToolWords>;
