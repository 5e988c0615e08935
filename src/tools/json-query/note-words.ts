import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  query: (words, { messages, errors, notes }) => [...messages, ...errors.map(words.error), ...notes.map(words.note)],
} satisfies NoteWords<typeof operations, ToolWords>;
