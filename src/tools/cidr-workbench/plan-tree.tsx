import { useMemo, useState } from 'react';
import { familyOf } from '../../lib/ip/family';
import { TreeFrame } from '../../ui/tree/tree-frame';
import { TreeRow } from '../../ui/tree/tree-row';
import { digits } from './digits';
import { isTaken, type Path, type Plan } from './plan';
import { pathKey, PlanRows } from './plan-rows';
import styles from './plan.module.css';
import { useWords } from './use-words';
import { writeBlock } from './write-address';

interface PlanTreeProps {
  plan: Plan;
  selected: Path;
  onSelect: (path: Path) => void;
}

/** A plan as a tree of any size: only the rows in sight are drawn. */
export function PlanTree({ plan, selected, onSelect }: PlanTreeProps) {
  const words = useWords();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => new PlanRows(plan, closed), [plan, closed]);
  const row = Math.min(rows.rowOf(selected), rows.count - 1);
  const current = rows.at(row);
  // What was chosen elsewhere, such as in the bar, comes into sight as well.
  const wanted = useMemo(() => ({ node: row }), [row]);

  function toggle(at: number) {
    const key = pathKey(rows.at(at).path);
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  }
  const select = (at: number) => onSelect(rows.at(at).path);
  const render = useMemo(
    () =>
      ({ node }: { node: number }) => {
        const { block, node: its } = rows.at(node);
        const { bits, sizeOf } = familyOf(block.network);
        const size = String(sizeOf(block.prefix));
        return (
          <span className={styles.piece}>
            <span className={styles.swatch} data-colour={its.colour} data-taken={isTaken(its) ? 'all' : 'none'} />
            <span data-kind="key">{writeBlock(block)}</span>
            {its.label === undefined ? null : <span>{its.label}</span>}
            <span data-kind="quiet">
              {its.split === undefined && !isTaken(its) ? `${words.free} · ` : ''}
              {bits - block.prefix > 40 ? `2^${bits - block.prefix}` : words.addressCount(digits(size, words))}
            </span>
          </span>
        );
      },
    [rows, words],
  );
  return (
    <TreeFrame
      label={words.tree}
      className={styles.tree}
      rows={{ count: rows.count, nodeAt: (at) => at, rowOf: (node) => Math.min(node, rows.count - 1) }}
      selected={row}
      wanted={wanted}
      canOpen={current.node.split !== undefined}
      isOpen={current.node.split !== undefined && !closed.has(pathKey(current.path))}
      onMove={select}
      onToggle={() => toggle(row)}
      onParent={() => onSelect(current.path.slice(0, -1))}
      onKey={() => false}
      textOfSelected={() => writeBlock(current.block)}
      row={(at, id, isActive) => {
        const { node, path, ordinal, siblings } = rows.at(at);
        return (
          <TreeRow
            key={pathKey(path)}
            id={id}
            node={at}
            level={path.length + 1}
            ordinal={ordinal}
            siblings={siblings}
            canOpen={node.split !== undefined}
            isOpen={node.split !== undefined && !closed.has(pathKey(path))}
            isSelected={isActive}
            isFound={false}
            onSelect={select}
            onToggle={toggle}
            render={render}
          />
        );
      }}
    />
  );
}
