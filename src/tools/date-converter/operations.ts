import type { InferOutput } from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { type TemporalApi, withTemporal } from '../../lib/temporal';
import { isZone } from '../../lib/zones';
import { shorten } from '../../lib/shorten';
import { defineOperation, type Job, text } from '../../operations/define';
import { convertEach, convertText, type Line, type Report } from './convert';
import { momentOf } from '../../lib/dates/calendar';
import type { Context, DateFault } from '../../lib/dates/moment';
import { convertLinesOptions, convertOptions, relateOptions } from './options';
import type { OutputName } from './outputs';
import { relativeText } from './relative';

export { listZones } from '../../operations/list-zones';

type Common = Pick<InferOutput<typeof convertOptions>, 'zone' | 'excel' | 'now'>;

function contextOf(T: TemporalApi, { zone, excel, now }: Common, job: Job): Context {
  return { T, zone, excel, now: BigInt(Math.floor(now ?? job.now())) * 1_000_000n };
}

type MaybeLater<R> = R | Promise<R>;

/** Whether the (first) conversion gives this in one notation. */
const gives = (name: OutputName, wanted: string) => (report: Report) => {
  const output = report.conversions[0]?.outputs[name];
  return output?.ok === true && output.value === wanted;
};

/** A date or Unix timestamp of any format, which is found by itself, in all the others, and how long ago it was. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'report',
  options: convertOptions,
  examples: [
    {
      inputs: { text: '2023-04-12T23:10:24+02:00' },
      options: { zone: 'Europe/Paris' },
      check: gives('js', 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)'),
    },
    { inputs: { text: '1701227351995845' }, check: gives('iso8601', '2023-11-29T03:09:11.995845Z') },
    { inputs: { text: '1784694237438743460' }, check: gives('iso8601', '2026-07-22T04:23:57.43874346Z') },
    { inputs: { text: '43078.416666666664' }, check: gives('iso8601', '2017-12-09T10:00:00Z') },
    { inputs: { text: '1' }, options: { readAs: 'excel' }, check: gives('iso8601', '1900-01-01T00:00:00Z') },
    { inputs: { text: '' }, options: { now: 1_681_333_824_000 }, check: gives('unix', '1681333824') },
    { inputs: { text: '04/05/2023' }, check: (report: Report) => report.conversions.length === 2 },
    { inputs: { text: '2023-02-30' }, fault: 'day-out-of-month' },
    { inputs: { text: 'soon' }, fault: 'unknown' },
    { inputs: { text: '2023-04-12' }, options: { readAs: 'ulid' }, fault: 'not-this-format' },
    { inputs: { text: '1' }, options: { zone: 'Europe/Nowhere' }, fault: 'unknown-zone' },
  ],
  run: ({ text: date }, { readAs, fraction, language, zones, ...options }, job) =>
    withTemporal((T) => convertText(date, readAs, contextOf(T, options, job), { fraction, language }, zones)),
});

/** The date of each line in one format. */
export const convertLines = defineOperation({
  id: 'convertLines',
  inputs: { text: text() },
  output: 'rows',
  options: convertLinesOptions,
  inlineLimit: 4000,
  examples: [
    {
      inputs: { text: '1681333824\n\n2023-02-30' },
      check: ([first, second]: readonly Line[]) =>
        first?.readings[0] === 'seconds' && second?.line === 3 && second.fault?.code === 'day-out-of-month',
    },
    { inputs: { text: '1' }, options: { zone: 'Nowhere' }, fault: 'unknown-zone' },
  ],
  run: ({ text: dates }, { readAs, fraction, language, output, ...options }, job) =>
    withTemporal((T) => convertEach(dates, readAs, output, contextOf(T, options, job), { fraction, language }, job)),
});

/** What keeps an instant from being set against now. */
export type RelateFault = DateFault | { readonly code: 'not-nanoseconds' };

/** How far an instant, in nanoseconds since the Unix epoch, is from now, in words. */
export const relate = defineOperation({
  id: 'relate',
  inputs: { text: text() },
  output: 'text',
  options: relateOptions,
  examples: [
    { inputs: { text: '0' }, options: { now: 86_400_000 }, output: '1 day ago' },
    { inputs: { text: '60000000000' }, options: { now: 0, language: 'fr' }, output: 'dans 1 minute' },
    { inputs: { text: 'x' }, fault: 'not-nanoseconds' },
    { inputs: { text: '9'.repeat(22) }, fault: 'out-of-range' },
    { inputs: { text: '0' }, options: { zone: 'Mars/Base' }, fault: 'unknown-zone' },
  ],
  run: ({ text: ns }, { zone, language, now }, job): MaybeLater<Result<string, RelateFault>> => {
    if (!/^-?\d{1,22}$/.test(ns)) return err({ code: 'not-nanoseconds' });
    return withTemporal((T): Result<string, DateFault> => {
      if (!isZone(T, zone)) return err({ code: 'unknown-zone', zone: shorten(zone) });
      const moment = momentOf(BigInt(ns));
      if (!moment.ok) return moment;
      return ok(relativeText(moment.value.ns, contextOf(T, { zone, now, excel: '1900' }, job), language));
    });
  },
});
