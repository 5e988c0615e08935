import type { TableColumn } from '../../ui/table/columns';
import type { RankedSuite } from './ranking';
import type { ToolWords } from './use-words';
import styles from './view.module.css';
import { formatComparison, formatValue, withUnit } from './write-results';

/** Names up to this length stand on one line, however full the table is. */
const SHORT_NAME = 24;

type Column = TableColumn<RankedSuite>;

/** The columns of the table of results. */
export function columnsOf({ columns, noData }: ToolWords, unit: string): Column[] {
  const column = (key: keyof typeof columns, text: Column['text'], isSecondary = false): Column => ({
    key,
    label: columns[key],
    align: 'end',
    whole: true,
    secondary: isSecondary,
    ...(text && { text }),
  });
  const value = (key: 'mean' | 'median' | 'deviation' | 'min' | 'max', isSecondary = false) =>
    column(key, ({ statistics }) => withUnit(statistics?.[key], unit), isSecondary);
  return [
    { key: 'rank', label: columns.rank, align: 'end' },
    { key: 'name', label: columns.name, render: ({ name }) => <Name name={name} /> },
    column('count', ({ statistics }) => (statistics ? statistics.count : noData)),
    value('mean'),
    value('median', true),
    value('deviation'),
    column('variance', ({ statistics }) => formatValue(statistics?.variance), true),
    value('min', true),
    value('max', true),
    column('comparison', (suite) => formatComparison(suite, unit)),
  ];
}

function Name({ name }: { name: string }) {
  return <span className={name.length > SHORT_NAME ? styles.long : styles.short}>{name}</span>;
}
