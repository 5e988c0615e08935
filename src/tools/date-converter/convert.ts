import { isoText } from '../../lib/iso-text';
import { err, ok, type Result } from '../../lib/result';
import { isZone } from '../../lib/zones';
import { shorten } from '../../lib/shorten';
import type { Job } from '../../operations/define';
import type { Context, Notice } from '../../lib/dates/moment';
import { type Output, type OutputName, write, writeAll, type Style } from './outputs';
import type { Reading } from '../../lib/dates/readings';
import { type ReadFault, understand } from '../../lib/dates/understand';

/** One way to understand the text. */
export interface Conversion {
  readonly reading: Reading;
  readonly notices: readonly Notice[];
  readonly outputs: Readonly<Record<OutputName, Output>>;
  /** Date and time on the clocks of the zone to the second, as `<input type="datetime-local">` takes it; empty outside its years. */
  readonly picker: string;
  readonly zones: readonly { readonly zone: string; readonly iso: string }[];
}

/** A text read and written; two conversions when the order of day and month is open. */
export interface Report {
  readonly conversions: readonly Conversion[];
  /** What the text could also be. */
  readonly others: readonly Reading[];
}

/** Reads a text and writes the instant in every notation and in the further zones. */
export function convertText(
  text: string,
  asked: Reading | 'auto',
  context: Context,
  style: Style,
  zones: readonly string[],
): Result<Report, ReadFault> {
  const unknownZone = [context.zone, ...zones].find((zone) => !isZone(context.T, zone));
  if (unknownZone !== undefined) return err({ code: 'unknown-zone', zone: shorten(unknownZone) });
  const understood = understand(text, asked, context);
  if (!understood.ok) return understood;
  const { moments, others } = understood.value;
  return ok({
    others: others(),
    conversions: moments.map(({ reading, moment }) => ({
      reading,
      notices: moment.notices,
      outputs: writeAll(moment.ns, context, style),
      picker: pickerText(moment.ns, context),
      zones: zones.map((zone) => ({
        zone,
        iso: isoText(new context.T.Instant(moment.ns).toZonedDateTimeISO(zone), style.fraction),
      })),
    })),
  });
}

function pickerText(ns: bigint, { T, zone }: Context): string {
  const wall = new T.Instant(ns).toZonedDateTimeISO(zone).toPlainDateTime();
  return wall.year >= 1 && wall.year <= 9999 ? wall.toString({ smallestUnit: 'second', roundingMode: 'floor' }) : '';
}

/** A line of a batch. An open order of day and month gives two readings and two results. */
export interface Line {
  /** From 1, blank lines counted. */
  readonly line: number;
  readonly input: string;
  readonly readings: readonly Reading[];
  readonly results: readonly Output[];
  readonly notices: readonly Notice[];
  readonly fault?: ReadFault;
}

/** Lines between two looks at the signal and two words about progress. */
const BLOCK = 500;

/** Reads each line that is not blank and writes it in one notation. */
export function convertEach(
  text: string,
  asked: Reading | 'auto',
  output: OutputName,
  context: Context,
  style: Style,
  job: Pick<Job, 'signal' | 'progress'>,
): Result<readonly Line[], ReadFault> {
  if (!isZone(context.T, context.zone)) return err({ code: 'unknown-zone', zone: shorten(context.zone) });
  const lines: Line[] = [];
  const inputs = text.split(/\r\n|\r|\n/);
  for (const [index, line] of inputs.entries()) {
    if (index % BLOCK === 0) {
      job.signal.throwIfAborted();
      job.progress(index, inputs.length);
    }
    const input = line.trim();
    if (input === '') continue;
    const understood = understand(input, asked, context);
    if (!understood.ok) {
      lines.push({ line: index + 1, input, readings: [], results: [], notices: [], fault: understood.fault });
      continue;
    }
    const { moments } = understood.value;
    lines.push({
      line: index + 1,
      input,
      readings: moments.map(({ reading }) => reading),
      results: moments.map(({ moment }) => write(output, moment.ns, context, style)),
      notices: moments.flatMap(({ moment }) => moment.notices),
    });
  }
  return ok(lines);
}
