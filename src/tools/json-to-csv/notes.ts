import { pathText } from '../../lib/document/note';
import type { Places } from '../../ui/converter/converter';
import { documentNotes } from '../../ui/document-notes/document-notes';
import type { NoteItem } from '../../ui/notes/notes';
import { SHOWN_COLUMNS, type ConvertedCsv } from './convert';
import type { ToolWords } from './use-words';

/** What notes are about beside the result, and what they can do. */
export interface NoteContext {
  readonly places: Places;
  readonly showsTable: boolean;
  /** Text that looks like a formula is made harmless already. */
  readonly isGuarded: boolean;
  readonly guard: () => void;
  /** Takes the records from another place. */
  readonly takeFrom: (path: string) => void;
}

/** What CSV does not say by itself. */
export function csvNotes(csv: ConvertedCsv, context: NoteContext, words: ToolWords): readonly NoteItem[] {
  if (csv.roots === 0) return [];
  return [
    ...offers(csv, context, words),
    ...documentNotes(csv.notes, words.documents, context.places),
    ...renamings(csv, words),
    ...formulas(csv, context, words),
    ...losses(csv, context, words),
  ];
}

function offers({ envelope }: ConvertedCsv, { takeFrom }: NoteContext, words: ToolWords): NoteItem[] {
  if (!envelope) return [];
  const path = pathText(envelope.path);
  const act = { label: words.useEnvelope, onAct: () => takeFrom(path) };
  return [{ kind: 'info', message: words.envelope(path, envelope.count), act }];
}

function renamings({ renamed, renamedCount }: ConvertedCsv, words: ToolWords): NoteItem[] {
  const more = renamedCount - renamed.length;
  const messages = renamed.map(({ wanted, name }) => words.renamed(wanted, name));
  return [...messages, ...(more > 0 ? [words.moreRenamed(more)] : [])].map((message) => ({ kind: 'warning', message }));
}

function formulas({ formulas: count }: ConvertedCsv, { isGuarded, guard }: NoteContext, words: ToolWords): NoteItem[] {
  if (count === 0) return [];
  if (isGuarded) return [{ kind: 'info', message: words.guarded(count) }];
  return [{ kind: 'warning', message: words.formulas(count), act: { label: words.useGuard, onAct: guard } }];
}

function losses({ loneSurrogates, columnCount }: ConvertedCsv, context: NoteContext, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (loneSurrogates > 0) items.push({ kind: 'warning', message: words.loneSurrogates(loneSurrogates) });
  if (context.showsTable && columnCount > SHOWN_COLUMNS) {
    items.push({ kind: 'info', message: words.firstColumns(SHOWN_COLUMNS) });
  }
  return items;
}
