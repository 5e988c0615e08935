import type { ReactNode } from 'react';
import { useWords } from '../use-words';
import styles from './tree.module.css';

/** What stands on one side, under its name. */
export function ValueBox({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  const words = useWords();
  return (
    <div role="group" className={styles.value} aria-label={words[side]}>
      <h3>{words[side]}</h3>
      {children ? (
        // It scrolls, so it must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>{children}</pre>
      ) : (
        <span className="meta">{words.absent}</span>
      )}
    </div>
  );
}
