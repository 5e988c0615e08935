import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { Table } from '../../ui/table/table';
import type { Frequencies } from './frequency';
import { useWords } from './use-words';
import styles from './view.module.css';

/** How often each value stands in the list. */
export function FrequencyTable({ rows, distinct }: Frequencies) {
  const words = useWords();
  const locale = useLocale();
  return (
    <div className={styles.frequency}>
      <Table
        description={words.frequencyOf(distinct, rows.length)}
        rows={rows}
        sortable
        headers={[
          { key: 'value', label: words.value, mono: true },
          {
            key: 'count',
            label: words.times,
            align: 'end',
            render: ({ count }) => <span className="num">{formatNumber(locale, count)}</span>,
          },
        ]}
      />
    </div>
  );
}
