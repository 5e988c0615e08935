import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { registryDate } from './holder-text';
import type { LookUpReport } from './operations';
import { foundRow } from './table-rows';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The addresses found in a text, a row each. */
export function FoundList({ report: { found, linesWithout } }: { report: LookUpReport }) {
  const words = useWords();
  const date = registryDate(useLocale());
  const rows = useMemo(() => found.map((one) => foundRow(one, words, date)), [found, words, date]);
  const inWords = (key: 'holder' | 'kind') => ({
    key,
    label: words[key],
    render: (row: { holder: string; kind: string }) => <span className={styles[key]}>{row[key]}</span>,
  });
  const columns = [
    { key: 'line', label: words.line, align: 'end', secondary: true },
    { key: 'address', label: words.macAddress, mono: true, whole: true },
    inWords('holder'),
    { key: 'prefix', label: words.shortPrefix, mono: true, secondary: true, whole: true },
    { ...inWords('kind'), secondary: true, whole: true },
  ] as const;
  const toTsv = () => rows.map((row) => columns.map(({ key }) => row[key]).join('\t')).join('\n');
  return (
    <>
      <ResultHead
        title={words.found(rows.length)}
        meta={linesWithout > 0 ? words.linesWithout(linesWithout) : undefined}
      />
      <Table
        rows={rows}
        headers={columns}
        label={words.found(rows.length)}
        sortable
        csvName="vendors.csv"
        actions={<CopyButton sends value={toTsv} label={words.copyTable} size="small" />}
      />
    </>
  );
}
