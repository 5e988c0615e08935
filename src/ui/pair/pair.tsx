import type { ReactNode } from 'react';
import styles from './pair.module.css';

/**
 * Two equal parts of a tool, such as its directions, beside each other from 1024 px. A `SideBySide` within is then one column, which has
 * all parts in the order they are written in.
 */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
