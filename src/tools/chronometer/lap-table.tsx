import { memo, useMemo } from 'react';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Table } from '../../ui/table/table';
import { LAP_FORMATS, readLaps, writeLaps, type Lap } from './laps';
import { chronometerOptions } from './operations';
import { showDifference, showTime } from './show-time';
import { MAX_LAPS } from './stopwatch';
import { useWords } from './use-words';
import styles from './view.module.css';

interface LapTableProps {
  /** Milliseconds since the start at the end of each lap. */
  totals: readonly number[];
  digits: 2 | 3;
}

/** The laps, newest first; drawn only when there is one more. */
export const LapTable = memo(function LapTable({ totals, digits }: LapTableProps) {
  const words = useWords();
  const { columns } = words;
  const { label, values } = words.options.lapFormat;
  const [{ lapFormat }, setOptions] = useOptions(chronometerOptions);
  const laps = useMemo(() => readLaps(totals), [totals]);
  const rows = useMemo(() => laps.toReversed(), [laps]);
  if (laps.length === 0) return null;
  const save = () => writeLaps(laps, 'csv', columns, digits);
  return (
    <div className={styles.laps}>
      <ResultHead
        title={words.lapCount(laps.length)}
        actions={
          <>
            <Select
              label={label}
              hideLabel
              size="small"
              options={LAP_FORMATS.map((value) => ({ value, label: values[value] }))}
              value={lapFormat}
              onChange={(next) => setOptions({ lapFormat: next })}
            />
            <CopyButton size="small" value={() => writeLaps(laps, lapFormat, columns, digits)} label={words.copyLaps} />
            <DownloadButton
              sends
              size="small"
              iconOnly
              fileName="laps.csv"
              mimeType="text/csv;charset=utf-8"
              content={save}
            />
          </>
        }
      />
      {laps.length >= MAX_LAPS ? <p className={styles.hint}>{words.lapsFull(MAX_LAPS)}</p> : null}
      <Table<Lap>
        rows={rows}
        headers={[
          { key: 'number', label: columns.lap, align: 'end' },
          { key: 'time', label: columns.time, mono: true, render: (lap) => <LapTime lap={lap} digits={digits} /> },
          { ...WHOLE, key: 'total', label: columns.total, text: ({ total }) => showTime(total, digits) },
          {
            ...WHOLE,
            key: 'toMean',
            label: columns.toMean,
            secondary: true,
            text: ({ toMean }) => showDifference(toMean, digits),
          },
        ]}
        label={words.laps}
      />
    </div>
  );
});

const WHOLE = { mono: true, whole: true } as const;

function LapTime({ lap: { time, mark }, digits }: { lap: Lap; digits: 2 | 3 }) {
  const { marks } = useWords().columns;
  return (
    <>
      <span className={styles.whole}>{showTime(time, digits)}</span>{' '}
      {mark ? <Badge kind={mark === 'fastest' ? 'ok' : 'warn'}>{marks[mark]}</Badge> : null}
    </>
  );
}
