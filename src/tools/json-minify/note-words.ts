import { sayDuplicates } from '../../lib/json/say-duplicates';
import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  minify: (words, minified) => [...sayDuplicates(words, minified), ...minified.notes.map(words.documents.note)],
} satisfies NoteWords<typeof operations, ToolWords>;
