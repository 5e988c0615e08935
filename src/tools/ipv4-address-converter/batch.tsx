import { useMemo } from 'react';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Line } from './convert';
import { tableRow } from './rows';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A list of addresses: what each was read as and what it became. */
export function Batch({ lines }: { lines: readonly Line[] }) {
  const words = useWords();
  const rows = useMemo(() => lines.map((line) => tableRow(line, words)), [lines, words]);
  const faulty = rows.filter(({ isFaulty }) => isFaulty).length;
  const notation = { mono: true, whole: true, secondary: true };
  return (
    <>
      <ResultHead title={words.lines(rows.length)} meta={faulty > 0 ? words.faultyLines(faulty) : undefined} />
      <Table
        label={words.result}
        rows={rows}
        headers={[
          { key: 'input', label: words.input, mono: true, whole: true },
          {
            key: 'dotted',
            label: words.outputs.dotted,
            whole: true,
            render: ({ dotted, isFaulty }) => <span className={isFaulty ? styles.faulty : 'mono'}>{dotted}</span>,
          },
          { key: 'integer', label: words.outputs.integer, ...notation },
          { key: 'hex', label: words.outputs.hex, ...notation },
          { key: 'mapped', label: words.outputs.mappedShort, ...notation },
          { key: 'type', label: words.type, whole: true, secondary: true },
          { key: 'readAs', label: words.reading, whole: true, secondary: true },
        ]}
        sortable
        csvName="addresses.csv"
        copyKeys={['dotted']}
      />
    </>
  );
}
