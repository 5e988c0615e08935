import { cellsOf } from '../../../lib/character-cells';
import { err, ok } from '../../../lib/result';
import { utf8Length } from '../../../lib/utf8-length';
import type { OutputTable } from '../cells';
import type { TextWriter } from './writer';

/** Results above this many bytes of UTF-8 are refused: nobody reads such a Markdown text. */
export const MARKDOWN_LIMIT = 20 * 1024 * 1024;
/** The shortest rule below a name that every reader takes. */
const RULE = 3;
const PROGRESS_ROWS = 4096;

// What a table would take for its own: the backslashes before it are doubled, so that they are read back.
const MARK = /(?<!\\)(\\*)(\||<br[ \t]?\/?>|\r\n|\r|\n)/gi;

/** Writes a GFM table; columns of CJK text are aligned as a monospaced font shows them. */
export const writeMarkdown: TextWriter = (table, { options, add, note, progress }) => {
  if (table.names.length === 0) return ok(undefined);
  const widths = options.aligned ? measure(table) : table.names.map(() => 0);
  let bytes = 0;
  const addLine = (texts: readonly string[], start = '\n') => {
    const line = `${start}| ${texts.join(' | ')} |`;
    bytes += utf8Length(line);
    if (bytes <= MARKDOWN_LIMIT) add(line);
  };
  const pad = (text: string, column: number) => {
    const missing = options.aligned ? (widths[column] ?? 0) - widthOf(text) : 0;
    return missing > 0 ? text + ' '.repeat(missing) : text;
  };
  const lost = { spaces: 0, returns: 0 };
  const write = (cell: string, column: number) => {
    if (hasOuterSpace(cell)) lost.spaces++;
    if (cell.includes('\r')) lost.returns++;
    return pad(markdownCell(cell), column);
  };

  addLine(table.names.map(write), '');
  addLine(widths.map((width) => '-'.repeat(Math.max(RULE, width))));
  for (let n = 0; n < table.rows; n++) {
    addLine(table.row(n).cells.map(write));
    if (bytes > MARKDOWN_LIMIT) return err({ code: 'markdown-too-large', limit: MARKDOWN_LIMIT });
    if (n % PROGRESS_ROWS === 0) progress(n / table.rows);
  }
  if (lost.spaces > 0) note({ code: 'leading-spaces', count: lost.spaces });
  if (lost.returns > 0) note({ code: 'line-breaks', count: lost.returns });
  return ok(undefined);
};

/** The cell as it stands between two pipes. */
export function markdownCell(text: string): string {
  return text.replace(MARK, (_, slashes: string, mark: string) => {
    const isBreak = mark.startsWith('\r') || mark === '\n';
    return slashes + slashes + (isBreak ? '<br>' : `\\${mark}`);
  });
}

// Readers of Markdown cut these off.
function hasOuterSpace(text: string): boolean {
  return /^[ \t]|[ \t]$/.test(text);
}

function measure(table: OutputTable): number[] {
  const widths = table.names.map((name) => Math.max(RULE, widthOf(markdownCell(name))));
  for (let n = 0; n < table.rows; n++) {
    const { cells } = table.row(n);
    for (let i = 0; i < widths.length; i++) {
      const width = widthOf(markdownCell(cells[i] ?? ''));
      if (width > (widths[i] ?? 0)) widths[i] = width;
    }
  }
  return widths;
}

/** Columns of a monospaced font. */
export function widthOf(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x300) {
      width++;
      continue;
    }
    const codePoint = text.codePointAt(i) ?? unit;
    if (codePoint > 0xffff) i++;
    width += cellsOf(codePoint);
  }
  return width;
}
