import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import { onDemand } from '../../lib/on-demand';
import { err, ok, type Result } from '../../lib/result';
import { type TemporalApi, withTemporal } from '../../lib/temporal';
import { isZone } from '../../lib/zones';
import { shorten } from '../../lib/shorten';
import { defineOperation, type Job, text } from '../../operations/define';
import { type CrontabLine, readLines, readOne } from './crontab';
import { describe } from './describe';
import { DIALECTS } from './dialects';
import { type CronFault, type Schedule } from './expression';
import { rememberedOptions } from './options';
import { findRuns, MAX_RUNS, type Run, type Runs } from './runs';
import { type Snippets, snippetsOf } from './snippets';

/** What the page remembers, of which no operation asks for all. */
export const remembered = rememberedOptions;

export { listZones } from '../../operations/list-zones';

const dialect = v.optional(v.picklist(['auto', ...DIALECTS]), 'auto');
/** For schedules that name no zone themselves: an IANA name. */
const zone = v.optional(v.string(), 'UTC');
const style = {
  language: v.optional(v.picklist(LOCALES), 'en'),
  hour24: v.optional(v.boolean(), true),
  verbose: v.optional(v.boolean(), false),
};
/** The farthest from the epoch that a date can be (ECMA-262, time values). */
const FARTHEST_MS = 8.64e15;
/** Milliseconds since the Unix epoch; without it, now. */
const from = v.optional(v.pipe(v.number(), v.integer(), v.minValue(-FARTHEST_MS), v.maxValue(FARTHEST_MS)));

const withCroner = onDemand(() => import('croner'));

/** A zone that an option names and that the engine does not know. */
export type OptionFault = { readonly code: 'no-such-zone'; readonly zone: string };

/** A schedule that is valid, in words and for other programs. */
export interface Explanation {
  readonly schedule: Schedule;
  /** Where the schedule is read: its own zone, else the given one. */
  readonly zone: string;
  readonly description: string;
  readonly snippets: Snippets;
}

const first =
  (count: number, ...wanted: readonly string[]) =>
  (value: Runs) =>
    value.runs
      .slice(0, count)
      .map(({ iso }) => iso)
      .join() === wanted.join();
const FROM = Date.UTC(2026, 0, 15, 10, 20, 30);

/** Checks an expression, explains it, and says it for crontab, Kubernetes and AWS. */
export const explain = defineOperation({
  id: 'explain',
  inputs: { text: text() },
  output: 'report',
  options: v.object({ dialect, zone, ...style }),
  examples: [
    {
      inputs: { text: '0 9 * * 1-5' },
      check: ({ description }: Explanation) => description === 'At 09:00, Monday through Friday',
    },
    {
      inputs: { text: '0 9 * * 1-5' },
      options: { language: 'fr' },
      check: ({ description }: Explanation) => description === 'À 09:00, de lundi à vendredi',
    },
    {
      inputs: { text: '0 9 * * 1-5' },
      options: { language: 'zh-cn' },
      check: ({ description }: Explanation) => description === '每周一至周五 9:00',
    },
    {
      inputs: { text: '@reboot' },
      check: ({ description }: Explanation) => description === 'Run once, at startup',
    },
    { inputs: { text: '' }, fault: 'empty' },
    { inputs: { text: '60 * * * *' }, fault: 'out-of-range' },
    { inputs: { text: '* 5-1 * * *' }, fault: 'backwards' },
    { inputs: { text: '* /10 * * *' }, fault: 'bare-step' },
    { inputs: { text: '* * * *' }, fault: 'field-count' },
    { inputs: { text: '@every 5m' }, fault: 'every-macro' },
    { inputs: { text: '0 0 1 1 *' }, options: { dialect: 'aws' }, fault: 'field-count' },
    { inputs: { text: '0 0 1 1 *' }, options: { zone: 'Nowhere' }, fault: 'no-such-zone' },
  ],
  run: ({ text: expression }, options): MaybeLater<Result<Explanation, CronFault | OptionFault>> =>
    withTemporal((T) => {
      const read = readIn(T, expression, options);
      if (!read.ok) return read;
      const schedule = read.value;
      const itsZone = zoneFor(schedule, options.zone);
      const snippets = snippetsOf(schedule, itsZone);
      const answer = (description: string) => ok({ schedule, zone: itsZone, description, snippets });
      const description = describe(schedule, options);
      return typeof description === 'string' ? answer(description) : description.then(answer);
    }),
});

type MaybeLater<R> = R | Promise<R>;

/** Reads one schedule; the zone of the option and one in the text must be known. */
function readIn(
  T: TemporalApi,
  expression: string,
  options: { readonly dialect: (typeof DIALECTS)[number] | 'auto'; readonly zone: string },
): Result<Schedule, CronFault | OptionFault> {
  if (!isNamedZone(T, options.zone)) return err({ code: 'no-such-zone', zone: shorten(options.zone) });
  return readOne(expression, options.dialect, (name) => isNamedZone(T, name));
}

/** Where a schedule is read: in the zone that it names itself, in UTC where AWS runs it, else in the one that is asked for. */
function zoneFor({ dialect: its, zone: named }: Schedule, asked: string): string {
  return named ?? (its === 'aws' ? 'UTC' : asked);
}

/** Cron knows zones by name only. */
function isNamedZone(T: TemporalApi, name: string): boolean {
  return /^[A-Z]/i.test(name) && isZone(T, name);
}

/** Lists the next runs of an expression. In the worker: one that never runs is searched for through 50 years. */
export const nextRuns = defineOperation({
  id: 'nextRuns',
  inputs: { text: text() },
  output: 'report',
  options: v.object({
    dialect,
    zone,
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RUNS)), 5),
    from,
  }),
  inlineLimit: 0,
  pause: 0,
  examples: [
    {
      inputs: { text: '0 9 * * 1-5' },
      options: { from: FROM },
      check: first(3, '2026-01-16T09:00:00Z', '2026-01-19T09:00:00Z', '2026-01-20T09:00:00Z'),
    },
    { inputs: { text: '0 0 31 2 *' }, options: { from: FROM }, check: ({ end }: Runs) => end === 'never' },
    {
      inputs: { text: '30 2 * * *' },
      options: { zone: 'Europe/Paris', from: Date.UTC(2026, 2, 28, 12), count: 1 },
      check: ({ runs: [run] }: Runs) => run?.iso === '2026-03-29T03:00:00+02:00' && run.mark?.code === 'moved',
    },
    { inputs: { text: '60 * * * *' }, fault: 'out-of-range' },
  ],
  run: ({ text: expression }, { from: begin, ...options }, job): MaybeLater<Result<Runs, CronFault | OptionFault>> =>
    withTemporal((T) => {
      const read = readIn(T, expression, options);
      if (!read.ok) return read;
      const schedule = read.value;
      return withCroner(({ Cron }) =>
        ok(
          findRuns({
            T,
            Cron,
            schedule,
            zone: zoneFor(schedule, options.zone),
            from: begin ?? job.now(),
            count: options.count,
          }),
        ),
      );
    }),
});

/** A schedule of a crontab with its words and next run, the fault in its place, or a variable that is set. */
export type Row =
  | {
      readonly kind: 'schedule';
      readonly line: number;
      readonly text: string;
      readonly zone: string;
      readonly schedule: Schedule;
      readonly description: string;
      readonly next?: Run | undefined;
      readonly end: Runs['end'];
      /** The year in which the search for a run ends. */
      readonly until: number;
    }
  | { readonly kind: 'fault'; readonly line: number; readonly text: string; readonly fault: CronFault }
  | Extract<CrontabLine, { readonly kind: 'setting' }>;

/** Explains a crontab line by line. */
export const readCrontab = defineOperation({
  id: 'readCrontab',
  inputs: { text: text() },
  output: 'rows',
  options: v.object({ dialect, zone, ...style, from }),
  inlineLimit: 0,
  examples: [
    {
      inputs: { text: '# backup\nCRON_TZ=Asia/Shanghai\n30 8 * * 1-5 /usr/bin/backup\n60 * * * * no' },
      options: { from: FROM },
      check: ([setting, backup, faulty]: readonly Row[]) =>
        setting?.kind === 'setting' &&
        backup?.kind === 'schedule' &&
        backup.schedule.command === '/usr/bin/backup' &&
        backup.next?.iso === '2026-01-16T08:30:00+08:00' &&
        faulty?.kind === 'fault' &&
        faulty.line === 4,
    },
    { inputs: { text: '' }, output: [] },
    { inputs: { text: '' }, options: { zone: 'Nowhere' }, fault: 'no-such-zone' },
  ],
  run: ({ text: crontab }, options, job): MaybeLater<Result<readonly Row[], OptionFault>> =>
    withTemporal((T) => {
      if (!isNamedZone(T, options.zone)) return err({ code: 'no-such-zone', zone: shorten(options.zone) });
      return readRows(T, readLines(crontab, options.dialect), { ...options, from: options.from ?? job.now() }, job);
    }),
});

type RowOptions = Parameters<typeof describe>[1] & { readonly zone: string; readonly from: number };

async function readRows(
  T: TemporalApi,
  lines: readonly CrontabLine[],
  options: RowOptions,
  job: Job,
): Promise<Result<readonly Row[], never>> {
  const rows: Row[] = [];
  const known: Known = new Map();
  for (const [index, line] of lines.entries()) {
    job.signal.throwIfAborted();
    job.progress(index, lines.length);
    // One after the other: the library is fetched by the first line, and each line can be cancelled.
    // oxlint-disable-next-line no-await-in-loop
    rows.push(await rowOf(T, line, options, known));
  }
  return ok(rows);
}

/** What is said of schedules so far: those of a long crontab are the same few. */
type Known = Map<string, Pick<Extract<Row, { kind: 'schedule' }>, 'description' | 'next' | 'end' | 'until'>>;

async function rowOf(T: TemporalApi, row: CrontabLine, options: RowOptions, known: Known): Promise<Row> {
  if (row.kind === 'setting') return row;
  const { line, text: content, schedule: read } = row;
  if (!read.ok) return { kind: 'fault', line, text: content, fault: read.fault };
  const schedule = read.value;
  const itsZone = row.zone ?? zoneFor(schedule, options.zone);
  const key = [schedule.dialect, itsZone, schedule.macro, ...schedule.fields.map(({ text: typed }) => typed)].join(' ');
  const former = known.get(key);
  if (former) return { kind: 'schedule', line, text: content, zone: itsZone, schedule, ...former };
  if (!isNamedZone(T, itsZone)) {
    return { kind: 'fault', line, text: content, fault: { code: 'unknown-zone', at: 0, zone: shorten(itsZone) } };
  }
  const description = await describe(schedule, options);
  const { runs, end, until } = await withCroner(({ Cron }) =>
    findRuns({ T, Cron, schedule, zone: itsZone, from: options.from, count: 1, withSkipped: false }),
  );
  const said = { description, next: runs[0], end, until };
  known.set(key, said);
  return { kind: 'schedule', line, text: content, zone: itsZone, schedule, ...said };
}
