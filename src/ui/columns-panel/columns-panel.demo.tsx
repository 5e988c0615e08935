import { useState } from 'react';
import { columnWords } from '../../i18n/columns/en';
import { arrangeColumns, type ColumnChoice } from '../../lib/column-choices';
import { ColumnsPanel } from './columns-panel';

const COLUMNS = ['id', 'name', 'note'].map((name, position) => ({
  id: name,
  ownName: name,
  name,
  isHidden: false,
  position,
}));

export default function ColumnsPanelDemo() {
  const [choices, setChoices] = useState<readonly ColumnChoice[]>([]);
  const columns = arrangeColumns(COLUMNS, choices);
  return <ColumnsPanel id="columns" words={columnWords} columns={columns} count={3} onChange={setChoices} />;
}
