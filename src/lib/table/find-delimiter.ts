/** What may stand between cells where nobody said so. */
const CANDIDATES = [',', ';', '\t', '|'] as const;
export type FoundDelimiter = (typeof CANDIDATES)[number];

/** Of a long text the beginning tells what stands between its cells. */
const LOOKED_AT = 64 * 1024;
/** The share of the rows that have as many cells as most, where the first row has one alone. */
const MOST_AFTER_TITLE = 0.7;

export interface DelimiterRules {
  readonly quote?: string;
  /** Lines that begin with it are no rows. */
  readonly comment?: string;
  /** Every row has as many cells as the first. */
  readonly isEven?: boolean;
}

const LF = 10;
const CR = 13;

/** How a text looks where a character stands between its cells. */
interface Reading {
  readonly delimiter: FoundDelimiter;
  readonly columns: number;
  /** The share of rows that have so many. */
  readonly share: number;
  /** Each one stands between digits, as the commas of decimal numbers do. */
  readonly isWithinNumbers: boolean;
}

/**
 * What stands between the cells of a text: that of the candidates which parts its rows into as many cells each time, counted outside of
 * quotes; undefined where there is one column. The whole text or its beginning.
 */
export function findDelimiter(text: string, rules: DelimiterRules = {}): FoundDelimiter | undefined {
  const head = text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text;
  const readings = CANDIDATES.flatMap((delimiter) => readWith(delimiter, head, head.length < text.length, rules) ?? []);
  const even = readings.filter(({ share }) => share === 1);
  if (even.length > 0) return likeliest(even).delimiter;
  if (rules.isEven) return undefined;
  const best = Math.max(...readings.map(({ share }) => share));
  const equal = readings.filter(({ share }) => share === best);
  return equal.length === 0 ? undefined : likeliest(equal).delimiter;
}

/** Tabs and bars seldom stand in cells, and commas between digits are those of numbers; else more columns tell more. */
function likeliest(readings: readonly Reading[]): Reading {
  const rank = ({ delimiter, columns, isWithinNumbers }: Reading) => {
    if (delimiter === '\t') return Infinity;
    if (delimiter === '|') return 1e9;
    return delimiter === ',' && isWithinNumbers ? 0 : columns;
  };
  return readings.reduce((best, one) => (rank(one) > rank(best) ? one : best));
}

function readWith(delimiter: FoundDelimiter, head: string, isCut: boolean, rules: DelimiterRules): Reading | undefined {
  const counted = countCells(head, delimiter, rules);
  // The last row of a part is not whole.
  const counts = isCut && counted.counts.length > 1 ? counted.counts.slice(0, -1) : counted.counts;
  const [first = 1] = counts;
  const often = new Map<number, number>();
  for (const count of counts) often.set(count, (often.get(count) ?? 0) + 1);
  let columns = first;
  for (const [count, times] of often) if (times > (often.get(columns) ?? 0)) columns = count;
  const rate = (often.get(columns) ?? 0) / counts.length;
  // What stands behind a closing quote would be lost to its cell: quotes of another kind of cells.
  const share = counted.isOdd || (isOpen(counted, isCut) && counts.length > 1) ? rate / 4 : rate;
  const isTitled = first > 1 || share >= MOST_AFTER_TITLE;
  if (columns > 1 && isTitled) return { delimiter, columns, share, isWithinNumbers: counted.isWithinNumbers };
  // Names of several columns above rows of one cell each; prose has blanks behind its commas.
  const isHeader = first > 1 && !counted.hasBlanks;
  return isHeader ? { delimiter, columns: first, share: 1 / counts.length, isWithinNumbers: false } : undefined;
}

const isOpen = ({ endsOpen }: Counted, isCut: boolean) => endsOpen && !isCut;

interface Counted {
  /** The cells of each row that is not blank. */
  readonly counts: readonly number[];
  readonly isOdd: boolean;
  readonly endsOpen: boolean;
  readonly isWithinNumbers: boolean;
  /** Behind every delimiter of the first row there is a blank. */
  readonly hasBlanks: boolean;
}

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39;

function countCells(text: string, delimiter: string, { quote = '"', comment = '' }: DelimiterRules): Counted {
  const counts: number[] = [];
  const [delimiterUnit, quoteUnit] = [delimiter.charCodeAt(0), quote.charCodeAt(0)];
  let [isOdd, endsOpen, isWithinNumbers, hasBlanks] = [false, false, true, true];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const begin = at;
    let cells = 1;
    const isComment = comment !== '' && text.startsWith(comment, at);
    for (let isAtCell = !isComment; at < text.length;) {
      const unit = text.charCodeAt(at);
      if (isAtCell && unit === quoteUnit) {
        const end = quotedEnd(text, at, quote);
        endsOpen = end < 0;
        at = end < 0 ? text.length : end;
        const next = text.charCodeAt(at);
        if (at < text.length && next !== delimiterUnit && next !== LF && next !== CR) isOdd = true;
        isAtCell = false;
        continue;
      }
      if (unit === LF || unit === CR) break;
      isAtCell = unit === delimiterUnit && !isComment;
      if (isAtCell) {
        cells += 1;
        if (!isDigit(text.charCodeAt(at - 1)) || !isDigit(text.charCodeAt(at + 1))) isWithinNumbers = false;
        if (counts.length === 0 && text[at + 1] !== ' ') hasBlanks = false;
      }
      at += 1;
    }
    if (at > begin && !isComment) counts.push(cells);
    at += 1;
  }
  return { counts, isOdd, endsOpen, isWithinNumbers, hasBlanks };
}

/** The place behind the quote that closes; -1 where there is none. */
function quotedEnd(text: string, at: number, quote: string): number {
  let end = text.indexOf(quote, at + 1);
  while (end >= 0 && text[end + 1] === quote) end = text.indexOf(quote, end + 2);
  return end < 0 ? -1 : end + 1;
}
