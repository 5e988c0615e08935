import type { XmlOfJson } from '../../lib/xml-json/json-to-xml';
import type { Places } from '../../ui/converter/converter';
import { documentNotes } from '../../ui/document-notes/document-notes';
import type { NoteItem } from '../../ui/notes/notes';
import type { ToolWords } from './use-words';

/** What is only worth knowing; the rest is about something that was changed or lost. */
const TELLING = new Set<string>(['list-of-one', 'null-as-empty']);

/** What the XML does not say by itself. */
export function xmlNotes(notes: XmlOfJson['notes'], words: ToolWords, places: Places): NoteItem[] {
  return notes.flatMap((note): readonly NoteItem[] => {
    switch (note.code) {
      case 'read-as-json5':
      case 'read-as-lines':
      case 'duplicate-key':
      case 'lone-surrogate':
      case 'indent-limited':
      case 'more-notes':
        return documentNotes([note], words.documents, places);
      default:
        return [{ kind: TELLING.has(note.code) ? 'info' : 'warning', message: words.note(note) }];
    }
  });
}
