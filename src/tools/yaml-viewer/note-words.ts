import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  format: (words, { notes }) => notes.map(words.note),
  check: (words, { errors, count, schemaNotes }) => [
    ...errors.map(
      (error) => `${words.documents.place(error.place.line, error.place.column)}: ${words.schemaError(error)}`,
    ),
    ...(count > errors.length ? [words.moreErrors(count - errors.length)] : []),
    ...schemaNotes.map((note) => `${words.schema}: ${words.jsonSchema.note(note)}`),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
