/** What the visitor wants of a column: columns stand in the order of these, the others behind them. */
export interface ColumnChoice {
  readonly id: string;
  /** Another name than its own. */
  readonly name?: string | undefined;
  readonly isHidden?: boolean | undefined;
}

export interface Column {
  /** The same for the same column of the source. */
  readonly id: string;
  /** Its name in the source, told apart from a former column of the same name. */
  readonly ownName: string;
  readonly name: string;
  readonly isHidden: boolean;
  /** Its position in the source, from 0. */
  readonly position: number;
}

/** The columns as chosen: those in the choices first, in that order, the others behind them as they were found. */
export function arrangeColumns<C extends Column>(
  columns: readonly C[],
  choices: readonly ColumnChoice[],
): readonly C[] {
  const chosen = new Map(choices.map((choice) => [choice.id, choice]));
  const arranged = columns.map((column): C => {
    const choice = chosen.get(column.id);
    return { ...column, name: choice?.name ?? column.ownName, isHidden: choice?.isHidden ?? false };
  });
  const byId = new Map(arranged.map((column) => [column.id, column]));
  const others = arranged.filter(({ id }) => !chosen.has(id)).toSorted((a, b) => a.position - b.position);
  return [...choices.flatMap(({ id }) => byId.get(id) ?? []), ...others];
}

/** What was chosen for a column, beyond where it stands. */
export function toChoice({ id, name, ownName, isHidden }: Column): ColumnChoice {
  return { id, ...(name === ownName ? {} : { name }), ...(isHidden ? { isHidden } : {}) };
}
