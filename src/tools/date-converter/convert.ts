import { isoText } from '../../lib/iso-text';
import { err, ok, type Result } from '../../lib/result';
import { isZone } from '../../lib/zones';
import { shorten } from '../../lib/shorten';
import type { Job } from '../../operations/define';
import type { Context, DateFault, Moment, Notice } from './moment';
import { type Output, type OutputName, write, writeAll, type Style } from './outputs';
import { clean } from './clean-text';
import { recognise } from './recognise';
import { readAs, type Reading } from './readings';

/** Why there is no result: the text is no date, has not the form that was asked for, or the zone is unknown. */
export type ConvertFault = DateFault | { readonly code: 'not-this-format'; readonly reading: Reading };

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

interface Understood {
  readonly moments: readonly { readonly reading: Reading; readonly moment: Moment }[];
  readonly others: () => readonly Reading[];
}

/** Finds the moments that a text means. An empty text means now. */
function understand(text: string, asked: Reading | 'auto', context: Context): Result<Understood, ConvertFault> {
  const cleaned = clean(text);
  if (cleaned === '') {
    return ok({ moments: [{ reading: 'keyword', moment: { ns: context.now, notices: [] } }], others: () => [] });
  }
  const detected = recognise(cleaned, context);
  const readings = asked === 'auto' ? detected.readings : [asked];
  const moments: { reading: Reading; moment: Moment }[] = [];
  for (const reading of readings) {
    const read = readAs(reading, cleaned, context);
    if (!read) return err({ code: 'not-this-format', reading });
    if (!read.ok) return read;
    moments.push({ reading, moment: read.value });
  }
  if (moments.length === 0) return err({ code: 'unknown' });
  const others = () =>
    [...new Set([...detected.readings, ...detected.others()])].filter((other) => !readings.includes(other));
  return ok({ moments, others });
}

/** Reads a text and writes the instant in every notation and in the further zones. */
export function convertText(
  text: string,
  asked: Reading | 'auto',
  context: Context,
  style: Style,
  zones: readonly string[],
): Result<Report, ConvertFault> {
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
  readonly fault?: ConvertFault;
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
): Result<readonly Line[], ConvertFault> {
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
