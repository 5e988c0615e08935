import type { NoteItem } from '../../ui/notes/notes';
import type { Entry } from './entry';
import { nameOf } from './masked';
import type { Form } from './read-text';
import type { Report } from './report';
import { MOST_HEADER_BYTES, PROMISED_COOKIES } from './totals';
import type { ToolWords } from './use-words';

/** So many are named one by one. */
const MOST_NAMED = 20;

export interface NoteActs {
  /** Reads the lines as several cookies each. */
  readonly onFolded: () => void;
  /** A way to a place of the text, where it is in sight. */
  readonly wayTo: (at: number) => (() => void) | undefined;
}

/** What there is to mind about cookies, and what could be better about them: what is wrong first. */
export function cookieNotes(words: ToolWords, report: Report, { onFolded, wayTo }: NoteActs): NoteItem[] {
  const { entries, faults, totals } = report;
  const form = entries[0]?.form ?? 'cookie';
  const notes = grouped(words, [
    ...faults.map((fault) => ({
      kind: 'error' as const,
      message: words.lineFault(fault),
      ...placeOf(words, form, fault, wayTo),
    })),
    ...totals.flatMap(({ host, count, bytes }) => [
      ...(bytes > MOST_HEADER_BYTES ? [{ kind: 'warning' as const, message: words.longHeader(bytes, host) }] : []),
      ...(count > PROMISED_COOKIES ? [{ kind: 'warning' as const, message: words.crowded(count, host) }] : []),
    ]),
    ...doubled(entries).map(([name, same]) => ({
      kind: 'warning' as const,
      message: words.doubled(nameOf({ name }, words), same),
    })),
    ...entries.flatMap((entry) => {
      const where = entries.length > 1 ? placeOf(words, entry.form, entry, wayTo) : {};
      return entryNotes(words, entry, onFolded).map((note) => ({ ...note, ...where }));
    }),
  ]);
  const ordered = [...notes.filter(({ kind }) => kind !== 'info'), ...notes.filter(({ kind }) => kind === 'info')];
  const named = ordered.slice(0, MOST_NAMED);
  if (notes.length > MOST_NAMED) named.push({ kind: 'info', message: words.more(notes.length - MOST_NAMED) });
  return named;
}

/** What is said of several lines is said once, with the first of them. */
function grouped(words: ToolWords, all: readonly NoteItem[]): NoteItem[] {
  const groups = new Map<string, { note: NoteItem; more: number }>();
  for (const [index, note] of all.entries()) {
    // What is pressed is about its own line.
    const key = typeof note.message === 'string' && !note.act ? `${note.kind} ${note.message}` : index;
    const group = groups.get(String(key));
    if (group) group.more += 1;
    else groups.set(String(key), { note, more: 0 });
  }
  return [...groups.values()].map(({ note, more }) =>
    more === 0 || note.where === undefined ? note : { ...note, where: words.andMore(note.where, more) },
  );
}

/** What there is to say of one. */
export function entryNotes(words: ToolWords, entry: Entry, onFolded?: () => void): NoteItem[] {
  const { cookie, advice = [] } = entry.set ?? {};
  const notes: NoteItem[] = [];
  if (entry.parts > 1)
    notes.push({
      kind: 'warning',
      message: words.maybeFolded(entry.parts),
      act: onFolded && { label: words.readFolded, onAct: onFolded },
    });
  if (entry.replacedBy !== undefined)
    notes.push({ kind: 'warning', message: words.replaced(nameOf(entry, words), entry.replacedBy) });
  for (const note of cookie?.notes ?? [])
    notes.push({ kind: LIGHT.has(note.code) ? 'info' : 'warning', message: words.note(note) });
  for (const each of advice) notes.push({ kind: 'info', message: words.advice(each) });
  return notes;
}

type Way = NoteActs['wayTo'];

/** Of JSON the entry is counted, and there is no way to it. */
function placeOf(
  words: ToolWords,
  form: Form,
  { line, at }: { readonly line: number; readonly at: number },
  wayTo: Way,
) {
  if (form === 'json') return { where: words.entry(line) };
  return { where: words.place(line), onGo: wayTo(at) };
}

/** Names that stand in one Cookie header several times. */
function doubled(entries: readonly Entry[]): [name: string, same: number][] {
  const sent = entries.filter(({ form, same }) => form === 'cookie' && same > 1);
  return [...new Map(sent.map(({ name, same }) => [name, same]))];
}

/** What changes nothing that anybody would expect. */
const LIGHT: ReadonlySet<string> = new Set(['leading-dot', 'max-age-first', 'unknown']);
