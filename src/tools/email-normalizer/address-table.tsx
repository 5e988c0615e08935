import { useMemo } from 'react';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Row } from './normalise';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Each address as it was, what became of it and why. */
export function AddressTable({ rows: addresses }: { rows: readonly Row[] }) {
  const words = useWords();
  const rows = useMemo(
    () =>
      addresses.map(({ line, original, normalised, rules, provider, fault, sameAs }) => ({
        line,
        original,
        normalised,
        rules: [
          ...(provider && rules.length > 0 ? [words.providers[provider]] : []),
          ...rules.map((rule) => words.rules[rule]),
        ].join(' · '),
        remark: fault ? words.why(fault) : sameAs === undefined ? '' : words.sameAs(sameAs),
      })),
    [addresses, words],
  );
  return (
    <>
      <ResultHead title={words.addresses(rows.length)} />
      <Table
        label={words.table}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end', secondary: true },
          { key: 'original', label: words.original, mono: true, whole: true },
          { key: 'normalised', label: words.normalised, mono: true, whole: true },
          { key: 'rules', label: words.applied, secondary: true },
          {
            key: 'remark',
            label: words.remark,
            render: ({ remark }) => <span className={styles.remark}>{remark}</span>,
          },
        ]}
        sortable
        csvName="emails.csv"
        copyKeys={['normalised']}
      />
    </>
  );
}
