import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { classNames } from '../../ui/class-names';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useNow } from '../../ui/use-now';
import type { Dialect } from './dialects';
import { readCrontab, type Row } from './operations';
import { liveFrom, localText } from './runs-view';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

interface CrontabProps {
  text: TextSource;
  options: { dialect: Dialect | 'auto'; zone: string; language: Locale; hour24: boolean; verbose: boolean };
  /** Milliseconds since the Unix epoch; undefined for the present. */
  from: number | undefined;
}

/** A crontab line by line: what each schedule means, when it runs next, or what is wrong with it. */
export function Crontab({ text, options, from }: CrontabProps) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const now = useNow(from === undefined);
  const run = useOperation(readCrontab, { text }, { ...options, from: from ?? liveFrom(now, false) });
  const { value } = run;
  // The page is drawn anew with each second; a crontab may have thousands of lines.
  const rows = useMemo(
    () => value?.map((row) => cellsOf(row, words, language, options.hour24)) ?? [],
    [value, words, language, options.hour24],
  );
  const faulty = value?.filter(({ kind }) => kind === 'fault').length ?? 0;
  return (
    <section className={styles.section} data-stale={run.stale ? '' : undefined}>
      <Unfinished run={run} unit="items" />
      {run.fault ? <p className={styles.faulty}>{words.fault(run.fault)}</p> : null}
      {value?.length === 0 ? <p className={styles.remark}>{words.noLines}</p> : null}
      {value && value.length > 0 ? (
        <>
          <ResultHead title={words.lines(value.length)} meta={faulty > 0 ? words.faultyLines(faulty) : undefined} />
          <Table
            label={words.crontabTable}
            rows={rows}
            headers={[
              { key: 'line', label: words.line, align: 'end' },
              {
                key: 'schedule',
                label: words.schedule,
                text: ({ schedule, command }) => `${schedule} ${command}`.trim(),
                render: ({ schedule, command }) => (
                  <>
                    <span className={classNames('mono', styles.first)}>{schedule}</span>
                    <span className={classNames('mono', styles.second)}>{command}</span>
                  </>
                ),
              },
              {
                key: 'description',
                label: words.description,
                render: ({ description, remarks, isFaulty }) => (
                  <>
                    <span className={classNames(styles.first, isFaulty && styles.faulty)}>{description}</span>
                    <span className={styles.second}>{remarks}</span>
                  </>
                ),
              },
              {
                key: 'next',
                label: words.nextRun,
                text: ({ next, zone }) => `${next} ${zone}`.trim(),
                render: ({ next, zone }) => (
                  <>
                    <span className={styles.first}>{next}</span>
                    <span className={styles.second}>{zone}</span>
                  </>
                ),
              },
            ]}
            csvName="crontab.csv"
          />
        </>
      ) : null}
    </section>
  );
}

function cellsOf(row: Row, words: ToolWords, language: string, hour24: boolean) {
  const empty = { line: row.line, schedule: row.text, command: '', remarks: '', next: '', zone: '', isFaulty: false };
  if (row.kind === 'setting') return { ...empty, description: words.setting };
  if (row.kind === 'fault') return { ...empty, description: words.fault(row.fault), isFaulty: true };
  const { schedule, description, next, end, until, zone } = row;
  const rule = schedule.dayRule ? [words.dayRule(schedule.dayRule)] : [];
  const utc = schedule.dialect === 'aws' && schedule.zone === undefined ? [words.awsZone] : [];
  const ending = next || end === 'count' || end === 'startup' ? [] : [words.end(end, until)];
  return {
    ...empty,
    schedule: schedule.macro ?? schedule.fields.map(({ text }) => text).join(' '),
    command: schedule.command ?? '',
    description,
    remarks: [...rule, ...utc, ...schedule.warnings.map((warning) => words.warning(warning)), ...ending].join(' '),
    ...(next && { next: localText(next, language, hour24, false), zone }),
  };
}
