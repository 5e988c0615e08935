import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import type { TextDirective } from './fragment';
import { Marks } from './parameter-table';
import type { Parameter } from './query';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface FragmentTableProps {
  parameters: readonly Parameter[];
  show: 'decoded' | 'raw';
  onOpen: (address: string) => void;
}

/** The parameters of a fragment that is written like a query. */
export function FragmentTable({ parameters, show, onOpen }: FragmentTableProps) {
  const words = useWords();
  const marks: TableColumn<Parameter> = {
    key: 'marks',
    label: words.marks,
    render: (row) => (
      <span className={styles.marks}>
        <Marks parameter={row} onOpen={onOpen} />
      </span>
    ),
  };
  const hasMarks = parameters.some(
    ({ name, value, isAddress, isTracking, holds }) =>
      value === undefined ||
      value.raw === '' ||
      value.isBroken ||
      name.isBroken ||
      isAddress ||
      isTracking ||
      holds !== undefined,
  );
  const columns: TableColumn<Parameter>[] = [
    { key: 'name', label: words.name, mono: true, text: ({ name }) => name[show] },
    {
      key: 'value',
      label: words.value,
      mono: true,
      text: ({ value }) => value?.[show],
      render: ({ value }) => (value && value[show] !== '' ? <TextCopyable value={value[show]} /> : null),
    },
    ...(hasMarks ? [marks] : []),
  ];
  return (
    <div className={styles.section}>
      <ResultHead title={words.fragmentParameters} meta={String(parameters.length)} />
      <Table rows={parameters} headers={columns} label={words.fragmentParameters} />
    </div>
  );
}

export interface TextDirectiveTableProps {
  directives: readonly TextDirective[];
  show: 'decoded' | 'raw';
}

/** The words of the page to which the link leads. */
export function TextDirectiveTable({ directives, show }: TextDirectiveTableProps) {
  const words = useWords();
  const column = (key: keyof TextDirective): TableColumn<TextDirective> => ({
    key,
    label: words.textDirective[key],
    text: (row) => row[key]?.[show],
    render: (row) => (row[key] ? <TextCopyable value={row[key][show]} /> : null),
  });
  const used = (['prefix', 'start', 'end', 'suffix'] as const).filter((key) => directives.some((one) => one[key]));
  return (
    <div className={styles.section}>
      <ResultHead title={words.textDirectives} meta={String(directives.length)} />
      <Table rows={directives} headers={used.map(column)} label={words.textDirectives} />
    </div>
  );
}
