import type { PlacedNote } from '../../lib/xml-json/xml-to-json';
import type { Places } from '../../ui/converter/converter';
import { wayTo } from '../../ui/document-notes/document-notes';
import type { NoteItem } from '../../ui/notes/notes';
import type { ToolWords } from './use-words';

/** What the JSON does not say by itself; what is about a place leads there. */
export function jsonNotes(notes: readonly PlacedNote[], words: ToolWords, places: Places): NoteItem[] {
  return notes.map((note): NoteItem => {
    const kind = note.place || note.code === 'attributes-as-members' ? 'warning' : 'info';
    return { kind, message: words.note(note), ...wayTo(note.place, words.documents, places) };
  });
}
