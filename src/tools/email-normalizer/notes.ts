import type { Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import type { Normalised } from './normalise';
import type { ToolWords } from './use-words';

/** So many wrong lines are named one by one. */
const MOST_NAMED = 20;

/** The lines that hold no address, each with its place. */
export function wrongNotes(words: ToolWords, { rows }: Normalised, places: Places): NoteItem[] {
  const wrong = rows.flatMap(({ fault, line, at }) => (fault ? [{ fault, line, at }] : []));
  const notes = wrong.slice(0, MOST_NAMED).map(({ fault, line, at }): NoteItem => ({
    kind: 'warning',
    message: words.why(fault),
    where: words.place(line),
    onGo: places.toInput(at),
  }));
  const more = wrong.length - MOST_NAMED;
  if (more > 0) notes.push({ kind: 'warning', message: words.more(more) });
  return notes;
}
