import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import type { TextDirective } from './fragment';
import { Marks } from './marks';
import type { ParameterTableProps } from './parameter-table';
import type { Part } from './part';
import type { Show } from './part-facts';
import { isMarked, type Parameter } from './query';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The parameters of a fragment that is written like a query, and the words of the page to which it leads. */
export function FragmentTables({ url, show, onOpen }: Omit<ParameterTableProps, 'onText'>) {
  const words = useWords();
  const { fragmentParameters: parameters, textDirectives: directives } = url;
  const marks: TableColumn<Parameter> = {
    key: 'marks',
    label: words.marks,
    render: (row) => (
      <span className={styles.marks}>
        <Marks parameter={row} onOpen={onOpen} />
      </span>
    ),
  };
  const columns: TableColumn<Parameter>[] = [
    { key: 'name', label: words.name, mono: true, text: ({ name }) => name[show] },
    { ...partColumn('value', words.value, show), mono: true },
    ...(parameters.some(isMarked) ? [marks] : []),
  ];
  const used = (['prefix', 'start', 'end', 'suffix'] as const).filter((key) => directives.some((one) => one[key]));
  const ofDirectives: TableColumn<TextDirective>[] = used.map((key) => partColumn(key, words.textDirective[key], show));
  return (
    <>
      <TitledTable title={words.fragmentParameters} rows={parameters} columns={columns} />
      <TitledTable title={words.textDirectives} rows={directives} columns={ofDirectives} />
    </>
  );
}

/** A column of parts, each copied by a click on it. */
function partColumn<Key extends string>(
  key: Key,
  label: string,
  show: Show,
): TableColumn<{ readonly [K in Key]?: Part }> {
  const text = (row: { readonly [K in Key]?: Part }) => row[key]?.[show];
  return { key, label, text, render: (row) => (text(row) ? <TextCopyable value={text(row) ?? ''} /> : null) };
}

interface TitledTableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
}

function TitledTable<Row extends object>({ title, rows, columns }: TitledTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.section}>
      <ResultHead title={title} meta={String(rows.length)} />
      <Table rows={rows} headers={columns} label={title} />
    </div>
  );
}
