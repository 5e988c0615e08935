import type { Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import { offsetOf } from '../../lib/large-text';
import type { ConvertedTable, TableNote } from './report';
import { SHOWN_COLUMNS } from './report';
import type { ToolWords } from './use-words';

/** What notes lead to, and what they can do. */
export interface NoteContext {
  /** The text in the input, where it stands there. */
  readonly text: string | undefined;
  readonly toInput: Places['toInput'];
  readonly guard: () => void;
  /** Takes the records from another place. */
  readonly takeFrom: (path: string) => void;
}

/** What only tells how the table was read; the other notes are about something that was changed or lost. */
const TELLING: ReadonlySet<TableNote['code']> = new Set([
  'blank-lines',
  'comments',
  'flattened',
  'envelope',
  'sheet-empty',
  'line-breaks',
]);

/** What the table does not say by itself, the first notes of many. */
export function tableNotes(table: ConvertedTable, context: NoteContext, words: ToolWords): readonly NoteItem[] {
  const more = table.noteCount - table.notes.length;
  return [
    ...table.notes.map((note) => noteItem(note, context, words)),
    ...(more > 0 ? [{ kind: 'info' as const, message: words.moreNotes(more) }] : []),
    ...(table.columnCount > SHOWN_COLUMNS
      ? [{ kind: 'info' as const, message: words.firstColumns(SHOWN_COLUMNS) }]
      : []),
  ];
}

function noteItem(note: TableNote, context: NoteContext, words: ToolWords): NoteItem {
  const isTold = TELLING.has(note.code) || (note.code === 'formulas' && note.isGuarded);
  const item = { kind: isTold ? 'info' : 'warning', message: words.note(note) } as const;
  if (note.code === 'envelope') {
    return { ...item, act: { label: words.useEnvelope, onAct: () => context.takeFrom(note.path) } };
  }
  if (note.code === 'formulas' && !note.isGuarded) {
    return { ...item, act: { label: words.useGuard, onAct: context.guard } };
  }
  const { text } = context;
  if (!('line' in note) || note.line === undefined || text === undefined) return item;
  const { line } = note;
  const onGo = context.toInput(offsetOf(text, { line, column: 1 }) ?? 0);
  return onGo ? { ...item, where: words.place(line), onGo } : item;
}
