import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { CopyButton } from '../../ui/copy/copy-button';
import styles from './view.module.css';

export interface RowProps {
  /** Of what is copied. */
  label: string;
  /** What stands in front. @default the label */
  name?: ReactNode;
  /** Nothing can be copied while it is empty. */
  copied: string;
  children: ReactNode;
}

/** Something with its name in front and its copy button behind. */
export function Row({ label, name = label, copied, children }: RowProps) {
  const words = useKitWords();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {children}
      <CopyButton
        value={copied}
        label={words.copyNamed(label)}
        sends={label}
        iconOnly
        variant="quiet"
        disabled={copied === ''}
      />
    </li>
  );
}
