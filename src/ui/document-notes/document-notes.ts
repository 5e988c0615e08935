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
  places: Pick<Places, 'toInput'>,
): NoteItem[] {
  return notes.map((note): NoteItem => {
    const kind = TELLING.has(note.code) ? 'info' : 'warning';
    return { kind, message: words.note(note), ...wayTo(note.place, words, places) };
  });
}

/** Where something is and how one gets there; nothing where no way leads there. */
export function wayTo(
  place: { readonly line: number; readonly column: number; readonly at: number } | undefined,
  words: Pick<DocumentWords, 'place'>,
  { toInput }: Pick<Places, 'toInput'>,
): Pick<NoteItem, 'where' | 'onGo'> {
  const onGo = place && toInput(place.at);
  return onGo ? { where: words.place(place.line, place.column), onGo } : {};
}

/** A message with the place it is about, if the fault has one, as a text input shows it. */
export function placedError(message: string, fault: object | FaultPlace): FieldError {
  if (!('excerpt' in fault)) return { message };
  const { at, line, column, excerpt } = fault;
  return { message, at, line, column, excerpt };
}
