import { useMemo, useState } from 'react';
import { ResultHead } from '../../ui/layout/layout';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { RowChoice, Table } from '../../ui/table/table';
import { MOST_AT_ONCE, type Converted, type Summary } from './convert';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface RequestListProps {
  made: Converted;
  isStale: boolean;
  /** Asks for another one, from 1, or with 0 for all. */
  onRequest: (request: number) => void;
}

interface Row extends Summary {
  readonly number: number;
}

/** All requests of a text, to look for one and to choose it. */
export function RequestList({ made, isStale, onRequest }: RequestListProps) {
  const words = useWords();
  const { requests, written, kind } = made;
  const [query, setQuery] = useState('');
  const rows = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const all = requests.map((request, index): Row => ({ ...request, number: index + 1 }));
    return wanted === '' ? all : all.filter(({ method, url }) => `${method} ${url}`.toLowerCase().includes(wanted));
  }, [requests, query]);
  const canAll = kind !== 'har' && requests.length <= MOST_AT_ONCE;
  return (
    <section aria-label={words.requests(requests.length)} className={styles.list} data-stale={isStale ? '' : undefined}>
      <ResultHead
        title={words.requests(requests.length)}
        meta={query.trim() === '' ? undefined : words.found(rows.length)}
        actions={canAll && written > 0 ? <Button onClick={() => onRequest(0)}>{words.writeAll}</Button> : undefined}
      />
      <div className={styles.find}>
        <InputText label={words.find} value={query} onChange={setQuery} clearable />
        <NumberField
          label={words.chosen}
          value={Math.max(1, written)}
          min={1}
          max={requests.length}
          onChange={onRequest}
        />
      </div>
      <Table<Row>
        label={words.list}
        rows={rows}
        headers={[
          { key: 'number', label: words.number, align: 'end' },
          { key: 'method', label: words.method, mono: true },
          {
            key: 'url',
            label: 'URL',
            mono: true,
            render: ({ number, url }) => (
              // By keyboard one chooses by number, which is one stop and not thousands.
              <RowChoice isChosen={number === written} onChoose={() => onRequest(number)}>
                {url}
              </RowChoice>
            ),
          },
        ]}
      />
    </section>
  );
}
