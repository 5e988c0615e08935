import type { ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './notes.module.css';

/** What can be done about a note. */
export interface NoteAct {
  /** What the button says. */
  readonly label: string;
  readonly icon?: string;
  readonly onAct: () => void;
}

/** A note's message with what can be done about it. */
export function NoteAction({ text, act }: { text: ReactNode; act: NoteAct }) {
  return (
    <span className={styles.action}>
      {text}
      <Button size="small" {...(act.icon && { icon: act.icon })} onClick={act.onAct}>
        {act.label}
      </Button>
    </span>
  );
}
