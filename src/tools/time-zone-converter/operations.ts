import { type Fault, ok, type Result } from '../../lib/result';
import { onDemand } from '../../lib/on-demand';
import { type TemporalApi, withTemporal } from '../../lib/temporal';
import { defineOperation, type Job, text } from '../../operations/define';
import type { MomentFault } from './moment-fault';
import { convertOptions, meetingOptions, planOptions, searchOptions, writeOptions } from './options';
import type { Plan, Weekly } from './plan';
import type { ClockReport, Means } from './report';
import type { FoundZone } from './search';

export { listZones } from '../../operations/list-zones';

type Parts = typeof import('./parts');

// The names of places and times are data: named here, they come in a file of their own.
const withZones = onDemand(async () => {
  const [parts] = await Promise.all([import('./parts'), import('../../lib/zone-data/gazetteer')]);
  return parts;
});
const withReader = onDemand(() => import('./read-moment'));
const withSearch = onDemand(() => import('./search'));

/** Runs with Temporal, with what knows the zones, and with what reads a text where there is one: at once where all are here. */
function withParts<R>(given: string, run: (means: Means, parts: Parts) => R): R | Promise<Awaited<R>> {
  const runWith = (T: TemporalApi) =>
    withZones((parts) =>
      given.trim() === '' ? run({ T }, parts) : withReader(({ readMoment }) => run({ T, readMoment }, parts)),
    );
  return withTemporal(runWith);
}

const inputs = { text: text() };
type Later<V, F extends Fault> = Result<V, F> | Promise<Result<V, F>>;
const at = ({ now }: { readonly now?: number | undefined }, job: Job) => now ?? job.now();

const timesOf = (report: ClockReport) =>
  report.clocks.map((clock) => (clock.isKnown ? `${clock.time} ${clock.offset}` : '?')).join(', ');

/** A moment on the clocks of many zones. */
export const convert = defineOperation({
  id: 'convert',
  inputs,
  output: 'report',
  options: convertOptions,
  examples: [
    {
      inputs: { text: '2026-03-16T10:00' },
      options: { zones: ['Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'] },
      check: (report: ClockReport) =>
        timesOf(report) === '10:00 +01:00, 05:00 -04:00, 14:45 +05:45, 20:00 +11:00' && report.unix === '1773651600',
    },
    {
      inputs: { text: '2026-03-29T02:30' },
      options: { reference: 'Europe/Paris' },
      check: ({ utc, notes: [note] }: ClockReport) => utc === '2026-03-29T01:30:00Z' && note?.code === 'skipped',
    },
    {
      inputs: { text: '3pm America/New_York' },
      options: { zones: ['UTC'], now: 1_767_225_600_000 },
      check: ({ utc }: ClockReport) => utc === '2025-12-31T20:00:00Z',
    },
    { inputs: { text: '2026-01-15 15:00 CST' }, fault: 'which-zone' },
    { inputs: { text: '15:00 Pariss' }, fault: 'unknown-place' },
    { inputs: { text: '04/05/2026 10:00' }, fault: 'which-order' },
    { inputs: { text: '2026-02-30' }, fault: 'day-out-of-month' },
    { inputs: { text: 'soon' }, fault: 'unknown' },
    { inputs: { text: '' }, options: { zones: ['Europe/Paris 25-3'] }, fault: 'bad-row' },
    { inputs: { text: '' }, options: { reference: 'Mars/Base' }, fault: 'unknown-zone' },
  ],
  run: (given, options, job): Later<ClockReport, MomentFault> =>
    withParts(given.text, (means, { reportOf }) => reportOf(means, given.text, options, at(options, job))),
});

/** The hours of a day, or of seven, in all zones; when all are at work, and the best times of a length, else those least outside of anybody's hours. */
export const plan = defineOperation({
  id: 'plan',
  inputs,
  output: 'report',
  options: planOptions,
  examples: [
    {
      inputs: { text: '2026-03-16' },
      options: { zones: ['Europe/Paris', 'America/New_York 9-17'] },
      check: ({ days: [day] }: Plan) =>
        day?.windows.length === 1 &&
        day.windows[0]?.local[0]?.from === '14:00' &&
        day.windows[0].local[0].to === '18:00',
    },
    {
      inputs: { text: '2026-07-15' },
      options: { zones: ['Asia/Tokyo', 'America/Los_Angeles 9-17'] },
      check: ({ days: [day] }: Plan) => day?.windows.length === 0 && day.outside.length === 3,
    },
    {
      inputs: { text: '2026-10-25' },
      options: { zones: ['Europe/Paris'] },
      check: ({ days: [day] }: Plan) => day?.columns.length === 25,
    },
    { inputs: { text: 'soon' }, fault: 'unknown' },
    { inputs: { text: '2026-07-15' }, options: { zones: ['Paris at 9'] }, fault: 'bad-row' },
  ],
  run: (given, options, job): Later<Plan, MomentFault> =>
    withParts(given.text, (means, { planOf }) => planOf(means, given.text, options, at(options, job))),
});

/** The dates within a year on which a meeting at the same time every week moves in somebody's local time. */
export const repeat = defineOperation({
  id: 'repeat',
  inputs,
  output: 'report',
  options: convertOptions,
  examples: [
    {
      inputs: { text: '2026-01-15T15:00' },
      options: { zones: ['Europe/Paris', 'America/New_York'] },
      check: ({ moves }: Weekly) =>
        moves.map(({ date }) => date).join() === '2026-03-12,2026-04-02,2026-10-29,2026-11-05' &&
        moves[0]?.changes[0]?.to === '10:00',
    },
    { inputs: { text: 'soon' }, fault: 'unknown' },
  ],
  run: (given, options, job): Later<Weekly, MomentFault> =>
    withParts(given.text, (means, { weeklyOf }) => weeklyOf(means, given.text, options, at(options, job))),
});

/** A moment in all zones as text, a Markdown table, CSV, ISO 8601, Unix time, or the notation of Discord. */
export const write = defineOperation({
  id: 'write',
  inputs,
  output: 'text',
  options: writeOptions,
  examples: [
    {
      inputs: { text: '2026-03-16T10:00' },
      options: { zones: ['Europe/Paris', 'America/New_York'], labels: ['Anna'], clock: '24' },
      output: 'Anna: Mon, Mar 16, 2026 10:00 (CET, UTC+1)\nNew York: Mon, Mar 16, 2026 05:00 (EDT, UTC\u22124)',
    },
    {
      inputs: { text: '2026-03-16T10:00' },
      options: { zones: ['Europe/Paris', 'Asia/Kathmandu'], form: 'iso' },
      output: '2026-03-16T10:00:00+01:00\n2026-03-16T14:45:00+05:45',
    },
    { inputs: { text: '1773651600' }, options: { form: 'discord' }, output: '<t:1773651600:F>' },
    { inputs: { text: 'soon' }, fault: 'unknown' },
  ],
  run: (given, { form, labels, clock, ...options }, job): Later<string, MomentFault> =>
    withParts(given.text, (means, { reportOf, writeClocks }) => {
      const report = reportOf(means, given.text, options, at(options, job));
      return report.ok ? ok(writeClocks(report.value, form, { labels, clock, language: options.language })) : report;
    }),
});

/** A meeting of a length at a moment as an iCalendar file, with the local times in its description. */
export const meeting = defineOperation({
  id: 'meeting',
  inputs: { ...inputs, title: text().optional() },
  output: 'text',
  options: meetingOptions,
  examples: [
    {
      inputs: { text: '2026-03-16T10:00', title: 'Review' },
      options: { zones: ['Europe/Paris'], now: 0, length: 30 },
      check: (file: string) =>
        file.includes('\r\nDTSTART:20260316T090000Z\r\nDTEND:20260316T093000Z\r\nSUMMARY:Review\r\n'),
    },
    { inputs: { text: 'soon' }, fault: 'unknown' },
  ],
  run: (given, { labels, clock, length, ...options }, job): Later<string, MomentFault> =>
    withParts(given.text, (means, { calendarFile, reportOf, writeClocks }) => {
      const now = at(options, job);
      const report = reportOf(means, given.text, options, now);
      if (!report.ok) return report;
      const from = Number(report.value.unix);
      const description = writeClocks(report.value, 'text', { labels, clock, language: options.language });
      const title = given.title?.trim() || 'Meeting';
      return ok(calendarFile({ from, to: from + length * 60, title, description }, now));
    }),
});

/** Time zones by a city, country, abbreviation, offset, Windows name, or their own names, in Chinese, English, French or pinyin. */
export const search = defineOperation({
  id: 'search',
  inputs: { query: text() },
  output: 'rows',
  options: searchOptions,
  examples: [
    { inputs: { query: 'bj' }, check: ([first]: readonly FoundZone[]) => first?.zone === 'Asia/Shanghai' },
    {
      inputs: { query: 'Romance Standard Time' },
      check: (rows: readonly FoundZone[]) => rows.some(({ zone }) => zone === 'Europe/Paris'),
    },
    { inputs: { query: 'xyz' }, fault: 'unknown-place' },
  ],
  run: ({ query }, options, job): Later<readonly FoundZone[], MomentFault> =>
    withTemporal((T) => withSearch(({ searchZones }) => searchZones(T, query, at(options, job)))),
});
