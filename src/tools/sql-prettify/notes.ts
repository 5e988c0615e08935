import type { NoteItem } from '../../ui/notes/notes';
import type { Prettified } from './writer';
import type { ToolWords } from './use-words';

/** Parameters that have no value, and values that no parameter takes. */
export function parameterNotes({ unfilled, unused }: Prettified, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (unfilled.length > 0) items.push({ kind: 'warning', message: words.unfilled(unfilled.join(words.listSeparator)) });
  if (unused.length > 0) items.push({ kind: 'info', message: words.unused(unused.join(words.listSeparator)) });
  return items;
}
