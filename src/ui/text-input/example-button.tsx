import { useEffect, useId, useRef, useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { useExamples } from '../../operations/use-examples';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import styles from './example-button.module.css';

export interface Example {
  readonly label: string;
  readonly value: string;
}

export interface ExampleButtonProps {
  example: string | readonly Example[];
  /** Not shown on a narrow phone. @default false */
  isSpare?: boolean;
  onPick: (text: string) => void;
}

/** Fills in an example; of several, lets one choose. */
export function ExampleButton({ example, isSpare = false, onPick }: ExampleButtonProps) {
  const words = useKitWords();
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useExamples(example);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      if (!(event.target instanceof Node && around.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);

  const isOne = typeof example === 'string';
  const spare = isSpare ? styles.spare : undefined;
  const button = (
    <Button
      size="small"
      variant="quiet"
      icon="file-text"
      iconOnly
      aria-label={words.example}
      aria-expanded={isOne ? undefined : isOpen}
      aria-controls={isOne ? undefined : id}
      className={isOne ? spare : undefined}
      onClick={() => (isOne ? onPick(example) : setOpen(!isOpen))}
    />
  );
  if (isOne) return button;
  return (
    // Escape closes what the button in here opened.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={around}
      className={classNames(styles.around, spare)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        around.current?.querySelector('button')?.focus();
      }}
    >
      {button}
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {example.map(({ label, value }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                onPick(value);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
