import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import { sentencesOf } from './sentences';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  inspect: sentencesOf,
} satisfies NoteWords<typeof operations, ToolWords>;
