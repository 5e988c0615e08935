import { useId, useState, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { FoldButton } from '../button/fold-button';
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
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Once open it stays so: the error goes while somebody is typing in there.
  if (hasError && !isOpen) setOpen(true);
  return (
    <>
      <div className={styles.line}>
        <FoldButton label={words.moreOptions} isOpen={isOpen} onChange={setOpen} controls={id} variant="quiet" />
        {onReset ? (
          <Button variant="quiet" size="small" icon="rotate-ccw" onClick={onReset}>
            {words.resetOptions}
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Stack>{children}</Stack> : null}
      </div>
    </>
  );
}
