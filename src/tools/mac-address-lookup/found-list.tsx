import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { meaningOf, writeMacAddress } from '../../lib/mac-address';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { registryDate, summaryText } from './holder-text';
import type { LookUpReport } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

interface Row {
  readonly holder: string;
  readonly kind: string;
}

/** The addresses found in a text, a row each. */
export function FoundList({ report }: { report: LookUpReport }) {
  const words = useWords();
  const locale = useLocale();
  const rows = useMemo(() => {
    const date = registryDate(locale);
    return report.found.map((found) => {
      const { scope, group } = meaningOf(found.digits);
      const { holder } = found;
      return {
        line: found.line,
        address: writeMacAddress(found.digits, ':'),
        holder: summaryText(words, found, date),
        // As routes are written: the bits that are fixed behind a stroke.
        prefix: holder.kind === 'unlisted' ? '' : `${writeMacAddress(holder.prefix, ':')}/${holder.prefix.length * 4}`,
        kind: words.kinds[`${scope} ${group}`],
      };
    });
  }, [report, words, locale]);
  const columns = [
    { key: 'line', label: words.line, align: 'end', secondary: true },
    { key: 'address', label: words.macAddress, mono: true, whole: true },
    {
      key: 'holder',
      label: words.holder,
      render: ({ holder }: Row) => <span className={styles.holder}>{holder}</span>,
    },
    {
      key: 'prefix',
      label: words.shortPrefix,
      mono: true,
      secondary: true,
      whole: true,
    },
    {
      key: 'kind',
      label: words.kind,
      secondary: true,
      render: ({ kind }: Row) => <span className={styles.kind}>{kind}</span>,
    },
  ] as const;
  const toTsv = () => rows.map((row) => columns.map(({ key }) => row[key]).join('\t')).join('\n');
  const { linesWithout } = report;
  return (
    <>
      <ResultHead
        title={words.found(rows.length)}
        meta={linesWithout > 0 ? words.linesWithout(linesWithout) : undefined}
        actions={<CopyButton value={toTsv} label={words.copyTable} size="small" />}
      />
      <Table rows={rows} headers={columns} label={words.found(rows.length)} sortable csvName="vendors.csv" />
    </>
  );
}
