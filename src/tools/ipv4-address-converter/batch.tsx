import { useMemo } from 'react';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Line } from './convert';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

interface Row {
  readonly input: string;
  readonly readAs: string;
  readonly dotted: string;
  readonly integer: string;
  readonly hex: string;
  readonly mapped: string;
  readonly type: string;
  readonly isFaulty: boolean;
}

/** A list of addresses: what each was read as and what it became. */
export function Batch({ lines, stale }: { lines: readonly Line[]; stale: boolean }) {
  const words = useWords();
  const rows = useMemo(() => lines.map((line) => rowOf(line, words)), [lines, words]);
  const faulty = rows.filter(({ isFaulty }) => isFaulty).length;
  return (
    <section className={styles.batch} data-stale={stale ? '' : undefined}>
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
          { key: 'integer', label: words.outputs.integer, mono: true, whole: true, secondary: true },
          { key: 'hex', label: words.outputs.hex, mono: true, whole: true, secondary: true },
          { key: 'mapped', label: words.outputs.mappedShort, mono: true, whole: true, secondary: true },
          { key: 'type', label: words.type, secondary: true },
          { key: 'readAs', label: words.reading, secondary: true },
        ]}
        sortable
        csvName="addresses.csv"
        copyKeys={['dotted']}
      />
    </section>
  );
}

function rowOf({ input, result }: Line, words: ToolWords): Row {
  if (!result.ok) {
    const dotted = words.fault(result.fault);
    return { input, dotted, readAs: '', integer: '', hex: '', mapped: '', type: '', isFaulty: true };
  }
  const { as, notations, registered } = result.value;
  return {
    input,
    dotted: notations.dotted,
    readAs: words.notations[as],
    integer: notations.integer,
    hex: notations.hex,
    mapped: notations.mappedShort,
    type: words.types[registered.type],
    isFaulty: false,
  };
}
