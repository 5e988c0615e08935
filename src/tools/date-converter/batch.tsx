import { useMemo } from 'react';
import { shownInCell } from '../../lib/shorten';
import type { Run } from '../../operations/use-operation';
import { ResultHead } from '../../ui/layout/layout';
import { Outcome } from '../../ui/outcome/outcome';
import { Table } from '../../ui/table/table';
import type { ReadFault } from '../../lib/dates/understand';
import type { Line } from './convert';
import { type LineRow, rowOf } from './line-row';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A list of dates: what each was read as and what it became. */
export function Batch({ run }: { run: Run<readonly Line[], ReadFault> }) {
  const words = useWords();
  const lines = run.value;
  const rows = useMemo(() => lines?.map((line) => rowOf(line, words)) ?? [], [lines, words]);
  return (
    <Outcome run={run} unit="items" className={styles.conversion}>
      {() => <LineTable rows={rows} />}
    </Outcome>
  );
}

function LineTable({ rows }: { rows: readonly LineRow[] }) {
  const words = useWords();
  const faulty = rows.filter(({ fault }) => fault !== undefined).length;
  const hasRemarks = rows.some(({ remark }) => remark !== '');
  const input = { key: 'input', label: words.input };
  const reading = { key: 'reading', label: words.reading };
  const result = { key: 'result', label: words.result };
  return (
    <>
      <ResultHead title={words.lines(rows.length)} meta={faulty > 0 ? words.faultyLines(faulty) : undefined} />
      <Table<LineRow>
        label={words.converted}
        rows={rows}
        headers={[
          { ...input, mono: true, render: (row) => <Words text={row.input} /> },
          { ...reading, whole: true, secondary: true },
          {
            ...result,
            whole: true,
            render: (row) => <span className={row.fault ? styles.faulty : 'mono'}>{row.fault ?? row.result}</span>,
          },
          ...(hasRemarks ? [{ key: 'remark', label: words.remark, secondary: true }] : []),
        ]}
        sortable
        csvName="dates.csv"
        csvHeaders={[
          input,
          reading,
          result,
          ...(hasRemarks || faulty > 0 ? [{ key: 'notes', label: words.remark }] : []),
        ]}
        copyKeys={['result']}
      />
    </>
  );
}

/** A date breaks into lines between its words, not at the hyphens within them. */
function Words({ text }: { text: string }) {
  return shownInCell(text)
    .split(/(?<= )/)
    .map((word, index) => (
      // A word is its place: it has no other identity.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.word}>
        {word}
      </span>
    ));
}
