import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What a result does not say by itself: times that clocks skip or repeat, and zones that are unknown here. */
export const noteWords = {
  convert: (words, { notes, clocks }) => [
    ...notes.map(words.note),
    ...clocks.flatMap(({ zone, isKnown }) => (isKnown ? [] : [words.unknownZone(zone)])),
  ],
  plan: (words, { zones }) => zones.flatMap(({ zone, isKnown }) => (isKnown ? [] : [words.unknownZone(zone)])),
} satisfies NoteWords<typeof operations, ToolWords>;
