import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import { multiply, parseDecimal, rational, type Rational } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { listFields, overhead, rememberedOptions, unitFields } from './options';
import { readEvents, readRate, readSize, type Read, type ReadFault } from './read-amount';
import { readDuration } from './read-duration';
import {
  neededRate,
  neededReport,
  netOf,
  rateReport,
  readingOf,
  sizeReport,
  timeReport,
  type NeededReport,
  type RateReport,
  type SizeReport,
  type TimeReport,
} from './reports';
import { sumList, type ListFault, type ListReport } from './sum-list';
import { NUMBER_FORMATS } from './write-number';

export const remembered = rememberedOptions;

const fields = {
  ...unitFields,
  // Programs read a point and no marks between thousands.
  numbers: v.optional(v.picklist(NUMBER_FORMATS), 'plain'),
  language: v.optional(v.picklist(LOCALES), 'en'),
};
const unitOptions = v.object(fields);
const lineOptions = v.object({ ...fields, overhead });
const listOptions = v.object({ ...fields, ...listFields });

/** The percent of a line that carry no data; as a number has few digits, its own spelling is exact. */
function overheadOf(percent: number): { readonly overhead: Rational } {
  return { overhead: parseDecimal(String(percent)) ?? rational(0n) };
}

const gives = (unit: string, number: string) => (report: Pick<SizeReport, 'groups'>) =>
  report.groups
    .flatMap(({ decimal, binary }) => [...decimal, ...binary])
    .some((row) => row.symbol === unit && row.number === number);

/** A size of data, such as 1 TB, 4.7 GiB or 1,5 Go, in all units of bytes and bits, by 1000 and by 1024. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { size: text() },
  output: 'report',
  options: unitOptions,
  examples: [
    { inputs: { size: '1 TB' }, check: gives('GiB', '931.322574615478515625') },
    { inputs: { size: '1 TB' }, check: ({ shown }: SizeReport) => shown?.windows === '931 GB' && shown.ls === '932G' },
    {
      inputs: { size: '1 TiB' },
      options: { to: 'TB' },
      check: (report: SizeReport) => report.text === '1.099511627776 TB',
    },
    { inputs: { size: '1,5 Go' }, options: { to: 'GB' }, check: (report: SizeReport) => report.text === '1.5 GB' },
    { inputs: { size: '1 GB' }, options: { kilo: '1024' }, check: gives('GiB', '1') },
    { inputs: { size: '0x400 B' }, check: gives('KiB', '1') },
    { inputs: { size: '12 XB' }, fault: 'not-read' },
    { inputs: { size: '-1 B' }, fault: 'number' },
    { inputs: { size: '100 Mbit/s' }, fault: 'is-rate' },
    { inputs: { size: '' }, fault: 'empty' },
  ],
  run: ({ size }, options): Read<SizeReport> => {
    const read = readSize(size, options);
    if (!read.ok) return read;
    return ok(sizeReport(read.value.bits, read.value.typed.unit, [readingOf('size', read.value)], options));
  },
});

/** A rate of data, such as 8 Mbps or 50 MB/s, in all units of bytes and bits per second. */
export const convertRate = defineOperation({
  id: 'convertRate',
  inputs: { rate: text() },
  output: 'report',
  options: unitOptions,
  examples: [
    { inputs: { rate: '100 Mbit/s' }, check: gives('MiB/s', '11.920928955078125') },
    { inputs: { rate: '8 Mbps' }, check: gives('MB/s', '1') },
    { inputs: { rate: '60 MB/min' }, check: gives('MB/s', '1') },
    { inputs: { rate: '12 furlongs/s' }, fault: 'not-read' },
  ],
  run: ({ rate }, options): Read<RateReport> => {
    const read = readRate(rate, options);
    if (!read.ok) return read;
    return ok(rateReport(read.value.bits, read.value.typed.unit, [readingOf('rate', read.value)], options));
  },
});

/** How long it takes to transfer or download a size, such as 40 GB at 100 Mbit/s, and how long over usual links. */
export const time = defineOperation({
  id: 'time',
  inputs: { size: text(), rate: text() },
  output: 'report',
  options: lineOptions,
  examples: [
    { inputs: { size: '4.7 GB', rate: '100 Mbit/s' }, check: ({ text: said }: TimeReport) => said === '6 min 16 s' },
    {
      inputs: { size: '1 PB', rate: '10 Gbit/s' },
      options: { overhead: 20 },
      check: (report: TimeReport) => report.text === '11 d 13 h 46 min 40 s' && report.iso === 'PT277H46M40S',
    },
    { inputs: { size: '1 TB', rate: '0 Mbit/s' }, fault: 'zero' },
  ],
  run: ({ size, rate }, options): Read<TimeReport> => {
    const amount = readSize(size, options);
    if (!amount.ok) return amount;
    const speed = readRate(rate, options);
    return speed.ok ? timeReport(amount.value, speed.value, overheadOf(options.overhead), options) : speed;
  },
});

/** The rate that a line must have to transfer a size of data in a time. */
export const neededFor = defineOperation({
  id: 'neededFor',
  inputs: { size: text(), time: text() },
  output: 'report',
  options: lineOptions,
  examples: [
    { inputs: { size: '5 TB', time: '8 h' }, check: gives('Mbit/s', '1388.888…') },
    { inputs: { size: '5 TB', time: '8 h' }, check: ({ fraction }: NeededReport) => fraction === '12500/9 Mbit/s' },
    { inputs: { size: '45 GB', time: 'PT1H' }, options: { overhead: 20 }, check: gives('Mbit/s', '125') },
    { inputs: { size: '5 TB', time: '0 s' }, fault: 'zero' },
    { inputs: { size: '5 TB', time: '8' }, fault: 'no-unit' },
  ],
  run: ({ size, time: span }, options): Read<NeededReport> => {
    const amount = readSize(size, options);
    if (!amount.ok) return amount;
    const duration = readDuration(span, 'time', options.language);
    if (!duration.ok) return duration;
    const rate = neededRate(amount.value.bits, duration.value.seconds, overheadOf(options.overhead));
    if (!rate.ok) return rate;
    const notes = [readingOf('size', amount.value), readingOf('time', duration.value)];
    return ok(neededReport(rate.value, notes, options));
  },
});

/** How much data a line of a rate carries in a time. */
export const volume = defineOperation({
  id: 'volume',
  inputs: { rate: text(), period: text() },
  output: 'report',
  options: lineOptions,
  examples: [
    { inputs: { rate: '100 Mbit/s', period: '30 d' }, check: gives('TiB', '29.467628337442874908447265625') },
    {
      inputs: { rate: '100 Mbit/s', period: '30 d' },
      options: { to: 'TB' },
      check: (report: SizeReport) => report.text === '32.4 TB',
    },
    { inputs: { rate: '100 Mbit/s', period: 'tomorrow' }, fault: 'not-read' },
  ],
  run: ({ rate, period }, options): Read<SizeReport> => {
    const speed = readRate(rate, options);
    if (!speed.ok) return speed;
    const span = readDuration(period, 'period', options.language);
    if (!span.ok) return span;
    const bits = multiply(netOf(speed.value.bits, overheadOf(options.overhead)), span.value.seconds);
    const notes = [readingOf('rate', speed.value), readingOf('period', span.value)];
    return ok(sizeReport(bits, 'B', notes, options));
  },
});

/** How much data so many events of a size make in a time: 500 per second of 800 bytes for 30 days. */
export const eventVolume = defineOperation({
  id: 'eventVolume',
  inputs: { events: text(), size: text(), period: text() },
  output: 'report',
  options: unitOptions,
  examples: [
    {
      inputs: { events: '500/s', size: '800 B', period: '30 d' },
      options: { to: 'TB' },
      check: (report: SizeReport) => report.text === '1.0368 TB',
    },
    { inputs: { events: '2 million/day', size: '1 kB', period: '1 d' }, check: gives('GB', '2') },
    { inputs: { events: '5 + 5', size: '1 kB', period: '1 d' }, fault: 'not-read' },
  ],
  run: ({ events, size, period }, options): Read<SizeReport> => {
    const count = readEvents(events, options);
    if (!count.ok) return count;
    const each = readSize(size, options);
    if (!each.ok) return each;
    const span = readDuration(period, 'period', options.language);
    if (!span.ok) return span;
    const bits = multiply(multiply(count.value.perSecond, each.value.bits), span.value.seconds);
    const notes = [readingOf('events', count.value), readingOf('size', each.value), readingOf('period', span.value)];
    return ok(sizeReport(bits, 'B', notes, options));
  },
});

const DU = '4.0K\t./src/a\n12K\t./src\n1.5M\t./dist\n1.6M\t.';
const LS = 'total 24K\n-rw-r--r-- 1 ann ann 1.5K Jan  1 12:00 a.txt\n-rw-r--r-- 1 ann ann  500 Jan  1 12:00 b c.txt\n';

/** The sum of a list of sizes, one on each line, such as what `du -h` and `ls -lh` print. */
export const sum = defineOperation({
  id: 'sum',
  inputs: { text: text() },
  output: 'report',
  options: listOptions,
  inlineLimit: 2000,
  examples: [
    { inputs: { text: '1 GB\n500 MB\n\n1,5 Go' }, check: ({ text: said }: ListReport) => said === '3000000000 B' },
    { inputs: { text: DU }, options: { to: 'MiB' }, check: ({ text: said }: ListReport) => said === '1.6 MiB' },
    {
      inputs: { text: LS },
      check: ({ text: said, rows }: ListReport) => said === '2036 B' && rows[2]?.name === 'b c.txt',
    },
    { inputs: { text: '12 XB' }, fault: 'no-size' },
  ],
  run: ({ text: list }, options, job): Result<ListReport, ListFault | ReadFault> =>
    list.trim() === '' ? err({ code: 'empty', field: 'size' }) : sumList(list, options, job),
});
