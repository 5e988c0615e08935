import type { NoteItem } from '../../ui/notes/notes';
import { crowdedDomains, MOST_HEADER_BYTES, type Report } from './report';
import type { ToolWords } from './use-words';

/** So many are named one by one. */
const MOST_NAMED = 20;

/** What there is to mind about cookies, and what could be better about them. */
export function cookieNotes(words: ToolWords, { entries, headerSize }: Report, onFolded: () => void): NoteItem[] {
  const notes: NoteItem[] = entries.flatMap((entry) => {
    const where = entries.length > 1 ? words.place(entry.line) : undefined;
    const { cookie, advice } = entry.set ?? {};
    return [
      ...(entry.parts > 1
        ? [
            {
              kind: 'warning',
              message: words.maybeFolded(entry.parts),
              where,
              act: { label: words.readFolded, onAct: onFolded },
            } as const,
          ]
        : []),
      ...(cookie?.notes ?? []).map(
        (note) => ({ kind: LIGHT.has(note.code) ? 'info' : 'warning', message: words.note(note), where }) as const,
      ),
      ...(advice ?? []).map((each) => ({ kind: 'info', message: words.advice(each), where }) as const),
    ];
  });
  const doubled = new Map(
    entries.filter(({ form, same }) => form === 'cookie' && same > 1).map(({ name, same }) => [name, same]),
  );
  for (const [name, same] of doubled) notes.push({ kind: 'warning', message: words.doubled(name, same) });
  if (headerSize > MOST_HEADER_BYTES) notes.push({ kind: 'warning', message: words.longHeader(headerSize) });
  for (const { host, count } of crowdedDomains(entries))
    notes.push({ kind: 'warning', message: words.crowded(count, host) });
  const named = notes.slice(0, MOST_NAMED);
  if (notes.length > MOST_NAMED) named.push({ kind: 'info', message: words.more(notes.length - MOST_NAMED) });
  return named;
}

/** What changes nothing that anybody would expect. */
const LIGHT: ReadonlySet<string> = new Set(['leading-dot', 'max-age-first', 'unknown']);
