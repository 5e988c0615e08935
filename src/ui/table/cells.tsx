import { shownInCell } from '../../lib/shorten';
import { cellOf, textOf, type TableColumn } from './columns';
import styles from './table.module.css';

/** About as high is a row, in pixels. */
export const ROW_HEIGHT = 36;

export interface BodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
}

/** What stands in a row. */
export function Cells<Row extends object>({ row, columns }: { row: Row; columns: BodyProps<Row>['columns'] }) {
  return columns.map((column) => (
    <td
      key={column.key}
      data-align={column.align}
      data-whole={column.whole ? '' : undefined}
      data-secondary={column.secondary ? '' : undefined}
      className={column.mono ? 'mono' : undefined}
    >
      {column.render ? column.render(row) : shownInCell(textOf(cellOf(row, column)))}
    </td>
  ));
}

/** An empty row in the place of those that are not drawn. */
export function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={styles.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, only as high as what is not drawn */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
