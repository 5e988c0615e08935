import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { shownInCell } from '../../lib/shorten';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { classNames } from '../../ui/class-names';
import { ResultHead } from '../../ui/layout/layout';
import { Outcome } from '../../ui/outcome/outcome';
import { Table } from '../../ui/table/table';
import { useNow } from '../../ui/use-now';
import { readCrontab } from './operations';
import { rememberedOptions } from './options';
import { crontabRow, liveFrom } from './table-rows';
import { useWords } from './use-words';
import styles from './view.module.css';

interface CrontabProps {
  text: TextSource;
  zone: string;
  /** Milliseconds since the Unix epoch; undefined for the present. */
  from: number | undefined;
}

/** A crontab line by line: what each schedule means, when it runs next, or what is wrong with it. */
export function Crontab({ text, zone, from }: CrontabProps) {
  const words = useWords();
  const language = useLocale();
  const [{ dialect, hour24, verbose }] = useOptions(rememberedOptions);
  const now = useNow(from === undefined);
  const options = { dialect, zone, language, hour24, verbose, ...(from !== undefined && { from }) };
  // The clock is no option: a chain that is saved from here counts from its own time.
  const run = useOperation(readCrontab, { text }, options, { resultKey: from ?? liveFrom(now, false) });
  const { value } = run;
  // The page is drawn anew with each second; a crontab may have thousands of lines.
  const rows = useMemo(
    () => value?.map((row) => crontabRow(row, words, LANGUAGE_TAGS[language], hour24)) ?? [],
    [value, words, language, hour24],
  );
  return (
    <section className={styles.section}>
      {run.fault ? <p className={styles.faulty}>{words.fault(run.fault)}</p> : null}
      <Outcome run={run} unit="items" className={styles.section}>
        {() => (rows.length === 0 ? <p className={styles.remark}>{words.noLines}</p> : <LineTable rows={rows} />)}
      </Outcome>
    </section>
  );
}

type LineRow = ReturnType<typeof crontabRow>;

function LineTable({ rows }: { rows: readonly LineRow[] }) {
  const words = useWords();
  const faulty = rows.filter(({ isFaulty }) => isFaulty).length;
  return (
    <>
      <ResultHead title={words.lines(rows.length)} meta={faulty > 0 ? words.faultyLines(faulty) : undefined} />
      <Table<LineRow>
        label={words.crontabTable}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end' },
          {
            key: 'schedule',
            label: words.schedule,
            text: ({ schedule, command }) => `${schedule} ${command}`.trim(),
            render: ({ schedule, command }) => twoLines(schedule, command, 'mono'),
          },
          {
            key: 'description',
            label: words.description,
            render: ({ description, remarks, isFaulty }) =>
              isFaulty ? <span className={styles.faulty}>{description}</span> : twoLines(description, remarks),
          },
          {
            key: 'next',
            label: words.nextRun,
            text: ({ next, zone }) => `${next} ${zone}`.trim(),
            render: ({ next, zone }) => twoLines(next, zone),
          },
        ]}
        csvName="crontab.csv"
      />
    </>
  );
}

function twoLines(first: string, second: string, className?: string) {
  return (
    <>
      <span className={classNames(className, styles.first)}>{shownInCell(first)}</span>
      <span className={classNames(className, styles.second)}>{shownInCell(second)}</span>
    </>
  );
}
