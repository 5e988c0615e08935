import { useRef, type KeyboardEvent } from 'react';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { bitOf, CLASSES, type Mode, RIGHTS } from './mode';
import { useWords } from './use-words';
import styles from './permission-grid.module.css';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Three rights and the special bit. */
const COLUMNS = RIGHTS.length + 1;

export interface PermissionGridProps {
  mode: Mode;
  onChange: (mode: Mode) => void;
}

/** The twelve bits as checkboxes. Tab goes through them in order, the arrow keys to the neighbours. */
export function PermissionGrid({ mode, onChange }: PermissionGridProps) {
  const words = useWords();
  const table = useRef<HTMLTableElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const boxes = [...(table.current?.querySelectorAll('input') ?? [])];
    const at = boxes.findIndex((box) => box === event.target);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = Math.floor(at / COLUMNS) + step[0];
    const column = (at % COLUMNS) + step[1];
    if (row >= 0 && row < CLASSES.length && column >= 0 && column < COLUMNS) boxes[row * COLUMNS + column]?.focus();
  };

  const box = (name: string, bit: Mode, label = '') => (
    <Checkbox
      className={styles.box}
      aria-label={name}
      label={label}
      checked={(mode & bit) !== 0}
      onChange={(checked) => onChange(checked ? mode | bit : mode & ~bit)}
    />
  );

  return (
    // The keys come from the checkboxes inside, which are what can be operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table ref={table} className={styles.grid} aria-label={words.options.mode} onKeyDown={move}>
      <thead>
        <tr>
          <th scope="col">{words.who}</th>
          {RIGHTS.map((right) => (
            <th key={right.id} scope="col">
              {words.rights[right.id]}
            </th>
          ))}
          <th scope="col">{words.special}</th>
          <th scope="col">{words.digit}</th>
        </tr>
      </thead>
      <tbody>
        {CLASSES.map(({ id, shift, special }) => (
          <tr key={id}>
            <th scope="row">{words.classes[id]}</th>
            {RIGHTS.map((right) => (
              <td key={right.id}>{box(words.cell(id, right.id), bitOf(id, right.id))}</td>
            ))}
            <td>{box(words.specials[id], special, words.specials[id])}</td>
            <td className={styles.digit}>{(mode >> shift) & 7}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
