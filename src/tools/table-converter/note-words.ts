import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ConvertedTable } from './report';
import type { ToolWords } from './use-words';

/** Each note there is, and how many there are beyond. */
function said(words: ToolWords, { notes, noteCount }: ConvertedTable): readonly string[] {
  const more = noteCount - notes.length;
  return [...notes.map(words.note), ...(more > 0 ? [words.moreNotes(more)] : [])];
}

/** What the results do not say by themselves, in words. */
export const noteWords = { convert: said, convertFile: said } satisfies NoteWords<typeof operations, ToolWords>;
