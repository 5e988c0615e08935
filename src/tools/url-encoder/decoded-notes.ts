import type { NoteItem } from '../../ui/notes/notes';
import type { Decoded } from './decode';
import type { ToolWords } from './use-words';

/** What a decoded text does not say by itself. */
export function decodedNotes({ isUnfinished, keptCount, hasReplaced }: Decoded, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (keptCount > 0) items.push({ kind: 'warning', message: words.kept(keptCount) });
  if (hasReplaced) items.push({ kind: 'warning', message: words.replaced });
  if (isUnfinished) items.push({ kind: 'info', message: words.unfinished });
  return items;
}
