import { err, ok, type Result } from '../../../../lib/result';
import { KIND, type Kind } from '../../cells';
import type { TableFault } from '../../faults';
import type { Reading } from '../reader';
import { cellValue, type CellContext } from './cell-value';
import { parseRange, rangeName, type CellRange } from './cell-range';
import { parseMerge, repeatingMerges, type Merge } from './merges';
import { readPart, type Package } from './package';
import { isFilled, walkSheet } from './sheet-cells';

/** More cells than this, blank ones included, are refused: they would not fit into memory. */
const CELLS_MOST = 2 ** 26;
const PROGRESS_ROWS = 2048;

interface Survey {
  readonly used: CellRange | undefined;
  readonly merges: readonly Merge[];
}

/** Reads a sheet twice: what is used and merged is known at its end only. Answers the range that was read. */
export function readSheet(
  parts: Package,
  path: string,
  context: CellContext,
  reading: Reading,
): Result<string | undefined, TableFault> {
  const { options, sink } = reading;
  const range = options.range.trim() === '' ? undefined : parseRange(options.range);
  if (options.range.trim() !== '' && !range) return err({ code: 'bad-range' });
  const survey = surveySheet(parts, path, reading);
  if (!survey.ok) return survey;
  const { used, merges } = survey.value;
  const box = used && boxOf(used, range);
  if (!box) {
    sink.header(undefined);
    return ok(undefined);
  }
  const rows = box.bottom - box.top + 1;
  const columns = box.right - box.left + 1;
  if (rows * columns > CELLS_MOST) return err({ code: 'too-many-cells', rows, columns });
  const sent = sendSheet(parts, path, { box, merges: options.merged ? merges : [], context, reading });
  return sent.ok ? ok(rangeName(box)) : sent;
}

/** What is asked for, as far as rows are used; where a side is open, what is used. */
function boxOf(used: CellRange, range: CellRange | undefined): CellRange | undefined {
  if (!range) return used;
  const box = {
    top: range.top || used.top,
    left: range.left || used.left,
    bottom: Math.min(range.bottom, used.bottom),
    right: range.right === Infinity ? used.right : range.right,
  };
  return box.top <= box.bottom && box.left <= box.right ? box : undefined;
}

function surveySheet(parts: Package, path: string, { progress }: Reading): Result<Survey, TableFault> {
  let used: { top: number; left: number; bottom: number; right: number } | undefined;
  const merges: Merge[] = [];
  let isOrdered = true;
  let line = 0;
  const walked = readPart(parts, path, (xml, source) => {
    isOrdered = walkSheet(xml, {
      row: (row) => {
        if (row % PROGRESS_ROWS === 0) progress(source.share() / 2);
      },
      cell: (row, cell) => {
        if (!isFilled(cell)) return;
        used ??= { top: row, left: cell.column, bottom: row, right: cell.column };
        used.bottom = row;
        if (cell.column < used.left) used.left = cell.column;
        if (cell.column > used.right) used.right = cell.column;
      },
      merge: (text) => {
        const merge = parseMerge(text);
        if (merge) merges.push(merge);
      },
    });
    line = isOrdered ? 0 : xml.line;
  });
  if (!walked.ok) return walked;
  return isOrdered ? ok({ used, merges }) : err({ code: 'bad-xml', part: path, line });
}

interface Sending {
  readonly box: CellRange;
  readonly merges: readonly Merge[];
  readonly context: CellContext;
  readonly reading: Reading;
}

function sendSheet(parts: Package, path: string, sending: Sending): Result<void, TableFault> {
  const { box, context, reading } = sending;
  const sender = rowSender(sending);
  let brokenLine = 0;
  const walked = readPart(parts, path, (xml, source) => {
    walkSheet(xml, {
      row: (row) => {
        sender.begin(row);
        if (row % PROGRESS_ROWS === 0) reading.progress((1 + source.share()) / 2);
      },
      cell: (row, cell) => {
        if (!isFilled(cell)) return;
        const value = cellValue(row, cell, context);
        if (!value) brokenLine ||= xml.line;
        else {
          sender.cell(row, cell.column, value.text, value.kind);
          if (value.note && isWithin(box, row, cell.column)) reading.note(value.note);
        }
      },
    });
    sender.end();
  });
  if (!walked.ok) return walked;
  return brokenLine > 0 ? err({ code: 'bad-xml', part: path, line: brokenLine }) : ok(undefined);
}

function isWithin(box: CellRange, row: number, column: number): boolean {
  return row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;
}

/** Gathers the cells of a row, and sends it once it is over, with the blank rows before it. */
function rowSender({ box, merges, reading: { options, sink } }: Sending) {
  const width = box.right - box.left + 1;
  const repeating = repeatingMerges(merges, box);
  const header = options.header ? box.top + options.headerRow - 1 : 0;
  let row = box.top;
  let cells: string[] = newRow('');
  let kinds: Kind[] = newRow<Kind>(KIND.text);
  function newRow<T>(value: T): T[] {
    return Array.from({ length: width }, () => value);
  }
  const send = () => {
    repeating.fill(row, cells, kinds);
    if (row === header) sink.header(cells);
    else if (row > header) sink.row({ cells, kinds });
    row++;
    cells = newRow('');
    kinds = newRow<Kind>(KIND.text);
  };
  if (header === 0 || header > box.bottom) sink.header(undefined);
  return {
    begin(next: number): void {
      while (row < next && row <= box.bottom) send();
    },
    cell(at: number, column: number, text: string, kind: Kind): void {
      repeating.cell(at, column, text, kind);
      if (at !== row || !isWithin(box, at, column)) return;
      cells[column - box.left] = text;
      kinds[column - box.left] = kind;
    },
    end(): void {
      while (row <= box.bottom) send();
    },
  };
}
