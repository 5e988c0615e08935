import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words: all that the page shows beside them. */
export const noteWords = {
  validate: (words, { errors, count, notes, schemaNotes, isSwapped }) => [
    ...(isSwapped ? [words.swapped] : []),
    ...errors.map(
      ({ place, pointer, problem }) =>
        `${words.place(place.line, place.column)}${words.colon}${words.at(pointer, words.jsonSchema.problem(problem))}`,
    ),
    ...(count > errors.length ? [words.moreErrors(count - errors.length)] : []),
    ...notes.map(words.dataNote),
    ...schemaNotes.map(words.jsonSchema.note),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
