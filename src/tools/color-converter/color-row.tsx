import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import styles from './view.module.css';

export interface ColorRowProps {
  label: string;
  /** What stands in the field. */
  value: string;
  /** What is copied: the colour as the page writes it. */
  copied: string;
  /** A badge after the name. */
  mark?: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
  onPaste: (event: React.ClipboardEvent<HTMLInputElement>) => void;
}

/** A notation that can be typed over, with its copy button. */
export function ColorRow({ label, value, copied, mark, error, hint, onChange, onLeave, onPaste }: ColorRowProps) {
  const words = useKitWords();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span aria-hidden>{label}</span>
        {mark}
      </span>
      <div className={styles.field}>
        <InputText
          label={label}
          hideLabel
          mono
          placeholder=""
          autoComplete="off"
          value={value}
          error={error}
          hint={hint}
          onChange={onChange}
          onBlur={onLeave}
          onPaste={onPaste}
        />
      </div>
      <CopyButton value={copied} label={words.copyNamed(label)} iconOnly variant="quiet" disabled={copied === ''} />
    </li>
  );
}
