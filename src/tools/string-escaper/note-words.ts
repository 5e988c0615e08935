import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import { shownPart } from './shown-part';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  describeText: (words, { notes, isSame }) => [
    ...(isSame ? [] : [`${words.notReadBack}.`]),
    ...notes.map((note) => words.notes[note]),
  ],
  describeEscaped: (words, { language, left, leftCount, isUnfinished }) => [
    ...left.map(({ kind, found, effect, line, column }) =>
      words.inPlace(line, column, words.left(kind, shownPart(found), language, effect)),
    ),
    ...(leftCount > left.length ? [words.moreLeft(leftCount - left.length)] : []),
    ...(isUnfinished ? [words.moreLayers] : []),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
