import type { Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import type { FormattedXml } from './format-xml';
import type { ToolWords } from './use-words';

const MAX_LISTED_WARNINGS = 20;

/** What formatted XML does not say by itself. */
export function xmlNotes(formatted: FormattedXml, places: Places, words: ToolWords): readonly NoteItem[] {
  const { placedWarnings, otherEncoding, indentLimit } = formatted;
  const items = placedWarnings.slice(0, MAX_LISTED_WARNINGS).map((warning): NoteItem => {
    const { at, line, column } = warning;
    const where = words.place(line, column);
    return { kind: 'warning', message: words.warning(warning), where, onGo: places.toInput(at) };
  });
  const more = placedWarnings.length - items.length;
  if (more > 0) items.push({ kind: 'warning', message: words.moreWarnings(more) });
  if (otherEncoding !== undefined) items.push({ kind: 'warning', message: words.otherEncoding(otherEncoding) });
  if (indentLimit !== undefined) items.push({ kind: 'info', message: words.indentLimit(indentLimit) });
  return items;
}
