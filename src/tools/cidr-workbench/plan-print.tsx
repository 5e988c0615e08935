import { useMemo } from 'react';
import { isTaken, type Plan } from './plan';
import { PlanRows } from './plan-rows';
import styles from './plan.module.css';
import { useWords } from './use-words';
import { writeBlock } from './write-address';

/** So many rows are put on paper. */
const MOST_PRINTED = 2000;
const NONE_CLOSED: ReadonlySet<string> = new Set();

/** The whole tree as a list, for paper alone: on the screen only the rows in sight are drawn. */
export function PlanPrint({ plan }: { plan: Plan }) {
  const words = useWords();
  const rows = useMemo(() => new PlanRows(plan, NONE_CLOSED), [plan]);
  const shown = Array.from({ length: Math.min(rows.count, MOST_PRINTED) }, (_, row) => rows.at(row));
  return (
    <div className={styles.paper}>
      <table>
        <tbody>
          {shown.map(({ block, node, path }) => (
            <tr key={path.join('/')}>
              <td style={{ paddingInlineStart: path.length * 16 }}>{writeBlock(block)}</td>
              <td>{node.label}</td>
              <td>{node.split === undefined && !isTaken(node) ? words.free : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.count > MOST_PRINTED ? <p>{words.printLimit(MOST_PRINTED)}</p> : null}
    </div>
  );
}
