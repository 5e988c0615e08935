import { Notes, type NoteItem } from '../../ui/notes/notes';
import { tableNotes } from './notes';
import type { ConvertedTable } from './report';
import { useWords } from './use-words';

export interface TableNotesProps {
  table: ConvertedTable;
  /** What stands in the input, where it is no file. */
  text: string | undefined;
  /** Goes to an offset of it. */
  onGo: (offset: number) => void;
  onGuard: () => void;
  onPath: (path: string) => void;
  /** Takes the text in the place of the HTML that was pasted with it; undefined where none was. */
  onPlain: (() => void) | undefined;
}

/** What the table does not say by itself. */
export function TableNotes({ table, text, onGo, onGuard, onPath, onPlain }: TableNotesProps) {
  const words = useWords();
  const pasted: NoteItem | undefined = onPlain && {
    kind: 'info',
    message: words.pasted,
    act: { label: words.usePlain, onAct: onPlain },
  };
  const toInput = (offset: number) => (text === undefined ? undefined : () => onGo(offset));
  return <Notes items={[pasted, ...tableNotes(table, { text, toInput, guard: onGuard, takeFrom: onPath }, words)]} />;
}
