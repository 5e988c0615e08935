import { visible } from '../../lib/jwt/visible';
import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  sign: (words, { notes }) => notes.map((note) => visible(words.note(note))),
  batch: (words, { notes, wrong, wrongCount, odd, oddCount }) => [
    ...notes.map((note) => visible(words.note(note))),
    ...wrong.map(({ line, fault }) => words.wrongLine(line, fault)),
    ...(wrongCount > wrong.length ? [words.moreWrong(wrongCount - wrong.length)] : []),
    ...odd.map(({ line, note }) => words.inLine(line, visible(words.note(note)))),
    ...(oddCount > odd.length ? [words.moreOdd(oddCount - odd.length)] : []),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
