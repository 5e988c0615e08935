import type { NoteItem } from '../../ui/notes/notes';
import type { Reading } from './spelling';
import type { ToolWords } from './use-words';

/** So many unknown words are named one by one. */
const NAMED = 20;

/** The words that are no code words, by name and then by number. */
export function unknownNotes(words: ToolWords, { unknown }: Reading): NoteItem[] {
  const messages = unknown.slice(0, NAMED).map(({ word, index }) => words.unknown(word, index));
  if (unknown.length > NAMED) messages.push(words.moreUnknown(unknown.length - NAMED));
  return messages.map((message) => ({ kind: 'warning', message }));
}
