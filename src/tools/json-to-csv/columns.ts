import type { ColumnPath } from '../../lib/table/json-table';

/** What the visitor wants of a column: columns stand in the order of these, the others behind them. */
export interface ColumnChoice {
  readonly id: string;
  /** Another name than its path. */
  readonly name?: string | undefined;
  readonly isHidden?: boolean | undefined;
}

export interface Column {
  /** The same for the same path. */
  readonly id: string;
  /** Its path, told apart from a former column of the same name. */
  readonly ownName: string;
  readonly name: string;
  readonly isHidden: boolean;
  /** Its position in the table, from 0. */
  readonly position: number;
}

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

/** The columns as chosen: those in the choices first, in that order, the others behind them as they were found. */
export function arrangeColumns(columns: readonly Column[], choices: readonly ColumnChoice[]): readonly Column[] {
  const chosen = new Map(choices.map((choice) => [choice.id, choice]));
  const arranged = columns.map((column): Column => {
    const choice = chosen.get(column.id);
    return { ...column, name: choice?.name ?? column.ownName, isHidden: choice?.isHidden ?? false };
  });
  const byId = new Map(arranged.map((column) => [column.id, column]));
  const others = arranged.filter(({ id }) => !chosen.has(id)).toSorted((a, b) => a.position - b.position);
  return [...choices.flatMap(({ id }) => byId.get(id) ?? []), ...others];
}

function unusedName(wanted: string, names: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; names.has(name); number++) name = `${wanted} (${number})`;
  return name;
}

/** What was chosen for a column, beyond where it stands. */
export function toChoice({ id, name, ownName, isHidden }: Column): ColumnChoice {
  return { id, ...(name === ownName ? {} : { name }), ...(isHidden ? { isHidden } : {}) };
}
