import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { tableRow } from './phone-rows';
import type { Line } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

type Row = ReturnType<typeof tableRow>;

/** A column of numbers, which are not broken into lines. */
function numberColumn(key: 'e164' | 'international' | 'national', label: string) {
  return { key, label, render: (row: Row) => <span className={styles.number}>{row[key]}</span> };
}

/** Many numbers: each as it was written, and what it is. */
export function Numbers({ lines, from }: { lines: readonly Line[]; from: string }) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const rows = useMemo(() => lines.map((line) => tableRow(line, words, language)), [lines, words, language]);
  const valid = rows.filter(({ isValid }) => isValid).length;
  const same = lines.filter(({ sameAs }) => sameAs !== undefined).length;
  return (
    <>
      <ResultHead title={words.found(rows.length)} meta={words.counts(valid, rows.length - valid, same)} />
      <Table
        label={words.list}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end', secondary: true },
          {
            key: 'input',
            label: words.input,
            render: ({ input }) => <span className={input.length > 30 ? 'mono' : styles.number}>{input}</span>,
          },
          {
            key: 'valid',
            label: words.isValid,
            render: (row) => <Badge kind={row.isValid ? 'ok' : 'bad'}>{row.valid}</Badge>,
          },
          {
            key: 'remark',
            label: words.remark,
            render: ({ remark }) => <span className={styles.remark}>{remark}</span>,
          },
          { key: 'place', label: words.place, whole: true, secondary: true },
          { key: 'type', label: words.type, whole: true, secondary: true },
          numberColumn('e164', words.e164),
          { ...numberColumn('international', words.international), secondary: true },
          { ...numberColumn('national', words.national), secondary: true },
          ...(from === ''
            ? []
            : [{ key: 'dialled', label: words.dialled(from), mono: true, whole: true, secondary: true }]),
          { key: 'extension', label: words.extension, mono: true, whole: true, secondary: true },
        ]}
        sortable
        csvName="phones.csv"
        copyKeys={['e164']}
      />
    </>
  );
}
