import { Button } from '../button/button';
import styles from './notes.module.css';

export interface NoteActionProps {
  text: string;
  /** What the button says. */
  act: string;
  onAct: () => void;
}

/** A note's message with what can be done about it. */
export function NoteAction({ text, act, onAct }: NoteActionProps) {
  return (
    <span className={styles.action}>
      {text}
      <Button size="small" onClick={onAct}>
        {act}
      </Button>
    </span>
  );
}
