import type { Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import type { Decoded, DecodedLink } from './decode';
import type { ToolWords } from './use-words';

/** So many links are named one by one. */
const MOST_NAMED = 20;

/** What there is to mind about where links lead, and which ones could not be decoded. */
export function linkNotes(words: ToolWords, { links, isOneLink, plainCount }: Decoded, places: Places): NoteItem[] {
  const odd = links.filter(
    ({ state, destination, goesOn }) => state !== 'found' || destination.warnings.length > 0 || goesOn,
  );
  const named = odd.slice(0, MOST_NAMED).flatMap((link) => notesOf(words, link, isOneLink ? undefined : places));
  const more = odd.length - MOST_NAMED;
  if (more > 0) named.push({ kind: 'warning', message: words.more(more) });
  if (plainCount > 0) named.push({ kind: 'info', message: words.plainCount(plainCount) });
  return named;
}

function notesOf(words: ToolWords, link: DecodedLink, places: Places | undefined): NoteItem[] {
  const place = places && { where: words.place(link.at + 1), onGo: places.toInput(link.at) };
  const notes: NoteItem[] = link.destination.warnings.map((warning) => ({
    kind: warning.code === 'punycode' || warning.code === 'ip' ? 'info' : 'warning',
    message: words.warning(warning),
    ...place,
  }));
  if (link.state === 'hidden' || link.state === 'broken') {
    const filter = link.layers.at(-1)?.filter ?? '';
    notes.push({ kind: 'warning', message: words.fault({ code: link.state, filter }), ...place });
  }
  if (link.goesOn) notes.push({ kind: 'warning', message: words.goesOn(link.layers.length), ...place });
  return notes;
}
