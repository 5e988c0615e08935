import { useMemo, useState } from 'react';
import { Select } from '../../ui/select/select';
import { Table } from '../../ui/table/table';
import { ObjectCard } from './object-card';
import { ObjectBadges } from './object-badges';
import type { InspectReport, ObjectFacts } from './report';
import { nameOf } from './sentences';
import { useStyle } from './use-style';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface ObjectTableProps {
  report: InspectReport;
  titles: readonly string[];
  /** The fingerprints of the certificates that are. */
  revoked: ReadonlySet<string>;
  isTicking: boolean;
}

interface Row {
  readonly place: number;
  readonly facts: ObjectFacts;
}

/** Many objects, of which one is chosen for its card. */
export function ObjectTable({ report, titles, revoked, isTicking }: ObjectTableProps) {
  const words = useWords();
  const { iso } = useStyle();
  const [chosen, setChosen] = useState(0);
  const { objects } = report;
  const place = Math.min(chosen, objects.length - 1);
  const rows = useMemo(() => objects.map((facts, at): Row => ({ place: at, facts })), [objects]);
  const options = useMemo(() => titles.map((label, value) => ({ value, label })), [titles]);
  const facts = objects[place];
  return (
    <>
      <Table<Row>
        label={words.objects}
        rows={rows}
        sortable
        headers={[
          { key: 'number', label: words.number, align: 'end', text: (row) => row.place + 1 },
          { key: 'kind', label: words.kind, secondary: true, text: (row) => words.kinds[row.facts.kind] },
          { key: 'name', label: words.name, text: (row) => nameOf(row.facts) },
          { key: 'ends', label: words.ends, whole: true, text: (row) => endOf(row.facts, iso) },
          {
            key: 'state',
            label: words.state,
            text: (row) => stateOf(row.facts, revoked),
            render: (row) => (
              <span className={styles.badges}>
                <ObjectBadges facts={row.facts} revoked={revoked} />
              </span>
            ),
          },
        ]}
        csvName="certificates.csv"
      />
      <Select label={words.show} options={options} value={place} onChange={setChosen} />
      {facts ? (
        <ObjectCard key={place} facts={facts} title={titles[place] ?? ''} at={isTicking ? undefined : report.at} />
      ) : null}
    </>
  );
}

function stateOf(facts: ObjectFacts, revoked: ReadonlySet<string>): string {
  if (facts.kind !== 'certificate') return '';
  return [...(revoked.has(facts.sha256) ? ['revoked'] : []), ...facts.warnings.map(({ code }) => code)].join(' ');
}

function endOf(facts: ObjectFacts, iso: (time: number) => string): string {
  if (facts.kind === 'certificate') return iso(facts.notAfter).slice(0, 10);
  return facts.kind === 'list' && facts.nextUpdate !== undefined ? iso(facts.nextUpdate).slice(0, 10) : '';
}
