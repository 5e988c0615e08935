import type { yamlWords } from '../../i18n/yaml/zh-cn';
import type { Words } from '../../i18n/words';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import type { Places } from '../converter/converter';
import type { NoteItem } from '../notes/notes';
import { documentNotes, wayTo, type DocumentWords } from './document-notes';

export type YamlWords = Words<typeof yamlWords>;

/** Notes about YAML and what became of it, in words; those with a place lead there while the input is text. */
export function yamlNotes(
  notes: readonly YamlNote[],
  words: Pick<DocumentWords, 'note' | 'place'> & Pick<YamlWords, 'tolerated'>,
  places: Places,
): NoteItem[] {
  return notes.flatMap((note): NoteItem[] => {
    if (note.code !== 'tolerated') return documentNotes([note], words, places);
    return [{ kind: 'info', message: words.tolerated(note.problem, note.count), ...wayTo(note.place, words, places) }];
  });
}
