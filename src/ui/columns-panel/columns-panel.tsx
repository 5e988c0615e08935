import { useState } from 'react';
import type { columnWords } from '../../i18n/columns/zh-cn';
import type { Words } from '../../i18n/words';
import { toChoice, type Column, type ColumnChoice } from '../../lib/column-choices';
import { moveItem } from '../../lib/move-item';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Icon } from '../icon/icon';
import { InputText } from '../input-text/input-text';
import { useReorder } from '../reorder/use-reorder';
import styles from './columns-panel.module.css';

/** What the panel says: `columnWords` of i18n. */
export type ColumnWords = Words<typeof columnWords>;

export interface ColumnsPanelProps {
  id: string;
  words: ColumnWords;
  /** In their order, hidden ones included. */
  columns: readonly Column[];
  /** How many there are in all. */
  count: number;
  onChange: (choices: readonly ColumnChoice[]) => void;
}

/** So many columns are drawn, and so many more at a time. */
const STEP = 100;

const STEPS = [
  { name: 'moveUp', icon: 'arrow-up', by: -1 },
  { name: 'moveDown', icon: 'arrow-down', by: 1 },
] as const;

/** The columns to tick, rename and move: by dragging a row, by the arrow keys on its handle, or by its two buttons. */
export function ColumnsPanel({ id, words, columns, count, onChange }: ColumnsPanelProps) {
  const [limit, setLimit] = useState(STEP);
  const [said, setSaid] = useState('');
  const shown = columns.slice(0, limit);
  const more = Math.min(STEP, columns.length - shown.length);
  const hiddenCount = columns.filter(({ isHidden }) => isHidden).length;

  const nameOf = (column: Column) => column.ownName || words.noName;
  const choose = (next: readonly Column[]) => onChange(next.map(toChoice));
  const update = (column: Column, changes: Partial<Column>) =>
    choose(columns.map((other) => (other === column ? { ...column, ...changes } : other)));
  const move = (column: Column, place: number) => {
    const target = columns[place];
    if (!target || target === column) return;
    choose(moveItem(columns, column, target));
    setSaid(words.columnMoved(nameOf(column), place + 1, columns.length));
  };
  const { list, dragged, gripOf } = useReorder<HTMLUListElement>((id, place) => {
    const column = columns.find((other) => other.id === id);
    if (column) move(column, place);
  });

  return (
    <section id={id} className={styles.panel} aria-label={words.columnList}>
      <header className={styles.head}>
        <Checkbox
          label={words.allColumns}
          checked={hiddenCount === 0}
          indeterminate={hiddenCount > 0 && hiddenCount < columns.length}
          onChange={(isChecked) => choose(columns.map((column) => ({ ...column, isHidden: !isChecked })))}
        />
        <Button size="small" variant="quiet" icon="rotate-ccw" onClick={() => onChange([])}>
          {words.resetColumns}
        </Button>
      </header>
      <ul ref={list} className={styles.list}>
        {shown.map((column, place) => (
          <li key={column.id} className={styles.row} data-dragged={dragged === column.id || undefined}>
            <button
              type="button"
              className={styles.grip}
              aria-label={words.move(nameOf(column))}
              {...gripOf(column.id, place)}
            >
              <Icon name="grip-vertical" />
            </button>
            <Checkbox
              className={styles.tick}
              label={<span className="verbatim">{nameOf(column)}</span>}
              checked={!column.isHidden}
              onChange={(isChecked) => update(column, { isHidden: !isChecked })}
            />
            <div className={styles.name}>
              <InputText
                label={words.columnName(nameOf(column))}
                hideLabel
                size="small"
                placeholder={nameOf(column)}
                value={column.name}
                onChange={(name) => update(column, { name })}
              />
            </div>
            {STEPS.map(({ name, icon, by }) => (
              <button
                key={name}
                type="button"
                className={styles.step}
                aria-label={words[name](nameOf(column))}
                disabled={columns[place + by] === undefined}
                onClick={() => move(column, place + by)}
              >
                <Icon name={icon} />
              </button>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP)}>
          {words.moreColumns(more)}
        </Button>
      ) : null}
      {more <= 0 && count > columns.length ? (
        <p className={styles.remark}>{words.columnsBeyond(count - columns.length)}</p>
      ) : null}
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
