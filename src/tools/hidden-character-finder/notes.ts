import type { NoteItem } from '../../ui/notes/notes';
import { MOST_FINDS } from './collector';
import type { Examined } from './examine';
import type { ToolWords } from './use-words';

/** What there is to say of all finds together. */
export function foundNotes(words: ToolWords, { unclosed, explained, total }: Examined): NoteItem[] {
  const notes: NoteItem[] = [];
  if (unclosed > 0) notes.push({ kind: 'warning', message: words.unclosed(unclosed) });
  if (total > MOST_FINDS) notes.push({ kind: 'info', message: words.onlyFirst(MOST_FINDS) });
  if (explained.joiner > 0) notes.push({ kind: 'info', message: words.joinersFine(explained.joiner) });
  if (explained.space > 0) notes.push({ kind: 'info', message: words.spacesFine(explained.space) });
  return notes;
}
