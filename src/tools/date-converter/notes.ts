import type { NoteItem } from '../../ui/notes/notes';
import type { Conversion } from './convert';
import type { ToolWords } from './use-words';

/** The notices of all readings, each once. */
export function notesOf(conversions: readonly Conversion[], words: ToolWords): NoteItem[] {
  const notes = new Map<string, NoteItem>();
  for (const notice of conversions.flatMap(({ notices }) => notices)) {
    const message = words.notice(notice);
    const isDoubt = notice.code === 'skipped' || notice.code === 'repeated';
    notes.set(message, { kind: isDoubt ? 'warning' : 'info', message });
  }
  return [...notes.values()];
}
