import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { LAP_FORMATS, readLaps, writeLaps } from './laps';
import { showTime } from './show-time';

const precision = v.optional(v.boolean(), false);

/** Everything that is remembered of this tool, apart from the stopwatches themselves. */
export const chronometerOptions = v.object({
  /** Up to eight stopwatches instead of one. */
  several: v.optional(v.boolean(), false),
  /** Keeps the screen on while one of them runs. */
  awake: v.optional(v.boolean(), false),
  /** Hundredths of a second instead of thousandths. */
  hundredths: precision,
  lapFormat: v.optional(v.picklist(LAP_FORMATS), 'text'),
});

export type ChronometerOptions = v.InferOutput<typeof chronometerOptions>;

/** Beyond this, a double does not hold every millisecond. */
const MOST = Number.MAX_SAFE_INTEGER;

export type TimesFault =
  | { readonly code: 'not-a-time'; readonly line: number; readonly text: string }
  | { readonly code: 'out-of-range'; readonly line: number; readonly most: number };

/** Totals only grow. */
export type LapsFault = TimesFault | { readonly code: 'not-rising'; readonly line: number };

/** Numbers of milliseconds, one per line. */
function readTimes(times: string): Result<number[], TimesFault> {
  const read: number[] = [];
  for (const [index, line] of times.trim().split(/\r?\n/).entries()) {
    const typed = line.trim();
    if (!/^\d+(\.\d+)?$/.test(typed)) return err({ code: 'not-a-time', line: index + 1, text: typed });
    const time = Number(typed);
    if (time > MOST) return err({ code: 'out-of-range', line: index + 1, most: MOST });
    read.push(time);
  }
  return ok(read);
}

/** Shows milliseconds, one number per line, as a stopwatch does. */
export const show = defineOperation({
  id: 'show',
  inputs: { milliseconds: text() },
  output: 'text',
  options: v.object({ hundredths: precision }),
  examples: [
    { inputs: { milliseconds: '0' }, output: '00:00.000' },
    { inputs: { milliseconds: '1' }, output: '00:00.001' },
    { inputs: { milliseconds: '999.9' }, output: '00:00.999' },
    { inputs: { milliseconds: '59999\n60000' }, output: '00:59.999\n01:00.000' },
    { inputs: { milliseconds: '123456' }, output: '02:03.456' },
    { inputs: { milliseconds: '3599999\n3600000' }, output: '59:59.999\n01:00:00.000' },
    { inputs: { milliseconds: '12345600\n360000000' }, output: '03:25:45.600\n100:00:00.000' },
    { inputs: { milliseconds: '123456' }, options: { hundredths: true }, output: '02:03.45' },
    { inputs: { milliseconds: '9007199254740991' }, output: '2501999792:59:00.991' },
    { inputs: { milliseconds: `1${'0'.repeat(400)}` }, fault: 'out-of-range' },
    { inputs: { milliseconds: '1:00' }, fault: 'not-a-time' },
  ],
  run: ({ milliseconds }, { hundredths }) => {
    const times = readTimes(milliseconds);
    return times.ok ? ok(times.value.map((time) => showTime(time, hundredths ? 2 : 3)).join('\n')) : times;
  },
});

const ENGLISH = {
  lap: 'Lap',
  time: 'Time',
  total: 'Total',
  toMean: 'To mean',
  mark: 'Mark',
  marks: { fastest: 'fastest', slowest: 'slowest' },
};

/** The table of laps that ended at these totals: milliseconds since the start, one number per line. */
export const laps = defineOperation({
  id: 'laps',
  inputs: { totals: text() },
  output: 'text',
  options: v.object({ format: v.optional(v.picklist(LAP_FORMATS), 'tsv'), hundredths: precision }),
  examples: [
    {
      inputs: { totals: '1500\n4000' },
      output:
        'Lap\tTime\tTotal\tTo mean\tMark\n1\t00:01.500\t00:01.500\t-00:00.500\tfastest\n2\t00:02.500\t00:04.000\t+00:00.500\tslowest',
    },
    {
      inputs: { totals: '1000' },
      options: { format: 'markdown' },
      output:
        '| Lap | Time | Total | To mean | Mark |\n| ---: | ---: | ---: | ---: | --- |\n| 1 | 00:01.000 | 00:01.000 | 00:00.000 |  |',
    },
    { inputs: { totals: '4000\n1500' }, fault: 'not-rising' },
    { inputs: { totals: '1\n9007199254740993' }, fault: 'out-of-range' },
    { inputs: { totals: 'one' }, fault: 'not-a-time' },
  ],
  run: ({ totals }, { format, hundredths }): Result<string, LapsFault> => {
    const times = readTimes(totals);
    if (!times.ok) return times;
    const back = times.value.findIndex((total, index) => total < (times.value[index - 1] ?? 0));
    if (back >= 0) return err({ code: 'not-rising', line: back + 1 });
    return ok(writeLaps(readLaps(times.value), format, ENGLISH, hundredths ? 2 : 3));
  },
});
