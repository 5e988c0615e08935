import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { Field } from '../../ui/field/field';
import styles from './digit-field.module.css';
import { useWords } from './use-words';
import { copiedDigits } from './write-fraction';

export interface DigitFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** The value is that of before. */
  stale?: boolean;
}

/** Longer numbers are shown by their beginning. */
const SHOWN = 10_000;

/** A number that wraps onto as many lines as it needs, to read, to copy and to type over. */
export function DigitField({ label, value, onChange, error, stale = false }: DigitFieldProps) {
  const kit = useKitWords();
  const words = useWords();
  const copied = copiedDigits(value);
  const isLong = value.length > SHOWN;
  const shown = isLong ? `${[...value.slice(0, SHOWN + 1)].slice(0, -1).join('')}…` : value;
  return (
    <Field
      label={label}
      className={styles.row}
      error={error}
      hint={isLong ? words.more(value.length - shown.length + 1) : copied === value ? undefined : words.cut}
    >
      {(control) => (
        <div
          className={styles.frame}
          data-invalid={error ? '' : undefined}
          data-long={isLong ? '' : undefined}
          data-stale={stale ? '' : undefined}
        >
          <div className={styles.grow}>
            {/* As high as the text: the textarea lies over it. */}
            <span className={styles.mirror} aria-hidden>
              {shown}{' '}
            </span>
            <textarea
              {...control}
              rows={1}
              value={shown}
              readOnly={isLong}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
              onKeyDown={(event) => {
                // One number, one line.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </div>
          <CopyIcon value={copied} label={kit.copyNamed(label)} sends={label} disabled={value === '' || stale} />
        </div>
      )}
    </Field>
  );
}
