import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { LineFault, ListNote } from './read-list';
import type { ToolWords } from './use-words';

/** So many are told, and how many more there are. */
const MOST_TOLD = 20;

/** What was left out of a list, and what was read otherwise than it stands there. */
function remarks(words: ToolWords, faults: readonly LineFault[], notes: readonly ListNote[]): readonly string[] {
  const told = [
    ...faults.map(words.lineFault),
    ...notes.map((note) => `${words.place(note.line)}: ${words.note(note)}`),
  ];
  const more = told.length - MOST_TOLD;
  return more > 0 ? [...told.slice(0, MOST_TOLD), words.more(more)] : told;
}

/** What the results do not say by themselves, in words. */
export const noteWords = {
  facts: (words, { hasHostBits, block, prefix, dropped }) => [
    ...(hasHostBits && prefix > 0 ? [words.hostBitsNote(block)] : []),
    ...(dropped ? [words.dropped[dropped]] : []),
  ],
  merge: (words, { faults, notes }) => remarks(words, faults, notes),
  exclude: (words, { faults, notes, otherFaults, otherNotes }) => [
    ...(otherFaults.length > 0 ? [words.notExcluded(otherFaults.length)] : []),
    ...remarks(words, [...faults, ...otherFaults], [...notes, ...otherNotes]),
  ],
  compare: (words, { faults, notes, second }) => [
    ...remarks(words, faults, notes),
    ...(second ? remarks(words, second.faults, second.notes) : []),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
