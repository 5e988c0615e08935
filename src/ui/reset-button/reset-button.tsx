import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import styles from './reset-button.module.css';

/** In a form, below its fields: puts all options back to their defaults. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const words = useKitWords();
  return (
    <div>
      <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={onReset}>
        {words.resetOptions}
      </Button>
    </div>
  );
}
