import type { RefObject } from 'react';
import type { TextSource } from '../../lib/text-source';
import { wayTo } from '../../ui/document-notes/document-notes';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import type { QueryNote, QueryReport } from './report';
import { useWords } from './use-words';

interface SaidProps {
  report: QueryReport;
  data: TextSource;
  field: RefObject<TextInputHandle | null>;
}

/** So many of a kind are listed. */
const LISTED = 100;

const TELLING: ReadonlySet<QueryNote['code']> = new Set([
  'read-as-json5',
  'read-as-lines',
  'read-as-csv',
  'as-list',
  'comments-dropped',
  'more-notes',
]);

/** What a run said beside its results: messages of the expression, errors, and notes. */
export function Said({ report: { messages, errors, notes, count }, data, field }: SaidProps) {
  const words = useWords();
  const toInput = (offset: number) => (typeof data === 'string' ? () => field.current?.goTo(offset) : undefined);
  const wrong = errors.slice(0, LISTED).map((error): NoteItem => ({ kind: 'error', message: words.error(error) }));
  const partial: NoteItem = { kind: 'info', message: words.partial };
  return (
    <>
      <Notes title={words.errors} items={[...wrong, errors.length > 0 && count > 0 && partial]} />
      <Notes
        title={words.messages}
        items={messages.slice(0, LISTED).map((message) => ({ kind: 'info', message: <code>{message}</code> }))}
      />
      <Notes
        items={notes.map((note) => ({
          kind: TELLING.has(note.code) ? 'info' : 'warning',
          message: words.note(note),
          ...wayTo('place' in note ? note.place : undefined, words.documents, { toInput }),
        }))}
      />
    </>
  );
}
