import { err, ok } from '../../../lib/result';
import type { ReadFacts } from '../report';
import { isRule, isTableEnd, splitRow, withoutQuote } from './markdown-row';
import type { Reading, TextReader } from './reader';
import { sizeFault } from './text-limit';

const LINE_END = /\r\n|\r|\n/;
const HEADING = /^[ \t>]{0,20}#{1,6}[ \t]+(\S[^\r\n]*)$/;
const PROGRESS_LINES = 8192;

/** Reads one of the GFM tables of a Markdown text; `options.table` says which. */
export const readMarkdownTable: TextReader = (text, reading) => {
  const tooLarge = sizeFault(text, 'markdown');
  if (tooLarge) return err(tooLarge);
  const lines = text.split(LINE_END);
  const tables: (string | undefined)[] = [];
  const wanted = reading.options.table;
  let heading: string | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (at % PROGRESS_LINES === 0) reading.progress(at / lines.length);
    if (!beginsTable(line, lines[at + 1])) {
      heading = HEADING.exec(line)?.[1]?.trimEnd() ?? heading;
      continue;
    }
    tables.push(heading);
    heading = undefined;
    at = tables.length === wanted ? sendTable(lines, at, reading) : tableEnd(lines, at) - 1;
  }
  return finish(text, tables, reading);
};

function finish(text: string, tables: readonly (string | undefined)[], { options, sink }: Reading) {
  if (options.table <= tables.length) return ok<ReadFacts>({ tables });
  if (tables.length > 0) return err({ code: 'table-not-found', table: options.table, tables: tables.length });
  if (text.trim() !== '') return err({ code: 'no-table', format: 'markdown' });
  sink.header(undefined);
  return ok<ReadFacts>({ tables });
}

/** Whether the line holds names, and the next one the rule below them, with as many cells. */
function beginsTable(line: string, next: string | undefined): boolean {
  if (next === undefined || !isRule(next)) return false;
  const hasPipe = line.includes('|') || next.includes('|');
  return hasPipe && line.trim() !== '' && splitRow(line).length === splitRow(next).length;
}

function tableEnd(lines: readonly string[], start: number): number {
  let end = start + 2;
  while (end < lines.length && !isTableEnd(lines[end] ?? '')) end++;
  return end;
}

/** Sends the table that begins at the line; answers its last line. */
function sendTable(lines: readonly string[], start: number, { sink, progress }: Reading): number {
  const names = splitRow(lines[start] ?? '');
  // Markdown has no table without names: those who have none leave them blank.
  sink.header(names.every((name) => name === '') ? undefined : names);
  const end = tableEnd(lines, start);
  for (let at = start + 2; at < end; at++) {
    sink.row({ cells: splitRow(withoutQuote(lines[at] ?? '')) }, at + 1);
    if (at % PROGRESS_LINES === 0) progress(at / lines.length);
  }
  return end - 1;
}
