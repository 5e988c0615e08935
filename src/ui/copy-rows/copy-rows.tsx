import type { CSSProperties, ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Badge } from '../badge/badge';
import { CopyIcon } from '../copy/copy-icon';
import styles from './copy-rows.module.css';

export interface CopyRowsProps {
  /** Width of the names, in pixels. @default 112 */
  nameWidth?: number;
  /** What the rows are, for those who do not see. */
  label?: string;
  children: ReactNode;
}

/** Named values below each other, each with its copy button. */
export function CopyRows({ nameWidth, label, children }: CopyRowsProps) {
  // React's type of `style` knows no custom properties.
  const style = nameWidth === undefined ? undefined : ({ '--name': `${nameWidth}px` } as CSSProperties);
  return (
    <ul className={styles.rows} aria-label={label} style={style}>
      {children}
    </ul>
  );
}

export interface CopyRowProps {
  label: string;
  /** Shown in full, whatever its length. Nothing can be copied while it is empty. */
  value: string;
  /**
   * What is seen in place of the value, such as dots for a password or the beginning of what is very long; where there is no
   * value, why, and then there is no button either.
   */
  shown?: ReactNode;
  /** A badge after the name. */
  mark?: ReactNode;
  /** Not sent to other tools, which would show and keep it. */
  isSecret?: boolean;
  /** How the value compares with an expected one. */
  state?: 'match' | 'mismatch' | undefined;
  /** Of what the value is, in words, where a page has several of the name. */
  of?: string;
}

/** A name, its whole value, with buttons to send it to another tool, where it is no secret, and to copy it. */
export function CopyRow({ label, value, shown, mark, isSecret = false, state, of }: CopyRowProps) {
  const words = useKitWords();
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>
        {label}
        {mark}
        {state ? (
          <Badge kind={state === 'match' ? 'ok' : 'bad'} icon={state === 'match' ? 'check' : 'x'}>
            {words[state]}
          </Badge>
        ) : null}
      </span>
      <span className={styles.value}>{shown ?? value}</span>
      {value === '' && shown ? null : (
        <CopyIcon
          value={value}
          label={words.copyNamed(label)}
          sends={isSecret ? undefined : of === undefined ? label : `${of} – ${label}`}
          className={styles.copy}
        />
      )}
    </li>
  );
}
