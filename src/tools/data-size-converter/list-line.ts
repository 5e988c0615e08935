/** A line of a list, parted into its size and its name. */
export interface ListLine {
  readonly size: string;
  readonly name: string;
  /** Why it is none of the sizes: a sum of the others, as `ls -l` and `du -c` write it; the folder itself, as `ls -a` does. */
  readonly apart?: 'total' | 'self';
  /** The size is that of a folder with all within it, as `du` writes it. */
  readonly isTree: boolean;
}

/** The word for a sum in the languages of the tools. */
const TOTAL = /^(?:total|总计|总用量|總計|總用量)$/i;
const MODE = /^[bcdlpsCD-][rwxsStT-]{9}[.+@]?$/;
/** What a column with a size looks like. */
const SIZE = /^[0-9][0-9.,]*(?:[KMGTPEZYRQ]i?[Bbo]?|[kB])?$/;

const LETTER = /[KMGTPEZYRQ](?:i?[Bbo])?$/i;
const UNIT_WORD = /^(?:i?[bo]|bits?|bytes?|octets?|比特|字节|位)?(?:\/.*|ps)?$/i;

/** The heading of a folder, as `ls -R` writes it. */
export function isHeading(line: string): boolean {
  return /^[^0-9\s].*:$/.test(line);
}

/** Parts a line of `ls -l`, `du` or of anything that begins with a size. */
export function partLine(line: string): ListLine {
  return ofLs(line) ?? ofDu(line) ?? { size: line.trim(), name: '', isTree: false };
}

/** Day and month in either order, then a time or a year; or a date of ISO 8601. */
const DATE =
  /^(?:(?:\p{L}{2,}\.? [0-9]{1,2}|[0-9]{1,2} \p{L}{2,}\.?|[0-9]{1,2}月 [0-9]{1,2}日?) (?:[0-9]{1,2}:[0-9]{2}|[0-9]{4})|[0-9]{4}-[0-9]{2}-[0-9]{2} )/u;

/** `-rw-r--r-- 1 ann staff 1.5K Jan  1 12:00 name`, perhaps with an inode or blocks before it, or without owner or group. */
function ofLs(line: string): ListLine | undefined {
  const columns = take(line, 12);
  const mode = columns.findIndex(({ text }) => MODE.test(text));
  if (mode < 0 || mode > 2) return ofLsTotal(columns);
  // The size is what stands before the date: behind links, owner and group, which may be numbers or left out.
  const behind = (index: number) =>
    columns
      .slice(index + 1, index + 4)
      .map(({ text }) => text)
      .join(' ');
  const isSize = (index: number) => SIZE.test(columns[index]?.text ?? '') && DATE.test(behind(index));
  const index = [mode + 2, mode + 3, mode + 4].find(isSize);
  const size = index === undefined ? undefined : columns[index];
  if (index === undefined || !size) return undefined;
  // By ISO 8601 date and time are two columns, perhaps with an offset; else they are three.
  const isIso = /^[0-9]{4}-/.test(columns[index + 1]?.text ?? '');
  const hasOffset = isIso && /^[+-][0-9]{4}$/.test(columns[index + 3]?.text ?? '');
  const first = columns[index + (isIso && !hasOffset ? 3 : 4)];
  const name = first ? line.slice(first.at).trimEnd() : '';
  return { size: size.text, name, isTree: false, ...(/^\.\.?\/?$/.test(name) && { apart: 'self' }) };
}

function ofLsTotal(columns: readonly Column[]): ListLine | undefined {
  const [word, size, more] = columns;
  if (!word || !size || more || !TOTAL.test(word.text)) return undefined;
  return { size: size.text, name: word.text, isTree: false, apart: 'total' };
}

/** `4.0K`, a tab, and a name; `du` writes tabs, and what was copied from a page often has blanks. */
function ofDu(line: string): ListLine | undefined {
  const tab = line.indexOf('\t');
  if (tab >= 0) {
    const name = line.slice(tab + 1).trim();
    return { size: line.slice(0, tab).trim(), name, isTree: true, ...(TOTAL.test(name) && { apart: 'total' }) };
  }
  const [size, first] = take(line, 2);
  if (!size || !first || !SIZE.test(size.text)) return undefined;
  // Behind a letter that is a unit any word but one of a unit is a name; behind a mere number only what is a path.
  const isName = LETTER.test(size.text) && !UNIT_WORD.test(first.text);
  if (!isName && !/^(?:\.{0,2}\/|\.$)/.test(first.text)) return undefined;
  return { size: size.text, name: line.slice(first.at).trimEnd(), isTree: true };
}

interface Column {
  readonly text: string;
  readonly at: number;
}

/** The first words of a line with their places. */
function take(line: string, most: number): Column[] {
  const columns: Column[] = [];
  const word = /\S+/g;
  for (let found = word.exec(line); found && columns.length < most; found = word.exec(line)) {
    columns.push({ text: found[0], at: found.index });
  }
  return columns;
}
