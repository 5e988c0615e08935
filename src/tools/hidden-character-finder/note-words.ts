import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the cleaned text does not say. */
export const noteWords = {
  inspect: (words, { unclosed, messages, explained }) => [
    ...(unclosed > 0 ? [words.unclosed(unclosed)] : []),
    ...messages.map((message) => words.messageNote(message)),
    ...(explained.joiner > 0 ? [words.joinersFine(explained.joiner)] : []),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
