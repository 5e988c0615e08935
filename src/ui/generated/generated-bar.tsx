import type { ReactNode } from 'react';
import styles from './generated-bar.module.css';

export interface GeneratedBarProps {
  /** The beginning of what was made. */
  first: string;
  isStale?: boolean;
  /** The buttons: new ones, and copy. */
  children: ReactNode;
}

/** On small screens only: what a generator made, and what is done most with it, always in sight. */
export function GeneratedBar({ first, isStale, children }: GeneratedBarProps) {
  return (
    <div className={styles.bar}>
      {/* What stands above has it for those who do not see. */}
      <div className={styles.first} aria-hidden data-stale={isStale ? '' : undefined}>
        {first}
      </div>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
