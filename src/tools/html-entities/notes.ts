import type { NoteItem } from '../../ui/notes/notes';
import type { Escaped } from './escape';
import { codePointName } from './result-tokens';
import type { Unescaped } from './unescape';
import type { ToolWords } from './use-words';

/** Leads to an offset of what was read; undefined where a file stands there. */
type WayTo = (at: number) => (() => void) | undefined;

function surrogateNotes(words: ToolWords, at: number | undefined, toSource: WayTo): NoteItem[] {
  if (at === undefined) return [];
  const where = words.atCharacter(at + 1);
  return [{ kind: 'warning', message: words.loneSurrogate, where, onGo: toSource(at) }];
}

/** What there is to say about a text that was escaped. */
export function escapeNotes(words: ToolWords, made: Escaped, toSource: WayTo): NoteItem[] {
  const { loneSurrogateAt, keptCount, unwritable } = made;
  const items = surrogateNotes(words, loneSurrogateAt, toSource);
  if (unwritable.length > 0) {
    items.push({ kind: 'warning', message: words.unwritable(unwritable.map(codePointName).join(words.listSeparator)) });
  }
  if (keptCount > 0) items.push({ kind: 'info', message: words.keptCount(keptCount) });
  return items;
}

/** What there is to say about entities that were read, each at its place. */
export function unescapeNotes(words: ToolWords, made: Unescaped, toSource: WayTo): NoteItem[] {
  const { loneSurrogateAt, remarks, moreRemarks } = made;
  const items = surrogateNotes(words, loneSurrogateAt, toSource);
  for (const { kind, reference, value, count, at, line, column } of remarks) {
    const message = words.remarks[kind](reference, value) + words.times(count);
    const isOdd = kind === 'no-character' || kind === 'windows-1252';
    const where = words.place(line, column);
    items.push({ kind: isOdd ? 'warning' : 'info', message, where, onGo: toSource(at) });
  }
  if (moreRemarks > 0) items.push({ kind: 'info', message: words.moreRemarks(moreRemarks) });
  return items;
}
