import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { relativeTime } from '../../lib/relative-time';
import { useOperation } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { classNames } from '../../ui/class-names';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { Table } from '../../ui/table/table';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useNow } from '../../ui/use-now';
import type { Dialect } from './dialects';
import type { Schedule } from './expression';
import { nameOf } from './names';
import { nextRuns } from './operations';
import type { Run } from './runs';
import { useWords } from './use-words';
import styles from './view.module.css';

const MINUTE = 60_000;

/** The instant to count from while it is the present: no run lies between it and now, so it changes no more than it must. */
export function liveFrom(now: number, hasSeconds: boolean): number {
  return now - (now % (hasSeconds ? 1000 : MINUTE));
}

interface RunTableProps {
  text: string;
  options: { dialect: Dialect | 'auto'; zone: string; count: number };
  schedule: Schedule;
  hour24: boolean;
  /** Where the runs are shown. */
  zone: string;
  /** Milliseconds since the Unix epoch; undefined for the present. */
  from: number | undefined;
}

/** The next runs, counted from now on or from a given instant. */
export function RunTable({ text, options, schedule, hour24, zone, from }: RunTableProps) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const now = useNow(true);
  const hasSeconds = schedule.dialect === 'seconds' || schedule.dialect === 'quartz';
  const run = useOperation(nextRuns, { text }, { ...options, from: from ?? liveFrom(now, hasSeconds) });
  const found = run.value;
  const runs = found?.runs ?? [];
  const hasMarks = runs.some(({ mark }) => mark !== undefined);
  const rows = runs.map((one) => ({
    ...one,
    local: localText(one, language, hour24, hasSeconds),
    relative: relativeTime(one.ms, now, language),
    remark: one.mark ? words.mark(one.mark) : '',
  }));
  const notes: NoteItem[] = (found?.skipped ?? []).map(({ date, times }) => ({
    kind: 'warning',
    message: words.skipped(date, times),
  }));
  return (
    <section className={styles.section} data-stale={run.stale ? '' : undefined}>
      <ResultHead
        title={words.runs}
        actions={
          <CopyButton
            label={words.copyRuns}
            value={runs.map(({ iso }) => iso).join('\n')}
            disabled={runs.length === 0 || run.stale}
          />
        }
      />
      <Unfinished run={run} />
      {rows.length === 0 ? null : (
        <Table
          label={words.runs}
          rows={rows}
          headers={[
            {
              key: 'local',
              label: words.local(zone),
              render: ({ local }) => <span className={classNames('mono', styles.whole)}>{local}</span>,
            },
            { key: 'relative', label: words.relative, whole: true },
            ...(hasMarks
              ? [
                  {
                    key: 'remark',
                    label: words.clockChange,
                    render: ({ remark }: (typeof rows)[number]) =>
                      remark === '' ? null : <Badge kind="warn">{remark}</Badge>,
                  },
                ]
              : []),
            {
              key: 'iso',
              label: words.iso,
              secondary: true,
              render: ({ iso }) => <span className={classNames('mono', styles.whole)}>{iso}</span>,
            },
            {
              key: 'copy',
              label: words.copyRun,
              render: ({ iso }) => (
                <CopyButton value={iso} label={`${words.copyRun} ${iso}`} iconOnly size="small" variant="quiet" />
              ),
            },
          ]}
        />
      )}
      {found && found.end !== 'count' ? <p className={styles.remark}>{words.end(found.end, found.until)}</p> : null}
      <Notes items={notes} />
    </section>
  );
}

/** Date and time on the clocks of the zone with the weekday before and the offset behind it. */
export function localText({ wall, offset, ms }: Run, language: string, hour24: boolean, hasSeconds: boolean): string {
  const [date = '', time = ''] = wall.split('T');
  // The wall clock as a date of UTC has the same weekday.
  const weekday = nameOf('weekday', new Date(`${date}T12:00Z`).getUTCDay(), language, 'short');
  const [hour = '', minute = '', second = '00'] = time.split(':');
  const rest = hasSeconds || ms % MINUTE !== 0 ? `${minute}:${second}` : minute;
  const clock = hour24 ? `${hour}:${rest}` : `${Number(hour) % 12 || 12}:${rest} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  return `${weekday} ${date} ${clock} ${offset}`;
}
