import type { NoteItem } from '../../ui/notes/notes';
import type { Converted } from './convert';
import type { ToolWords } from './use-words';

/** So many are named one by one. */
const MOST_NAMED = 20;

/** What stayed as it is, each with its place. */
export function leftNotes(
  words: ToolWords,
  { left, leftCount }: Converted,
  toSource: (at: number) => (() => void) | undefined,
): NoteItem[] {
  const named = left.slice(0, MOST_NAMED).map(({ code, text, at }): NoteItem => ({
    kind: 'warning',
    message: words.left[code](code === 'surrogate' && text.length === 1 ? hexOf(text) : text),
    where: words.place(at + 1),
    onGo: toSource(at),
  }));
  const more = leftCount - named.length;
  if (more > 0) named.push({ kind: 'warning', message: words.moreLeft(more) });
  return named;
}

/** Half a character cannot be shown. */
const hexOf = (unit: string) => `U+${unit.charCodeAt(0).toString(16).toUpperCase()}`;
