import type { documentWords } from '../../i18n/documents/zh-cn';
import type { Words } from '../../i18n/words';
import type { FaultPlace } from '../../lib/document/document-fault';
import type { DocumentNote } from '../../lib/document/note';
import type { Places } from '../converter/converter';
import type { NoteItem } from '../notes/notes';
import type { FieldError } from '../text-input/text-input';

export type DocumentWords = Words<typeof documentWords>;

/** What only tells how the text was understood; the other notes are about something that was changed or lost. */
const TELLING: ReadonlySet<DocumentNote['code']> = new Set([
  'read-as-json5',
  'read-as-lines',
  'comments-dropped',
  'document-picked',
  'indent-limited',
  'root-wrapped',
  'more-notes',
]);

/** Notes about a document in words; those with a place lead there while the input stands there as text. */
export function documentNotes(
  notes: readonly DocumentNote[],
  words: Pick<DocumentWords, 'note' | 'place'>,
  places: Pick<Places, 'goToInput'> & Partial<Places>,
  inputIsText = places.inputIsText ?? false,
): NoteItem[] {
  return notes.map((note): NoteItem => {
    const item = { kind: TELLING.has(note.code) ? 'info' : 'warning', message: words.note(note) } as const;
    const { place } = note;
    if (!place || !inputIsText) return item;
    return { ...item, where: words.place(place.line, place.column), onGo: () => places.goToInput(place.at) };
  });
}

/** A message with the place it is about, if the fault has one, as a text input shows it. */
export function placedError(message: string, fault: object | FaultPlace): FieldError {
  if (!('excerpt' in fault)) return { message };
  const { at, line, column, excerpt } = fault;
  return { message, at, line, column, excerpt };
}
