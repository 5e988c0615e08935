import { useMemo } from 'react';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Group } from './normalise';
import { useWords } from './use-words';

/** The mailboxes that several of the addresses reach. */
export function GroupTable({ groups }: { groups: readonly Group[] }) {
  const words = useWords();
  const rows = useMemo(
    () =>
      groups.map(({ normalised, originals, lines }) => ({
        normalised,
        count: originals.length,
        originals: words.listed(originals),
        lines: words.listed([...new Set(lines)].map(String)),
      })),
    [groups, words],
  );
  return (
    <>
      <ResultHead title={words.groups(groups.length)} />
      <Table
        label={words.groupsLabel}
        rows={rows}
        headers={[
          { key: 'normalised', label: words.mailbox, mono: true, whole: true },
          { key: 'count', label: words.count, align: 'end' },
          { key: 'originals', label: words.originals, mono: true },
          { key: 'lines', label: words.lines, secondary: true },
        ]}
        sortable
      />
    </>
  );
}
