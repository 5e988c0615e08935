import type { TextSource } from '../../lib/text-source';
import type { NoteItem } from '../../ui/notes/notes';
import type { Imported } from './import-tags';
import type { ToolWords } from './use-words';

/** All of what was typed or opened; nothing where that is no text, or a file that has gone since. */
export async function wholeText(source: TextSource): Promise<string> {
  if (typeof source === 'string') return source;
  const { readWholeText } = await import('../../lib/open-text');
  return (await readWholeText(source)) ?? '';
}

/** What was taken over, and what has no field. */
export function importNotes(words: ToolWords, { taken, left }: Imported): NoteItem[] {
  const items: NoteItem[] = [{ kind: 'info', message: words.imported(taken) }];
  if (left.length > 0) items.push({ kind: 'warning', message: words.importLeft(left.join(', ')) });
  return items;
}
