import type { Handler } from 'htmlparser2';
import { CellText } from './cell-text';
import type { HtmlCell, HtmlRow } from './table-grid';

const BLOCKS = new Set(
  (
    'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section summary table ul tr caption thead tbody tfoot'
  ).split(' '),
);
const NOT_SHOWN = new Set(['script', 'style', 'template', 'noscript', 'title', 'head', 'colgroup']);
const KEPT_STYLE = /white-space\s{0,5}:\s{0,5}(?:pre|pre-wrap|break-spaces)\s{0,5}(?:;|$)|mso-spacerun/i;
const HIDDEN_STYLE = /display\s{0,5}:\s{0,5}none/i;
/** As HTML has it. */
const ACROSS_MOST = 1000;
const DOWN_MOST = 65_534;

type Attributes = Readonly<Record<string, string>>;

/** A table that is open: of the one that is wanted, where its rows go. */
interface OpenTable {
  readonly index: number;
  section: HtmlRow['section'];
  group: number;
  row: HtmlRow | undefined;
  isHiddenRow: boolean;
  cell: HtmlCell | undefined;
}

/** Listens to a parser, and gathers the rows of one table and the captions of all. */
export class TableCollector implements Partial<Handler> {
  readonly rows: HtmlRow[] = [];
  readonly captions: (string | undefined)[] = [];
  private readonly open: OpenTable[] = [];
  private text: CellText | undefined;
  private caption: CellText | undefined;
  private quietDepth = 0;
  private readonly kept: string[] = [];

  /** @param wanted the table whose rows are gathered, from 0 */
  constructor(private readonly wanted: number) {}

  onopentag(name: string, attributes: Attributes): void {
    if (NOT_SHOWN.has(name)) this.quietDepth++;
    const isKept = name === 'pre' || name === 'textarea' || KEPT_STYLE.test(attributes['style'] ?? '');
    const table = this.open.at(-1);
    if (name === 'table') this.openTable();
    else if (name === 'caption' && table) this.caption = new CellText();
    else if (table?.index === this.wanted) this.openPart(table, name, attributes);
    if (name === 'br') this.shown?.break();
    else if (BLOCKS.has(name)) this.shown?.block();
    // Of a nested table cells stand beside each other.
    else if ((name === 'td' || name === 'th') && table?.index !== this.wanted) this.text?.add(' ', false);
    if (isKept) this.kept.push(name);
  }

  onclosetag(name: string): void {
    if (NOT_SHOWN.has(name) && this.quietDepth > 0) this.quietDepth--;
    if (this.kept.at(-1) === name) this.kept.pop();
    if (BLOCKS.has(name)) this.shown?.block();
    const table = this.open.at(-1);
    if (name === 'table') this.closeTable();
    else if (name === 'caption') this.endCaption();
    else if (table?.index !== this.wanted) return;
    else if (name === 'td' || name === 'th') this.endCell(table);
    else if (name === 'tr') this.endRow(table);
    else if (name === 'thead' || name === 'tbody' || name === 'tfoot') this.openSection(table, 'body');
  }

  ontext(text: string): void {
    if (this.quietDepth === 0) this.shown?.add(text, this.kept.length > 0);
  }

  /** Ends what the source left open. */
  onend(): void {
    while (this.open.length > 0) this.closeTable();
  }

  private get shown(): CellText | undefined {
    return this.caption ?? this.text;
  }

  private openTable(): void {
    this.endCaption();
    const index = this.captions.length;
    this.captions.push(undefined);
    this.open.push({ index, section: 'body', group: 0, row: undefined, isHiddenRow: false, cell: undefined });
  }

  private closeTable(): void {
    this.endCaption();
    const table = this.open.pop();
    if (table?.index === this.wanted) this.endRow(table);
  }

  private endCaption(): void {
    const table = this.open.at(-1);
    const caption = this.caption?.end();
    this.caption = undefined;
    if (table && caption) this.captions[table.index] ??= caption;
  }

  private openPart(table: OpenTable, name: string, attributes: Attributes): void {
    if (name === 'thead') this.openSection(table, 'head');
    else if (name === 'tbody') this.openSection(table, 'body');
    else if (name === 'tfoot') this.openSection(table, 'foot');
    else if (name === 'tr') this.openRow(table, attributes);
    else if (name === 'td' || name === 'th') this.openCell(table, attributes);
  }

  private openSection(table: OpenTable, section: HtmlRow['section']): void {
    this.endRow(table);
    table.section = section;
    table.group++;
  }

  private openRow(table: OpenTable, attributes: Attributes): void {
    this.endRow(table);
    table.row = { cells: [], group: table.group, section: table.section };
    table.isHiddenRow = HIDDEN_STYLE.test(attributes['style'] ?? '');
  }

  private openCell(table: OpenTable, attributes: Attributes): void {
    this.endCaption();
    if (!table.row) this.openRow(table, {});
    this.endCell(table);
    table.cell = {
      text: '',
      across: Math.max(1, spanOf(attributes['colspan'], ACROSS_MOST)),
      down: spanOf(attributes['rowspan'], DOWN_MOST),
    };
    this.text = new CellText();
    this.kept.length = 0;
  }

  private endCell(table: OpenTable): void {
    if (!table.cell || !this.text) return;
    table.cell.text = this.text.end();
    table.row?.cells.push(table.cell);
    table.cell = undefined;
    this.text = undefined;
  }

  private endRow(table: OpenTable): void {
    this.endCell(table);
    const { row } = table;
    table.row = undefined;
    if (!row) return;
    // Excel ends its tables with a row that only holds widths.
    const isFiller = table.isHiddenRow && row.cells.every(({ text }) => text === '');
    if (!isFiller) this.rows.push(row);
  }
}

function spanOf(text: string | undefined, most: number): number {
  const digits = /^\s{0,20}\+?(\d{1,9})/.exec(text ?? '')?.[1];
  return digits === undefined ? 1 : Math.min(most, Number(digits));
}
