import { useKitWords, useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { toCsv } from '../../lib/csv-writer';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Table } from '../../ui/table/table';
import type { Frequency } from './counts';
import type { Statistics } from './statistics';
import { useWords } from './use-words';
import styles from './view.module.css';

const TABLES = {
  words: { list: 'topWords', one: 'word', total: 'words' },
  characters: { list: 'topCharacters', one: 'character', total: 'charactersWithoutSpace' },
} as const;

/** The words or characters that are used most. */
export function Frequencies({ of, statistics }: { of: keyof typeof TABLES; statistics: Statistics }) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const { list, one, total } = TABLES[of];
  const rows: readonly Frequency[] = statistics[list];
  const shareOf = (row: Frequency) => row.count / statistics[total];
  const number = (value: number, options?: Intl.NumberFormatOptions) => (
    <span className="num">{formatNumber(locale, value, options)}</span>
  );
  const csv = () => toCsv([[words[one], words.times], ...rows.map(({ text, count }) => [text, String(count)])]);
  return (
    <section>
      <ResultHead
        title={words[list]}
        actions={
          <DownloadButton
            sends={words[list]}
            size="small"
            label={kit.downloadCsv}
            fileName={`${of}.csv`}
            mimeType="text/csv"
            content={csv}
            disabled={rows.length === 0}
          />
        }
      />
      {rows.length === 0 ? (
        <NoResult>{words.nothing}</NoResult>
      ) : (
        <div className={styles.frequencies}>
          <Table
            label={words[list]}
            sortable
            rows={rows}
            headers={[
              { key: 'text', label: words[one], mono: true },
              { key: 'count', label: words.times, align: 'end', render: (row) => number(row.count) },
              {
                key: 'share',
                label: words.share,
                align: 'end',
                text: shareOf,
                render: (row) => number(shareOf(row), { style: 'percent', maximumFractionDigits: 1 }),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
