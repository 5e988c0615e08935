import type { Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import { isUrlSafe, type Slugs } from './slugify';
import type { ToolWords } from './use-words';

/** So many lines without a slug are named one by one. */
const NAMED_LINES = 20;

/** What there is to say about slugs: what a URL cannot hold, what is no character, and lines of which nothing is left. */
export function notesOf(words: ToolWords, made: Slugs, separator: string, places: Places): NoteItem[] {
  const { emptyLines } = made;
  const items = surrogateNotes(words, made, places);
  if (!isUrlSafe(separator)) items.unshift({ kind: 'warning', message: words.unsafeSeparator });
  for (const line of emptyLines.slice(0, NAMED_LINES)) {
    const onGo = places.toOutput(line);
    items.push({ kind: 'warning', message: words.emptyLine, where: words.line(line), onGo });
  }
  const more = emptyLines.length - NAMED_LINES;
  if (more > 0) items.push({ kind: 'warning', message: words.moreEmptyLines(more) });
  return items;
}

function surrogateNotes(words: ToolWords, { loneSurrogateAt }: Slugs, places: Places): NoteItem[] {
  if (loneSurrogateAt === undefined) return [];
  return [{ kind: 'warning', message: words.loneSurrogate, onGo: places.toInput(loneSurrogateAt) }];
}
