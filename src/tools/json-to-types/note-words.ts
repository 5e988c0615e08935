import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the code does not say by itself, in words. */
export const noteWords = {
  convert: (words, { notes, enums }) => [
    ...notes.map((note) => words.note(note)),
    ...enums.filter(({ isOn }) => isOn).map(({ place, values }) => words.enumFound(place, values)),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
