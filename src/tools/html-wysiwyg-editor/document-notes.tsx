import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { Removed } from './removed';
import { useWords } from './use-words';

export interface DocumentNotesProps {
  /** What the last text that came in has lost on the way. */
  removed: Removed | undefined;
  hasRemotePicture: boolean;
}

/** What was left out, and what the page cannot show. */
export function DocumentNotes({ removed, hasRemotePicture }: DocumentNotesProps) {
  const words = useWords();
  const items: NoteItem[] = [];
  if (removed && removed.counts.length > 0) items.push({ kind: 'warning', message: words.removed(removed) });
  if (removed?.counts.some(({ kind }) => kind === 'link'))
    items.push({ kind: 'warning', message: words.linkNotAllowed });
  if (removed?.addedCells) items.push({ kind: 'info', message: words.addedCells(removed.addedCells) });
  if (removed?.surrogates) items.push({ kind: 'info', message: words.surrogates });
  if (hasRemotePicture) items.push({ kind: 'info', message: words.pictures });
  return (
    <div role="status">
      <Notes items={items} />
    </div>
  );
}
