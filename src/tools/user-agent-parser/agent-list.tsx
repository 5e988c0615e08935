import { useMemo } from 'react';
import type { Run } from '../../operations/use-operation';
import { shownInCell } from '../../lib/shorten';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { csvColumns, rowOf } from './agent-rows';
import type { ReadLine } from './parse';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Several user agents, one per row. */
export function AgentList({ run }: { run: Run<readonly ReadLine[], unknown> }) {
  const words = useWords();
  const lines = run.stale ? undefined : run.value;
  const rows = useMemo(() => lines?.map((line) => rowOf(line, words)) ?? [], [lines, words]);
  const distinct = useMemo(() => new Set(lines?.map(({ text }) => text)).size, [lines]);
  if (!lines) return null;
  const { titles } = words;
  return (
    <>
      <ResultHead
        title={words.agents(rows.length)}
        meta={distinct < rows.length ? words.distinct(distinct) : undefined}
      />
      <Table
        label={words.table}
        rows={rows}
        headers={[
          {
            key: 'text',
            label: words.userAgent,
            render: ({ text }) => <div className={styles.agent}>{shownInCell(text)}</div>,
          },
          { key: 'kind', label: titles.kind, render: ({ kind }) => <div className={styles.kind}>{kind}</div> },
          { key: 'browser', label: titles.browser },
          { key: 'engine', label: titles.engine, secondary: true },
          { key: 'os', label: titles.os },
          { key: 'device', label: titles.device, secondary: true },
          { key: 'cpu', label: titles.cpu, secondary: true },
        ]}
        sortable
        csvName="user-agents.csv"
        csvHeaders={csvColumns(words)}
      />
    </>
  );
}
