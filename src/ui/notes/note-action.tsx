import type { ReactNode } from 'react';
import { ActButtons, type Act } from '../button/act-buttons';
import styles from './notes.module.css';

/** A note's message with what can be done about it. */
export function NoteAction({ text, act }: { text: ReactNode; act: Act }) {
  return (
    <span className={styles.action}>
      {text}
      <ActButtons acts={[act]} />
    </span>
  );
}
