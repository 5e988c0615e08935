import type { NoteItem } from '../../ui/notes/notes';
import type { Removed } from './removed';
import type { ToolWords } from './use-words';

/** What the last text that came in has lost on the way, and what the page cannot show. */
export function documentNotes(
  words: ToolWords,
  removed: Removed | undefined,
  hasRemotePicture: boolean,
): readonly NoteItem[] {
  const items: NoteItem[] = [];
  if (removed && removed.counts.length > 0) items.push({ kind: 'warning', message: words.removed(removed) });
  if (removed?.counts.some(({ kind }) => kind === 'link'))
    items.push({ kind: 'warning', message: words.linkNotAllowed });
  if (removed?.addedCells) items.push({ kind: 'info', message: words.addedCells(removed.addedCells) });
  if (removed?.surrogates) items.push({ kind: 'info', message: words.surrogates });
  if (hasRemotePicture) items.push({ kind: 'info', message: words.pictures });
  return items;
}
