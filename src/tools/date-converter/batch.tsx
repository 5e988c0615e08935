import { useMemo } from 'react';
import { useKitWords } from '../../i18n/context';
import type { Run } from '../../operations/use-operation';
import { ResultHead } from '../../ui/layout/layout';
import { Progress } from '../../ui/progress/progress';
import { Table } from '../../ui/table/table';
import type { ConvertFault, Line } from './convert';
import type { Output } from './outputs';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

interface Row {
  readonly input: string;
  readonly reading: string;
  readonly result: string;
  readonly remark: string;
  /** What there is to say besides, where only text is written. */
  readonly notes: string;
  readonly fault: string | undefined;
}

/** A list of dates: what each was read as and what it became. */
export function Batch({ run, isLate }: { run: Run<readonly Line[], ConvertFault>; isLate: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  const lines = run.value;
  const rows = useMemo(() => lines?.map((line) => rowOf(line, words)) ?? [], [lines, words]);
  if (isLate) {
    const progress = run.progress ?? { done: 0, startedAt: 0 };
    return <Progress title={kit.working} {...progress} unit="items" onCancel={run.cancel} />;
  }
  if (!lines) return null;
  const faulty = rows.filter(({ fault }) => fault !== undefined).length;
  const hasRemarks = rows.some(({ remark }) => remark !== '');
  return (
    <section className={styles.conversion} data-stale={run.stale ? '' : undefined}>
      <ResultHead title={words.lines(rows.length)} meta={faulty > 0 ? words.faultyLines(faulty) : undefined} />
      <Table
        label={words.converted}
        rows={rows}
        headers={[
          { key: 'input', label: words.input, mono: true },
          { key: 'reading', label: words.reading, secondary: true },
          {
            key: 'result',
            label: words.result,
            render: ({ result, fault }) => <span className={fault ? styles.faulty : 'mono'}>{fault ?? result}</span>,
          },
          ...(hasRemarks ? [{ key: 'remark', label: words.remark, secondary: true }] : []),
        ]}
        sortable
        csvName="dates.csv"
        csvHeaders={[
          { key: 'input', label: words.input },
          { key: 'reading', label: words.reading },
          { key: 'result', label: words.result },
          ...(hasRemarks || faulty > 0 ? [{ key: 'notes', label: words.remark }] : []),
        ]}
        copyKeys={['result']}
      />
    </section>
  );
}

function rowOf({ input, readings, results, notices, fault }: Line, words: ToolWords): Row {
  const remark = notices.map((notice) => words.notice(notice)).join(' ');
  return {
    input,
    reading: readings.map((reading) => words.readings[reading]).join(words.or),
    // What is wrong has no result, so that a copied column holds results only, a line for each.
    result: fault ? '' : results.map((output) => resultText(output, words)).join(words.or),
    remark,
    notes: fault ? words.fault(fault) : remark,
    fault: fault && words.fault(fault),
  };
}

function resultText(output: Output, words: ToolWords): string {
  return output.ok ? output.value : words.years(output.fault.first, output.fault.last);
}
