import type { DocumentMember, DocumentValue } from '../../lib/document/document';
import { NoteList } from '../../lib/document/note-list';
import { withWholeCharacters } from '../../lib/document/whole-characters';
import { writeJson } from '../../lib/document/write-json';
import { err, ok, type Result } from '../../lib/result';
import type { RunFault } from './faults';
import { textOf } from './model';
import type { Written } from './write-results';

/** A line for each value, those of a list of results by themselves: texts as they are, all else as JSON on one line. */
export function asLines(values: readonly DocumentValue[]): Written {
  const [only] = values;
  const items = values.length === 1 && only?.kind === 'list' ? only.items : values;
  return { text: items.map((value) => textOf(value) ?? writeJson(value, { indent: 0 }).text).join('\n'), notes: [] };
}

/** A cell is a text as it is, nothing for null, else JSON. */
function cellOf(value: DocumentValue | undefined): string {
  if (!value || value.kind === 'null') return '';
  const text = textOf(value) ?? writeJson(value, { indent: 0 }).text;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows: objects, whose keys are the columns, or lists; values that are neither are a row of one cell each. */
export function asCsv(values: readonly DocumentValue[]): Result<Written, RunFault> {
  const [only] = values;
  const rows = values.length === 1 && only?.kind === 'list' ? only.items : values;
  const isOf = (kind: DocumentValue['kind']) => rows.every((row) => row.kind === kind);
  const notes = new NoteList();
  if (rows.length === 0) return ok({ text: '', notes: [] });
  if (isOf('map')) {
    const names = new Set(rows.flatMap((row) => membersOf(row).map(({ key }) => key)));
    const lines = rows.map((row) => {
      const cells = new Map(membersOf(row).map(({ key, value }) => [key, value]));
      return Array.from(names, (name) => cellOf(cells.get(name)));
    });
    const header = Array.from(names, (name) => cellOf({ kind: 'string', text: name, start: 0, end: 0 }));
    return ok(joined([header, ...lines], notes));
  }
  if (isOf('list'))
    return ok(
      joined(
        rows.map((row) => (row.kind === 'list' ? row.items.map(cellOf) : [])),
        notes,
      ),
    );
  if (rows.some((row) => row.kind === 'map' || row.kind === 'list')) return err({ code: 'no-rows' });
  return ok(
    joined(
      rows.map((row) => [cellOf(row)]),
      notes,
    ),
  );
}

const membersOf = (value: DocumentValue): readonly DocumentMember[] => (value.kind === 'map' ? value.members : []);

function joined(rows: readonly (readonly string[])[], notes: NoteList): Written {
  const text = rows.map((row) => row.join(',')).join('\n');
  const whole = withWholeCharacters({ kind: 'string', text, start: 0, end: 0 }, notes);
  return { text: textOf(whole) ?? text, notes: notes.toNotes() };
}
