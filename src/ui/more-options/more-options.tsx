import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { Fold } from '../fold/fold';
import { useFold } from '../fold/use-fold';
import { Stack } from '../layout/layout';
import styles from './more-options.module.css';

export interface MoreOptionsProps {
  /** The options that are seldom changed. */
  children: ReactNode;
  /** Whether one of them is wrong: then they are in sight. */
  hasError?: boolean;
  /** Puts all options of the form back to their defaults. */
  onReset?: () => void;
}

/** In a form, below its fields: the other options on demand, and the way back to the defaults. */
export function MoreOptions({ children, hasError = false, onReset }: MoreOptionsProps) {
  const words = useKitWords();
  const [isOpen, setOpen] = useFold(hasError);
  const reset = onReset ? (
    <Button variant="quiet" size="small" icon="rotate-ccw" onClick={onReset}>
      {words.resetOptions}
    </Button>
  ) : null;
  return (
    <Fold label={words.moreOptions} isOpen={isOpen} onOpen={setOpen} beside={reset} className={styles.line}>
      <Stack>{children}</Stack>
    </Fold>
  );
}
