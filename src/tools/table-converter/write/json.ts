import { isJsonNumber } from '../../../lib/json-number';
import { ok } from '../../../lib/result';
import { KIND, type Kind, type OutputTable } from '../cells';
import type { ConvertOptions } from '../options';
import type { TextWriter, Writing } from './writer';

/** Writes a list of maps, or of lists whose first has the names. Cells that are not there are no members; in lists they are null. */
export const writeJson: TextWriter = (table, writing) => {
  const { add, options } = writing;
  const style = STYLES[options.jsonIndent];
  const rows = records(table, options, style);
  let isFirst = true;
  for (const record of told(rows, table, writing)) {
    add((isFirst ? `[${style.beforeRow}` : `,${style.beforeRow}`) + record);
    isFirst = false;
  }
  add(isFirst ? '[]' : `${style.afterRows}]`);
  return ok(undefined);
};

/** Writes a record a line (NDJSON, JSON Lines). */
export const writeNdjson: TextWriter = (table, writing) => {
  let isFirst = true;
  for (const record of told(records(table, writing.options, STYLES.compact), table, writing)) {
    writing.add(isFirst ? record : `\n${record}`);
    isFirst = false;
  }
  return ok(undefined);
};

interface Style {
  readonly beforeRow: string;
  readonly afterRows: string;
  readonly beforeCell: string;
  readonly afterCells: string;
  readonly afterName: string;
}

const COMPACT: Style = { beforeRow: '', afterRows: '', beforeCell: '', afterCells: '', afterName: ':' };
const indented = (step: string): Style => ({
  beforeRow: `\n${step}`,
  afterRows: '\n',
  beforeCell: `\n${step}${step}`,
  afterCells: `\n${step}`,
  afterName: ': ',
});

const STYLES: Readonly<Record<ConvertOptions['jsonIndent'], Style>> = {
  compact: COMPACT,
  rows: { ...COMPACT, beforeRow: '\n', afterRows: '\n' },
  '2': indented('  '),
  '4': indented('    '),
  tab: indented('\t'),
};

function* told(rows: Iterable<string>, table: OutputTable, { progress }: Writing): Iterable<string> {
  let row = 0;
  for (const record of rows) {
    yield record;
    if ((row & 0xfff) === 0) progress(row / (table.rows || 1));
    row += 1;
  }
}

function* records(table: OutputTable, { jsonShape }: ConvertOptions, style: Style): Iterable<string> {
  if (jsonShape === 'objects') {
    const names = table.names.map((name) => JSON.stringify(name) + style.afterName);
    for (let n = 0; n < table.rows; n++) {
      const { cells, kinds } = table.row(n);
      const members = names.flatMap((name, column) =>
        kinds[column] === KIND.absent ? [] : [name + jsonValue(cells[column] ?? '', kinds[column])],
      );
      yield enclosed('{', members, '}', style);
    }
    return;
  }
  if (table.hasNames) {
    yield enclosed(
      '[',
      table.names.map((name) => JSON.stringify(name)),
      ']',
      style,
    );
  }
  for (let n = 0; n < table.rows; n++) {
    const { cells, kinds } = table.row(n);
    const values = cells.map((cell, column) => jsonValue(cell, kinds[column]));
    yield enclosed('[', values, ']', style);
  }
}

function enclosed(open: string, parts: readonly string[], close: string, style: Style): string {
  if (parts.length === 0) return open + close;
  return open + style.beforeCell + parts.join(`,${style.beforeCell}`) + style.afterCells + close;
}

/** A cell as JSON: numbers digit for digit where JSON can write them so, else as texts. */
function jsonValue(cell: string, kind: Kind = KIND.text): string {
  switch (kind) {
    case KIND.number:
      return isJsonNumber(cell) ? cell : JSON.stringify(cell);
    case KIND.boolean:
      return cell.toLowerCase();
    case KIND.null:
    case KIND.absent:
      return 'null';
    case KIND.json:
      return cell;
    default:
      return JSON.stringify(cell);
  }
}
