import { lineNumber, type TextComparison } from '../../lib/diff/comparison';
import { lineLength, lineText } from '../../lib/diff/text-lines';
import { diffWords, WORD_DIFF_LIMIT, type LinePart } from '../../lib/diff/word-diff';
import { nextTask } from '../../lib/next-task';
import { layOutComparison, type CompareRow } from '../../ui/text-compare/compare-rows';
import { cutLines } from '../../ui/text-compare/line-cuts';
import type { MarkUnit } from '../../ui/text-compare/use-marks';

export interface ReportSettings {
  readonly layout: 'split' | 'inline';
  readonly context: number | 'all';
  readonly marks: MarkUnit;
  /** Language of the page, as an HTML `lang`. */
  readonly language: string;
  readonly title: string;
  readonly leftName: string;
  readonly rightName: string;
  /** Counts and likeness, in words. */
  readonly summary: readonly string[];
  readonly equalLines: (count: number) => string;
}

/** Rows made between two pauses, so that the page stays responsive. */
const STEP = 300;
/** Characters of changed lines that are looked into; in longer reports the rest is coloured by line. */
const MARKED_CHARACTERS = 2_000_000;

const STYLE = `
:root{color-scheme:light}
body{margin:24px;background:#fff;color:#1d2127;font:14px/1.5 system-ui,sans-serif}
h1{margin:0 0 4px;font-size:18px;overflow-wrap:anywhere}
p{margin:0 0 12px;color:#545c68}
table{width:100%;border-collapse:collapse;table-layout:fixed;border:1px solid #cfd4dc;font:12px/18px ui-monospace,Consolas,Menlo,monospace}
th{padding:4px 8px;background:#f7f8fa;border-bottom:1px solid #cfd4dc;text-align:start;overflow-wrap:anywhere}
td{padding:0 6px;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:2}
td.n{color:#646c78;text-align:end;user-select:none}
td.r{background:#fdf0ef}
td.a{background:#ecf8f1}
td.x{background:#f7f8fa}
td.f{padding:2px 8px;background:#e9f2fe;color:#1762c4}
td.s{padding:0;text-align:center;user-select:none}
del,ins{border-radius:2px;text-decoration:none}
del{background:#f0bcb8}
ins{background:#a9dfbd}
col.n{width:6ch}
col.s{width:2ch}
@media print{body{margin:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}tr{break-inside:avoid}thead{display:table-header-group}}
`;

/** The comparison as a page of its own, to print or to keep: nothing in it is loaded from elsewhere. */
export async function makeReport(comparison: TextComparison, settings: ReportSettings): Promise<Blob> {
  const { layout, context, language, title, summary } = settings;
  const leftCuts = cutLines(comparison.left, undefined);
  const rightCuts = cutLines(comparison.right, undefined);
  const rows = layOutComparison(comparison, { layout, context, opened: [], leftCuts, rightCuts });
  const writer = new RowWriter(comparison, settings);
  const parts: BlobPart[] = [
    `<!doctype html>\n<html lang="${escape(language)}">\n<head>\n<meta charset="utf-8">\n` +
      `<meta name="viewport" content="width=device-width">\n<title>${escape(title)}</title>\n<style>${STYLE}</style>\n` +
      `</head>\n<body>\n<h1>${escape(title)}</h1>\n<p>${summary.map(escape).join(' · ')}</p>\n${writer.head()}`,
  ];
  for (let from = 0; from < rows.count; from += STEP) {
    let html = '';
    for (let row = from; row < Math.min(rows.count, from + STEP); row += 1) html += writer.row(rows.at(row));
    parts.push(html);
    if (from + STEP < rows.count) await nextTask();
  }
  parts.push('</tbody>\n</table>\n</body>\n</html>\n');
  return new Blob(parts, { type: 'text/html;charset=utf-8' });
}

class RowWriter {
  readonly #comparison: TextComparison;
  readonly #settings: ReportSettings;
  #marked = 0;

  constructor(comparison: TextComparison, settings: ReportSettings) {
    this.#comparison = comparison;
    this.#settings = settings;
  }

  head(): string {
    const { layout, leftName, rightName } = this.#settings;
    const [left, right] = [escape(leftName), escape(rightName)];
    return layout === 'split'
      ? `<table>\n<colgroup><col class="n"><col><col class="n"><col></colgroup>\n` +
          `<thead><tr><th colspan="2">${left}</th><th colspan="2">${right}</th></tr></thead>\n<tbody>\n`
      : `<table>\n<colgroup><col class="n"><col class="n"><col class="s"><col></colgroup>\n` +
          `<thead><tr><th colspan="4">− ${left}<br>+ ${right}</th></tr></thead>\n<tbody>\n`;
  }

  row(row: CompareRow): string {
    // Lines wrap by themselves here: all their pieces are in the first row.
    if (row.kind === 'fold') {
      return `<tr><td class="f" colspan="4">⋯ ${escape(this.#settings.equalLines(row.piece))}</td></tr>\n`;
    }
    if (row.piece > 0) return '';
    const parts = this.#partsOf(row);
    return this.#settings.layout === 'split' ? this.#split(row, parts) : this.#single(row, parts);
  }

  #split(row: CompareRow, parts: readonly LinePart[] | undefined): string {
    const showsLeft = row.left >= 0 && row.kind !== 'added';
    const showsRight = row.right >= 0 && row.kind !== 'removed';
    const isChange = row.kind !== 'same' && row.kind !== 'ignored';
    const left = showsLeft
      ? `<td class="n">${this.#number('left', row.left)}</td><td class="${isChange ? 'r' : ''}">${this.#line('left', row, parts)}</td>`
      : '<td class="n"></td><td class="x"></td>';
    const right = showsRight
      ? `<td class="n">${this.#number('right', row.right)}</td><td class="${isChange ? 'a' : ''}">${this.#line('right', row, parts)}</td>`
      : '<td class="n"></td><td class="x"></td>';
    return `<tr>${left}${right}</tr>\n`;
  }

  #single(row: CompareRow, parts: readonly LinePart[] | undefined): string {
    const side = row.kind === 'added' || row.left < 0 ? 'right' : 'left';
    const [sign, name] = row.kind === 'removed' ? ['−', 'r'] : row.kind === 'added' ? ['+', 'a'] : ['', ''];
    const left = row.kind === 'added' || row.left < 0 ? '' : this.#number('left', row.left);
    const right = row.kind === 'removed' || row.right < 0 ? '' : this.#number('right', row.right);
    return (
      `<tr><td class="n">${left}</td><td class="n">${right}</td>` +
      `<td class="s ${name}">${sign}</td><td class="${name}">${this.#line(side, row, parts)}</td></tr>\n`
    );
  }

  #number(side: 'left' | 'right', line: number): string {
    return String(lineNumber(this.#comparison, side, line) ?? '');
  }

  #line(side: 'left' | 'right', row: CompareRow, parts: readonly LinePart[] | undefined): string {
    if (!parts) return escape(lineText(this.#comparison[side], row[side]));
    const tag = side === 'left' ? 'del' : 'ins';
    return parts
      .map((part) => (part.isSame || part[side] === '' ? escape(part[side]) : `<${tag}>${escape(part[side])}</${tag}>`))
      .join('');
  }

  #partsOf({ kind, left, right }: CompareRow): readonly LinePart[] | undefined {
    const { marks } = this.#settings;
    const { left: one, right: other, ignore } = this.#comparison;
    if (marks === 'line' || kind === 'same' || kind === 'ignored' || left < 0 || right < 0) return undefined;
    const lengths = [lineLength(one, left), lineLength(other, right)] as const;
    if (Math.max(...lengths) > WORD_DIFF_LIMIT || this.#marked > MARKED_CHARACTERS) return undefined;
    this.#marked += lengths[0] + lengths[1];
    const parts = diffWords(lineText(one, left), lineText(other, right), { by: marks, ignore });
    return parts.length > 1 ? parts : undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
