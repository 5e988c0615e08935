import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { CopyButton } from '../copy/copy-button';
import { Select } from '../select/select';
import { columnText, type TableColumn } from './columns';

export interface CopyChoiceProps<Row> {
  rows: readonly Row[];
  /** Those of which one can be copied, the usual one first. */
  columns: readonly TableColumn<Row>[];
}

/** Copies one of many columns, a line for each row. */
export function CopyChoice<Row extends object>({ rows, columns }: CopyChoiceProps<Row>) {
  const words = useKitWords();
  const [chosen, setChosen] = useState<string>();
  const column = columns.find(({ key }) => key === chosen) ?? columns[0];
  if (!column) return null;
  return (
    <>
      <Select
        label={words.columnToCopy}
        hideLabel
        size="small"
        options={columns.map(({ key, label }) => ({ value: key, label }))}
        value={column.key}
        onChange={setChosen}
      />
      <CopyButton sends={column.label} size="small" value={() => columnText(rows, column)} />
    </>
  );
}
