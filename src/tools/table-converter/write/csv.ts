import { beginsFormula, defuseFormula, quoteCell } from '../../../lib/csv-writer';
import { ok } from '../../../lib/result';
import { KIND, type Kind, type OutputTable } from '../cells';
import type { ConvertOptions } from '../options';
import type { TextWriter, Writing } from './writer';

/** Writes CSV (RFC 4180) with the delimiter chosen. */
export const writeCsv: TextWriter = (table, writing) => write(table, writing, writing.options.toDelimiter);

/** Writes values separated by tabs, quoted like those of CSV. */
export const writeTsv: TextWriter = (table, writing) => write(table, writing, '\t');

function write(table: OutputTable, writing: Writing, delimiter: string): ReturnType<TextWriter> {
  const { options, add, note, progress } = writing;
  const cells = new CellWriter(options, delimiter, table.names.length === 1);
  const lineBreak = options.lineEnd === 'crlf' ? '\r\n' : '\n';
  let lead = '';
  if (table.names.length > 0 && table.hasNames) {
    add(cells.first(table.names));
    lead = lineBreak;
  }
  for (let n = 0; n < table.rows && table.names.length > 0; n++) {
    const row = table.row(n);
    add(lead === '' ? cells.first(row.cells, row.kinds) : lead + cells.line(row.cells, row.kinds));
    lead = lineBreak;
    if ((n & 0xfff) === 0) progress(n / table.rows);
  }
  const { formulas, loneSurrogates } = cells;
  if (formulas > 0) note({ code: 'formulas', count: formulas, isGuarded: options.guard });
  if (loneSurrogates > 0) note({ code: 'lone-surrogates', count: loneSurrogates });
  return ok(undefined);
}

class CellWriter {
  formulas = 0;
  loneSurrogates = 0;
  private readonly needsQuotes: RegExp;
  private readonly emptyCell: string;
  private readonly isAlwaysQuoted: boolean;

  constructor(
    private readonly options: ConvertOptions,
    private readonly delimiter: string,
    isOneColumn: boolean,
  ) {
    this.isAlwaysQuoted = options.quotes === 'always';
    // Readers leave blanks at the edges out, or take a byte order mark for one of the file, unless they stand in quotes.
    this.needsQuotes = new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]|^[ \\t\ufeff]|[ \\t]$`);
    // An empty line would be no row.
    this.emptyCell = this.isAlwaysQuoted || isOneColumn ? '""' : '';
  }

  /** A first line that begins as Excel says its delimiter with would be taken for that. */
  first(cells: readonly string[], kinds?: readonly Kind[]): string {
    const line = this.line(cells, kinds);
    return /^sep=/i.test(line) ? line.replace(cells[0] ?? '', quoteCell(cells[0] ?? '')) : line;
  }

  line(cells: readonly string[], kinds?: readonly Kind[]): string {
    let line = '';
    for (let n = 0; n < cells.length; n++) {
      if (n > 0) line += this.delimiter;
      line += this.cell(cells[n] ?? '', kinds?.[n] ?? KIND.text);
    }
    return /\p{Surrogate}/u.test(line) ? this.withoutHalves(line) : line;
  }

  private cell(content: string, kind: Kind): string {
    if (content === '') return this.emptyCell;
    let text = content;
    if ((kind === KIND.text || kind === KIND.json) && beginsFormula(content)) {
      this.formulas += 1;
      if (this.options.guard) text = defuseFormula(content);
    }
    return this.isAlwaysQuoted || this.needsQuotes.test(text) ? quoteCell(text) : text;
  }

  private withoutHalves(line: string): string {
    return line.replace(/\p{Surrogate}/gu, () => {
      this.loneSurrogates += 1;
      return '\ufffd';
    });
  }
}
