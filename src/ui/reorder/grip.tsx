import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import styles from './grip.module.css';

export interface GripProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className'> {
  label: string;
}

/** The handle that an item of a list is dragged by, with what `useReorder` gives it. */
export function Grip({ label, ...props }: GripProps) {
  return (
    <button type="button" className={styles.grip} aria-label={label} {...props}>
      <Icon name="grip-vertical" />
    </button>
  );
}
