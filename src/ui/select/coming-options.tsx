import type { CSSProperties } from 'react';
import styles from './select.module.css';

interface ComingOptionsProps {
  listId: string;
  label: string;
  count: number;
}

/** Keeps the place of the options while what draws them is being fetched; without options, the list of a closed control. */
export function ComingOptions({ listId, label, count }: ComingOptionsProps) {
  // React's type of `style` knows no custom properties.
  const style = { '--options': count } as CSSProperties;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      className={count > 0 ? styles.coming : undefined}
      style={count > 0 ? style : undefined}
    />
  );
}
