import { shorten } from '../../lib/shorten';
import type { NoteItem } from '../../ui/notes/notes';
import type { Reading } from './spelling';
import type { ToolWords } from './use-words';

/** So many unknown words are named one by one. */
const NAMED = 20;

/** The words that are no code words, by name and then by number. */
export function unknownNotes(words: ToolWords, { unknown, unknownCount }: Reading): NoteItem[] {
  const messages = unknown.slice(0, NAMED).map(({ word, index }) => words.unknown(shorten(word), index));
  if (unknownCount > NAMED) messages.push(words.moreUnknown(unknownCount - NAMED));
  return messages.map((message) => ({ kind: 'warning', message }));
}
