import { add, isLess, multiply, type Rational, rational, subtract } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import type { Job } from '../../operations/define';
import { isHeading, partLine, type ListLine } from './list-line';
import { readSize, type Amount, type ReadFault } from './read-amount';
import { takeLeading } from './read-number';
import { fittingUnit, unitRow, type Settings } from './rows';
import { sizeReport, type Context, type SizeReport } from './reports';
import { meantBy } from './units';

export const MOST_LINES = 100_000;
/** Of a longer name the ends are told. */
const LONGEST_NAME = 500;
export const LETTER_BASES = ['1024', '1000'] as const;
export const BARE_UNITS = ['1', '512', '1024'] as const;

export interface ListSettings extends Context {
  /** What `K`, `M` and `G` alone are powers of: `ls -h` writes 1024, `--si` 1000. */
  readonly letters: (typeof LETTER_BASES)[number];
  /** Bytes of a number without a unit: `du` alone counts blocks of 1024. */
  readonly bare: (typeof BARE_UNITS)[number];
  /** Folders that are in a folder of the list are counted as well. */
  readonly nested: boolean;
}

/** Why a line does not count. */
export type Skipped = 'total' | 'self' | 'nested';

export interface ListRow {
  /** From 1. */
  readonly line: number;
  /** Where the line begins, in UTF-16 units. */
  readonly at: number;
  readonly typed: string;
  readonly name: string;
  readonly bytes: string;
  readonly fitting: string;
  readonly skipped?: Skipped | undefined;
  readonly fault?: ReadFault | undefined;
}

export interface ListReport {
  /** The sum in bytes, or in the wanted unit. */
  readonly text: string;
  readonly rows: readonly ListRow[];
  readonly counted: number;
  readonly wrong: number;
  readonly nested: number;
  /** The lines that count in bits by a small `b`, which many write for bytes. */
  readonly doubtful: readonly Pick<ListRow, 'line' | 'at'>[];
  readonly sum: SizeReport;
  /** What the sum is at least, where its parts were rounded up to be shown. */
  readonly least?: string | undefined;
}

export type ListFault =
  | { readonly code: 'too-many-lines'; readonly limit: number }
  /** No line has a size; the first one is told. */
  | { readonly code: 'no-size'; readonly line: number; readonly why: ReadFault };

interface Line extends ListLine {
  readonly line: number;
  readonly at: number;
}

/** Adds up the sizes of a list, one on each line. */
export function sumList(
  text: string,
  settings: ListSettings,
  job: Pick<Job, 'progress' | 'signal'>,
): Result<ListReport, ListFault> {
  const lines = linesOf(text);
  if (lines.length > MOST_LINES) return err({ code: 'too-many-lines', limit: MOST_LINES });
  const listed = settings.nested
    ? undefined
    : new Set(lines.filter(({ isTree }) => isTree).map(({ name }) => plain(name)));
  let [sum, slack] = [rational(0n), rational(0n)];
  let counted = 0;
  const rows: ListRow[] = [];
  const doubtful: Pick<ListRow, 'line' | 'at'>[] = [];
  for (const line of lines) {
    if (rows.length % 1000 === 0) {
      job.signal.throwIfAborted();
      job.progress(rows.length, lines.length);
    }
    const read = readLine(line.size, settings);
    const row = { line: line.line, at: line.at, typed: shorten(line.size), name: shorten(line.name, LONGEST_NAME) };
    if (!read.ok) {
      rows.push({ ...row, bytes: '', fitting: '', fault: read.fault });
      continue;
    }
    const { bits } = read.value;
    const skipped = skippedOf(line, listed);
    if (!skipped) {
      counted += 1;
      if (read.value.notes.some(({ code }) => code === 'bit-or-byte')) doubtful.push({ line: line.line, at: line.at });
      sum = add(sum, bits);
      slack = add(slack, slackOf(read.value));
    }
    rows.push({ ...row, bytes: unitRow(bits, 'B', settings).number, fitting: fitting(bits, settings), skipped });
  }
  const wrong = rows.filter(({ fault }) => fault).length;
  const first = rows.find(({ fault }) => fault);
  if (counted === 0 && first?.fault) return err({ code: 'no-size', line: first.line, why: first.fault });
  return ok(report(rows, { sum, slack, counted, wrong, doubtful }, settings));
}

function report(
  rows: readonly ListRow[],
  {
    sum,
    slack,
    counted,
    wrong,
    doubtful,
  }: Pick<ListReport, 'counted' | 'wrong' | 'doubtful'> & { readonly sum: Rational; readonly slack: Rational },
  settings: ListSettings,
): ListReport {
  const least = subtract(sum, slack);
  return {
    text: unitRow(sum, settings.to === 'all' ? 'B' : meantBy(settings.to, settings.kilo), settings).text,
    rows,
    counted,
    wrong,
    doubtful,
    nested: rows.filter(({ skipped }) => skipped === 'nested').length,
    sum: sizeReport(sum, 'B', [], settings),
    least:
      slack.numerator > 0n
        ? unitRow(isLess(least, rational(0n)) ? rational(0n) : least, 'B', settings).text
        : undefined,
  };
}

function fitting(bits: Rational, settings: Settings): string {
  const unit = fittingUnit(bits, 'B', true);
  return unitRow(bits, unit, { ...settings, digits: 4 }).text;
}

function readLine(size: string, settings: ListSettings): Result<Amount, ReadFault> {
  const read = readSize(size, settings, { base: 'B', isBinary: settings.letters === '1024' });
  if (!read.ok || settings.bare === '1' || !read.value.notes.some(({ code }) => code === 'assumed-bytes')) return read;
  return ok({ ...read.value, bits: multiply(read.value.bits, rational(BigInt(settings.bare))) });
}

/** What is shown with a letter alone was rounded up: by how much at most. */
function slackOf({ notes, typed, bits }: Amount): Rational {
  if (!notes.some(({ code }) => code === 'lone-letter') || bits.numerator === 0n) return rational(0n);
  const leading = takeLeading(typed.head, 'en');
  if (!leading.ok || leading.value.value.numerator === 0n) return rational(0n);
  const [, decimals = ''] = leading.value.number.split(/[.,]/);
  const one = multiply(bits, rational(leading.value.value.denominator, leading.value.value.numerator));
  // Less than one step of the last digit, so a byte of it is sure.
  return subtract(multiply(one, rational(1n, 10n ** BigInt(decimals.length))), rational(8n));
}

function skippedOf(line: Line, listed: ReadonlySet<string> | undefined): Skipped | undefined {
  if (line.apart) return line.apart;
  return listed && line.isTree && isWithin(plain(line.name), listed) ? 'nested' : undefined;
}

/** A path without the slash at its end. */
function plain(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Folders deeper than this are not looked at one by one. */
const DEEPEST = 300;

/** Whether one of the folders around a path is in the list as well. */
function isWithin(path: string, listed: ReadonlySet<string>): boolean {
  let end = path.length;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    end = path.lastIndexOf('/', end - 1);
    if (end < 0) break;
    if (listed.has(path.slice(0, Math.max(end, 1))) && path.length > 1) return true;
    if (end === 0) return false;
  }
  return false;
}

/** The lines that hold something, as far as they are read. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    const typed = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (typed.trim() !== '' && !isHeading(typed))
      lines.push({ ...partLine(typed.replace(/^\ufeff/, '')), line: number, at });
    // One too many is enough to know.
    if (lines.length > MOST_LINES) break;
    at += line.length + 1;
  }
  return lines;
}
