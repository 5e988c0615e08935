import { toHalfWidth } from '../../lib/half-width';
import { lastOf } from '../../lib/ipv4/block';
import type { Range } from '../../lib/ip/ranges';
import { readBlock, type BlockFault } from '../../lib/ipv4/read-block';
import { readRange, type RangeFault } from '../../lib/ipv4/read-range';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';

/** What is wrong with a line, by its number from 1; or that there is no line with anything on it. */
export type LinesFault<F> = LineFault<F> | { readonly code: 'no-lines' };

export interface LineFault<F> {
  readonly code: 'in-line';
  readonly line: number;
  readonly fault: F;
}

/** Takes the faults of lines, so that the others are read all the same. Without it, the first fault ends all. */
type Collect<F> = (fault: LineFault<F>) => void;

const LINES_PER_CHECK = 1000;

type Watch = Pick<Job, 'signal' | 'progress'>;

/** Each line as a range, a block or an address. Blank lines and what follows `#` do not count. Reports lines. */
export function readRangeLines(
  text: string,
  watch: Watch,
  collect?: Collect<RangeFault>,
): Result<Range[], LinesFault<RangeFault>> {
  return readLines(text, watch, (line) => [line], readRange, collect);
}

/** Each line as one block or several, with commas or semicolons between. */
export function readBlockLines(
  text: string,
  watch: Watch,
  collect?: Collect<BlockFault>,
): Result<Range[], LinesFault<BlockFault>> {
  return readLines(
    text,
    watch,
    (line) => line.split(/[,;，；]/).filter((part) => part.trim() !== ''),
    (part) => {
      const read = readBlock(part.replaceAll(/^[\s"'[]+|(?<![\s"'\]])[\s"'\]]+$/g, ''));
      return read.ok ? ok({ first: read.value.block.network, last: lastOf(read.value.block) }) : read;
    },
    collect,
  );
}

function readLines<F extends { readonly code: string }>(
  text: string,
  { signal, progress }: Watch,
  partsOf: (line: string) => readonly string[],
  read: (part: string) => Result<Range, F>,
  collect?: Collect<F>,
): Result<Range[], LinesFault<F>> {
  const lines = text.split(/\r\n?|\n/);
  const ranges: Range[] = [];
  let first: LineFault<F> | undefined;
  for (const [index, line] of lines.entries()) {
    if (index % LINES_PER_CHECK === 0) {
      signal.throwIfAborted();
      progress(index, lines.length);
    }
    const content = toHalfWidth(line.replace(/#[^]*/, ''));
    if (/^[\s[\]]*$/.test(content)) continue;
    for (const part of partsOf(content)) {
      const range = read(part);
      if (range.ok) {
        ranges.push(range.value);
        continue;
      }
      const fault: LineFault<F> = { code: 'in-line', line: index + 1, fault: range.fault };
      if (!collect) return err(fault);
      first ??= fault;
      collect(fault);
      break;
    }
  }
  if (first && ranges.length === 0) return err(first);
  return ranges.length === 0 ? err({ code: 'no-lines' }) : ok(ranges);
}
