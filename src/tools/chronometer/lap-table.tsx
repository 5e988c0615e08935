import { memo, useMemo } from 'react';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Table } from '../../ui/table/table';
import { LAP_FORMATS, readLaps, writeLaps, type Lap, type LapFormat } from './laps';
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
  const [{ lapFormat }, setOptions] = useOptions(chronometerOptions);
  const laps = useMemo(() => readLaps(totals), [totals]);
  const rows = useMemo(() => laps.toReversed(), [laps]);
  if (laps.length === 0) return null;
  const write = (format: LapFormat) =>
    writeLaps(
      laps,
      format,
      {
        lap: words.number,
        time: words.lapTime,
        total: words.total,
        toMean: words.toMean,
        mark: words.mark,
        marks: words.marks,
      },
      digits,
    );
  return (
    <div className={styles.laps}>
      <ResultHead
        title={words.lapCount(laps.length)}
        actions={
          <>
            <Select
              label={words.copyAs}
              hideLabel
              size="small"
              options={LAP_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
              value={lapFormat}
              onChange={(next) => setOptions({ lapFormat: next })}
            />
            <CopyButton size="small" value={() => write(lapFormat)} label={words.copyLaps} />
            <DownloadButton
              size="small"
              iconOnly
              fileName="laps.csv"
              mimeType="text/csv;charset=utf-8"
              content={() => write('csv')}
            />
          </>
        }
      />
      {laps.length >= MAX_LAPS ? <p className={styles.hint}>{words.lapsFull(MAX_LAPS)}</p> : null}
      <Table
        rows={rows}
        headers={[
          { key: 'number', label: words.number, align: 'end' },
          {
            key: 'time',
            label: words.lapTime,
            mono: true,
            render: ({ time, mark }: Lap) => (
              <>
                <span className={styles.whole}>{showTime(time, digits)}</span>{' '}
                {mark ? <Badge kind={mark === 'fastest' ? 'ok' : 'warn'}>{words.marks[mark]}</Badge> : null}
              </>
            ),
          },
          {
            key: 'total',
            label: words.total,
            mono: true,
            whole: true,
            render: ({ total }: Lap) => showTime(total, digits),
          },
          {
            key: 'toMean',
            label: words.toMean,
            mono: true,
            whole: true,
            secondary: true,
            render: ({ toMean }: Lap) => showDifference(toMean, digits),
          },
        ]}
        label={words.laps}
      />
    </div>
  );
});
