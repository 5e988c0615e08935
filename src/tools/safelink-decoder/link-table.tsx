import { useMemo } from 'react';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { DecodedLink } from './decode';
import { Shown } from './link-details';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The rewritten links of a text, each with where it leads. */
export function LinkTable({ links }: { links: readonly DecodedLink[] }) {
  const words = useWords();
  const rows = useMemo(
    () =>
      links.map((link, index) => ({
        number: index + 1,
        target: link.target,
        filters: link.layers.map(({ filter }) => filter).join(' → '),
        remark: [
          link.state === 'found' ? '' : words.states[link.state],
          ...link.destination.warnings.map((warning) => words.warning(warning)),
        ]
          .filter(Boolean)
          .join(' '),
        link,
      })),
    [links, words],
  );
  return (
    <>
      <ResultHead title={words.found(links.length)} />
      <Table
        label={words.links}
        rows={rows}
        headers={[
          { key: 'number', label: words.number, align: 'end', secondary: true },
          {
            key: 'target',
            label: words.realLink,
            render: ({ link }) => <Shown destination={link.destination} />,
          },
          { key: 'filters', label: words.rewrittenBy, secondary: true },
          {
            key: 'remark',
            label: words.remark,
            render: ({ remark }) => <span className={styles.remark}>{remark}</span>,
          },
        ]}
        sortable
        csvName="links.csv"
        copyKeys={['target']}
      />
    </>
  );
}
