import type { Column } from '../../lib/column-choices';
import { beginsFormula, defuseFormula, quoteCell } from '../../lib/csv-writer';
import { toJsonNumber } from '../../lib/json/json-numbers';
import { KIND, VALUE_LOOSE, at, kindOf, stringOf, valueSource, type JsonIndex } from '../../lib/json/json-index';
import { Uint32List } from '../../lib/json/json-table';
import { createValuePrinter } from '../../lib/json/print-json';
import { LongTextWriter, type LongText } from '../../lib/long-text';
import { utf8Length } from '../../lib/utf8-length';
import { childrenOf } from '../../lib/table/json-records';
import type { Table, TableSettings } from '../../lib/table/json-table';

export interface CsvSettings extends Pick<TableSettings, 'lists'> {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly quotes: 'needed' | 'always';
  readonly lineEnd: 'lf' | 'crlf';
  readonly header: boolean;
  readonly nullAs: 'empty' | 'null';
  /** Puts an apostrophe before text that a spreadsheet would take for a formula. */
  readonly guard: boolean;
}

export interface WrittenCsv extends LongText {
  /** Where every `ROWS_PER_BLOCK`th row begins, the header not counted, in bytes of UTF-8. */
  readonly blocks: Uint32Array;
  /** Cells of text that a spreadsheet takes for a formula, names of columns included. */
  readonly formulas: number;
  /** Halves of characters, which no file can hold: they became U+FFFD. */
  readonly loneSurrogates: number;
}

export const ROWS_PER_BLOCK = 64;

const JOINT = '; ';

/** Writes the columns of a table that are not hidden as CSV (RFC 4180), without a line break at the end. */
export function writeCsv(
  index: JsonIndex,
  table: Table,
  columns: readonly Column[],
  settings: CsvSettings,
  onProgress: (done: number) => void = () => {},
): WrittenCsv {
  return new CsvWriter(index, table, columns, settings).write(onProgress);
}

class CsvWriter {
  private readonly writer = new LongTextWriter('text/csv;charset=utf-8');
  private readonly blocks = new Uint32List();
  private readonly printValue: (node: number) => string;
  private readonly lineBreak: string;
  private readonly needsQuotes: RegExp;
  private readonly emptyCell: string;
  /** Which shown column a column of the table is, from 1; 0 for hidden ones. */
  private readonly places: Uint32Array;
  private readonly shown: readonly Column[];
  private bytes = 0;
  private isFirst = true;
  private formulas = 0;
  private loneSurrogates = 0;

  constructor(
    private readonly index: JsonIndex,
    private readonly table: Table,
    columns: readonly Column[],
    private readonly settings: CsvSettings,
  ) {
    this.shown = columns.filter(({ isHidden }) => !isHidden);
    this.places = new Uint32Array(table.columns.length);
    for (const [place, { position }] of this.shown.entries()) this.places[position] = place + 1;
    this.printValue = createValuePrinter(index, { notFinite: 'string' });
    this.lineBreak = settings.lineEnd === 'crlf' ? '\r\n' : '\n';
    const delimiter = settings.delimiter === '|' ? '\\|' : settings.delimiter;
    this.needsQuotes = new RegExp(`["\\r\\n${delimiter}]|^[ \\t\ufeff]|[ \\t]$`);
    // A byte order mark at the beginning of a file is taken for none of its text, a quoted one is kept.
    // An empty line would be no row, or one without cells.
    this.emptyCell = settings.quotes === 'always' || this.shown.length === 1 ? '""' : '';
  }

  write(onProgress: (done: number) => void): WrittenCsv {
    const { table, shown } = this;
    if (shown.length > 0 && table.rows > 0) {
      if (this.settings.header && table.hasNames) this.writeLine(shown.map(({ name }) => this.cell(name, true)));
      for (let row = 0; row < table.rows; row++) {
        this.writeRow(row);
        if ((row & 0xfff) === 0) onProgress(row);
      }
    }
    const { formulas, loneSurrogates } = this;
    return { ...this.writer.finish(), blocks: this.blocks.toArray(), formulas, loneSurrogates };
  }

  private writeRow(row: number): void {
    const { rowStarts, cellColumns, cellNodes } = this.table;
    const cells = Array.from({ length: this.shown.length }, () => this.emptyCell);
    const end = at(rowStarts, row + 1);
    for (let cell = at(rowStarts, row); cell < end; cell++) {
      const place = at(this.places, at(cellColumns, cell));
      if (place > 0) cells[place - 1] = this.cellOf(at(cellNodes, cell));
    }
    if (row % ROWS_PER_BLOCK === 0) this.blocks.push(this.bytes + (this.isFirst ? 0 : this.lineBreak.length));
    this.writeLine(cells);
  }

  private writeLine(cells: readonly string[]): void {
    const line = (this.isFirst ? '' : this.lineBreak) + cells.join(this.settings.delimiter);
    this.isFirst = false;
    const whole = /\p{Surrogate}/u.test(line) ? this.withoutHalves(line) : line;
    this.bytes += utf8Length(whole);
    this.writer.add(whole);
  }

  private withoutHalves(line: string): string {
    return line.replace(/\p{Surrogate}/gu, () => {
      this.loneSurrogates++;
      return '\ufffd';
    });
  }

  private cellOf(node: number): string {
    const { index, settings } = this;
    switch (kindOf(index, node)) {
      case KIND.string:
        return this.cell(stringOf(index, node), true);
      case KIND.array:
        if (settings.lists !== 'join') return this.cell(this.printValue(node), false);
        return this.cell(
          childrenOf(index, node)
            .map((element) => this.elementText(element))
            .join(JOINT),
          true,
        );
      default:
        return this.cell(this.plainText(node), false);
    }
  }

  private elementText(node: number): string {
    return kindOf(this.index, node) === KIND.string ? stringOf(this.index, node) : this.plainText(node);
  }

  /** What is no string: numbers as written, `true`, `false`, maps and lists as JSON. */
  private plainText(node: number): string {
    const { index } = this;
    const source = valueSource(index, node);
    switch (kindOf(index, node)) {
      case KIND.object:
      case KIND.array:
        return this.printValue(node);
      case KIND.null:
        return this.settings.nullAs === 'null' ? source : '';
      case KIND.number:
        return (at(index.kinds, node) & VALUE_LOOSE) === 0 ? source : toJsonNumber(source);
      case KIND.notFinite:
        return source.replace('+', '');
      default:
        return source;
    }
  }

  private cell(content: string, isText: boolean): string {
    if (content === '') return this.emptyCell;
    let text = content;
    if (isText && beginsFormula(content)) {
      this.formulas++;
      if (this.settings.guard) text = defuseFormula(content);
    }
    const isQuoted = this.settings.quotes === 'always' || this.needsQuotes.test(text);
    return isQuoted ? quoteCell(text) : text;
  }
}
