import type { FormattedYaml } from '../../lib/yaml/format-yaml';
import type { Places } from '../../ui/converter/converter';
import { wayTo } from '../../ui/document-notes/document-notes';
import type { NoteItem } from '../../ui/notes/notes';
import type { ToolWords } from './use-words';

/** What the formatted text does not say by itself; what is about a place leads there. */
export function yamlViewerNotes({ notes }: FormattedYaml, words: ToolWords, places: Places): NoteItem[] {
  return notes.map((note): NoteItem => {
    const kind = note.code === 'trap' || note.code === 'not-sorted' ? 'warning' : 'info';
    const place = 'place' in note ? note.place : undefined;
    return { kind, message: words.note(note), ...wayTo(place, words.documents, places) };
  });
}
