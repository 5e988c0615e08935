import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { countryNames } from '../../lib/countries';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Line } from './check-each';
import { tableRow } from './report-rows';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Each line with what it is and every rule it breaks. */
export function Batch({ lines }: { lines: readonly Line[] }) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const rows = useMemo(() => {
    const nameOf = countryNames(language);
    return lines.map((line) => tableRow(line, words, nameOf));
  }, [lines, words, language]);
  const valid = rows.filter(({ isValid }) => isValid).length;
  const code = { mono: true, whole: true };
  return (
    <>
      <ResultHead title={words.checked(rows.length)} meta={words.counts(valid, rows.length - valid)} />
      <Table
        label={words.list}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end', secondary: true },
          {
            key: 'status',
            label: words.status,
            render: ({ isValid, status }) => <Badge kind={isValid ? 'ok' : 'bad'}>{status}</Badge>,
          },
          { key: 'input', label: words.typed, ...code },
          { key: 'electronic', label: words.electronic, ...code },
          {
            key: 'remarks',
            label: words.remarks,
            render: ({ remarks }) => <span className={styles.remark}>{remarks}</span>,
          },
          { key: 'country', label: words.country, whole: true, secondary: true },
          { key: 'bban', label: words.bban, ...code, secondary: true },
          ...(['bank', 'branch', 'account'] as const).map((key) => {
            return { key, label: words.roles[key], ...code, secondary: true };
          }),
          { key: 'sepa', label: words.sepa, whole: true, secondary: true },
        ]}
        sortable
        csvName="ibans.csv"
        copyKeys={['electronic']}
      />
    </>
  );
}
