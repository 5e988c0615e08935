import type { Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import type { Escaped } from './escape';
import { codePointName } from './result-tokens';
import type { Unescaped } from './unescape';
import type { ToolWords } from './use-words';

function surrogateNotes(words: ToolWords, at: number | undefined, places: Places): NoteItem[] {
  if (at === undefined) return [];
  const where = words.atCharacter(at + 1);
  return [{ kind: 'warning', message: words.loneSurrogate, where, onGo: places.toInput(at) }];
}

/** What there is to say about a text that was escaped. */
export function escapeNotes(words: ToolWords, made: Escaped, places: Places): NoteItem[] {
  const { loneSurrogateAt, keptCount, unwritable } = made;
  const items = surrogateNotes(words, loneSurrogateAt, places);
  if (unwritable.length > 0) {
    items.push({ kind: 'warning', message: words.unwritable(unwritable.map(codePointName).join(words.listSeparator)) });
  }
  if (keptCount > 0) items.push({ kind: 'info', message: words.keptCount(keptCount) });
  return items;
}

/** What there is to say about entities that were read, each at its place. */
export function unescapeNotes(words: ToolWords, made: Unescaped, places: Places): NoteItem[] {
  const { loneSurrogateAt, remarks, moreRemarks } = made;
  const items = surrogateNotes(words, loneSurrogateAt, places);
  for (const { kind, reference, value, count, at, line, column } of remarks) {
    const message = words.remarks[kind](reference, value) + words.times(count);
    const isOdd = kind === 'no-character' || kind === 'windows-1252';
    const where = words.place(line, column);
    items.push({ kind: isOdd ? 'warning' : 'info', message, where, onGo: places.toInput(at) });
  }
  if (moreRemarks > 0) items.push({ kind: 'info', message: words.moreRemarks(moreRemarks) });
  return items;
}
