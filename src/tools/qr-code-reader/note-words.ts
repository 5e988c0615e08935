import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ReadReport } from './report';
import type { ToolWords } from './use-words';

/** What the texts do not say: codes that are damaged, series that are not whole. */
function notesOf({ notes, missing, openSeries }: ToolWords, { codes, series }: ReadReport): readonly string[] {
  const damaged = codes.filter(({ isDamaged }) => isDamaged).length;
  const unfinished = series.filter(({ whole }) => whole === undefined);
  return [
    ...(damaged > 0 ? [notes.damaged(damaged)] : []),
    ...unfinished.map((one) =>
      one.missing.length > 0 ? missing({ ...one, of: Math.max(one.of, ...one.places) }) : openSeries(one.places),
    ),
  ];
}

/** What the results do not say by themselves, in words. */
export const noteWords = {
  read: notesOf,
  readFrame: notesOf,
} satisfies NoteWords<typeof operations, ToolWords>;
