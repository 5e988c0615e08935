import { useId, useRef, useState, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { FoldButton } from '../button/fold-button';
import { classNames } from '../class-names';
import styles from './option-row.module.css';

export interface OptionRowProps {
  /** Up to five options, those used most. */
  children: ReactNode;
  /** The other options, opened on demand. */
  more?: ReactNode;
  /** Puts all options back to their defaults. */
  onReset: () => void;
}

/** Options above what they act on. */
export function OptionRow({ children, more, onReset }: OptionRowProps) {
  const words = useKitWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Not before they are asked for: most visits need none of them.
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <div
      className={classNames(styles.options, more ? styles.hasMore : undefined)}
      role="group"
      aria-label={words.options}
      data-options
    >
      {children}
      <div className={styles.end}>
        {more ? (
          <FoldButton
            label={words.moreOptions}
            isOpen={isOpen}
            onChange={(opens) => {
              setOpen(opens);
              setWasOpen(true);
            }}
            controls={id}
            variant="quiet"
          />
        ) : null}
        <Button
          variant="quiet"
          size="small"
          icon="rotate-ccw"
          iconOnly
          aria-label={words.resetOptions}
          onClick={onReset}
        />
      </div>
      {more ? (
        <div id={id} className={styles.more} hidden={!isOpen}>
          {wasOpen ? more : null}
        </div>
      ) : null}
    </div>
  );
}

export interface OptionProps {
  label: string;
  /** One control, named by its own (hidden) label. */
  children: ReactNode;
}

const CONTROLS = 'input:not([type="hidden"], :disabled), button:not(:disabled), select, textarea';

/** A label before its control, on one line. A click on the label goes to the control, as with any label. */
export function Option({ label, children }: OptionProps) {
  const control = useRef<HTMLDivElement>(null);
  const goToControl = () => {
    const all = [...(control.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const chosen = all.find(
      (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.checked,
    );
    (chosen ?? all[0])?.focus();
  };
  return (
    <div className={styles.option}>
      {/* The control has the same words as its name, so they are not read twice. The keyboard reaches the control itself. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className={styles.label} aria-hidden onClick={goToControl}>
        {label}
      </span>
      <div ref={control} className={styles.control}>
        {children}
      </div>
    </div>
  );
}
