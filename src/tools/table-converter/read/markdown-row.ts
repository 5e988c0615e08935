const PIPE = 124;
const BACKSLASH = 92;

const RULE_LINE = /^[ \t>]*[|:-][ \t|:-]*$/;
const RULE_CELL = /^:?-+:?$/;
// Other blocks, which end a table: a heading, a fence, a quotation, an item of a list.
const BLOCK = /^(?:#{1,6}(?:[ \t]|$)|```|~~~|[-*+][ \t]|\d{1,9}[.)][ \t])/;
// What stands for itself where an odd number of backslashes is before it; a pipe is always escaped here.
const MARK = /(?<!\\)(\\*)(\||<br[ \t]?\/?>)/gi;

/** Whether a line is the rule between names and rows. */
export function isRule(line: string): boolean {
  return line.includes('-') && RULE_LINE.test(line) && splitRow(line).every((cell) => RULE_CELL.test(cell));
}

/** Whether a line is no row any more: it is blank or begins another block. */
export function isTableEnd(line: string): boolean {
  const start = withoutQuote(line).trim();
  return start === '' || BLOCK.test(start);
}

/** The line without marks of a quotation in front. */
export function withoutQuote(line: string): string {
  let at = 0;
  let start = 0;
  for (; at < line.length; at++) {
    if (line[at] === '>') start = at + 1;
    else if (line[at] !== ' ' && line[at] !== '\t') break;
  }
  return line.slice(start);
}

/** The texts of the cells of a row: parted by pipes without a backslash, `<br>` as a line break. */
export function splitRow(line: string): string[] {
  const row = trimmed(withoutQuote(line));
  const cells: string[] = [];
  let start = row.charCodeAt(0) === PIPE ? 1 : 0;
  for (let pipe = row.indexOf('|', start); pipe >= 0; pipe = row.indexOf('|', pipe + 1)) {
    if (isEscaped(row, pipe)) continue;
    cells.push(cellText(row.slice(start, pipe)));
    start = pipe + 1;
  }
  const isClosed = start === row.length && cells.length > 0;
  if (!isClosed) cells.push(cellText(row.slice(start)));
  return cells;
}

function isEscaped(row: string, pipe: number): boolean {
  let slashes = 0;
  while (row.charCodeAt(pipe - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}

function cellText(raw: string): string {
  const text = trimmed(raw);
  if (!text.includes('|') && !text.includes('<')) return text;
  return text.replace(MARK, (_, slashes: string, mark: string) => {
    const kept = '\\'.repeat(slashes.length >> 1);
    return slashes.length % 2 === 1 ? kept + mark : `${kept}\n`;
  });
}

// Only blanks and tabs: other spaces belong to the text.
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const isBlank = (unit: number) => unit === 32 || unit === 9;
