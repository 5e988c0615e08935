import type { Column } from '../../lib/column-choices';
import { distinctly } from '../../lib/table/distinct-columns';
import type { ColumnPath } from '../../lib/table/json-table';

/** A column whose name another had before. */
export interface RenamedColumn {
  readonly wanted: string;
  readonly name: string;
}

/** Names the columns by their paths. */
export function nameColumns(paths: readonly ColumnPath[]): {
  readonly columns: readonly Column[];
  readonly renamed: readonly RenamedColumn[];
} {
  const renamed: RenamedColumn[] = [];
  const distinct = distinctly();
  const columns = paths.map((path, position): Column => {
    const wanted = path.join('.');
    const ownName = distinct(wanted);
    if (ownName !== wanted) renamed.push({ wanted, name: ownName });
    return { id: JSON.stringify(path), ownName, name: ownName, isHidden: false, position };
  });
  return { columns, renamed };
}
