import { Button } from '../../ui/button/button';
import type { Completion } from './complete';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What the word at the end of the expression may become, a button each. */
export function Completions({
  completions,
  onChoose,
}: {
  completions: readonly Completion[];
  onChoose: (expression: string) => void;
}) {
  const words = useWords();
  return (
    <div className={styles.completions} role="group" aria-label={words.completions}>
      {completions.map(({ label, expression }) => (
        <Button key={expression} size="small" variant="quiet" onClick={() => onChoose(expression)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
