import type { NoteItem } from '../../ui/notes/notes';
import type { Note, NoteList } from './notes';
import type { ToolWords } from './use-words';

/** The notes of one list; `goTo` leads to what they are about. */
export function noteItems(
  list: NoteList,
  notes: readonly Note[],
  words: ToolWords,
  goTo?: (at: number) => void,
): NoteItem[] {
  return notes
    .filter((note) => note.list === list)
    .map((note) => ({
      kind: list === 'remark' && note.reason.code !== 'placeholder' ? 'info' : 'warning',
      message: words.note(note),
      where: words.command(note.command),
      ...(goTo && { onGo: () => goTo(note.at) }),
    }));
}
