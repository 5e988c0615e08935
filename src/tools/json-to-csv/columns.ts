import type { Column } from '../../lib/column-choices';
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
  const names = new Set<string>();
  const columns = paths.map((path, position): Column => {
    const wanted = path.join('.');
    const ownName = unusedName(wanted, names);
    names.add(ownName);
    if (ownName !== wanted) renamed.push({ wanted, name: ownName });
    return { id: JSON.stringify(path), ownName, name: ownName, isHidden: false, position };
  });
  return { columns, renamed };
}

function unusedName(wanted: string, names: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; names.has(name); number++) name = `${wanted} (${number})`;
  return name;
}
