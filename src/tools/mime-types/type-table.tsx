import { NoResult } from '../../ui/no-result/no-result';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { Extensions } from './extensions';
import { dotted, type MimeType } from './mime-type';
import { TypeName } from './type-name';
import { useWords } from './use-words';
import styles from './view.module.css';

/** All that is known of the types, one in each row. */
export function TypeTable({ types }: { types: readonly MimeType[] }) {
  const words = useWords();
  if (types.length === 0) return <NoResult>{words.nothingListed}</NoResult>;
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  const columns: TableColumn<MimeType>[] = [
    { key: 'type', label: words.type, render: ({ type }) => <TypeName type={type} /> },
    {
      key: 'extensions',
      label: words.extensions,
      text: ({ extensions }) => extensions.map(dotted).join(' '),
      render: ({ extensions }) => <Extensions all={extensions} />,
    },
    { key: 'source', label: words.source, secondary: true, text: ({ source }) => words.sources[source] },
    { key: 'charset', label: words.charset, secondary: true },
    {
      key: 'isCompressible',
      label: words.compressible,
      secondary: true,
      text: ({ isCompressible: is }) => (is === undefined ? undefined : yesOrNo(is)),
    },
  ];
  return (
    <Table
      className={styles.table}
      rows={types}
      headers={columns}
      sortable
      description={words.listed(types.length)}
      csvName="mime-types.csv"
    />
  );
}
