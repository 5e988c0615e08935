import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'children' | 'type'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no, at once; stands alone. In a set of choices use checkboxes. */
export function Switch({ label, onChange, className, ...props }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      {/* A native checkbox tells its state itself. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input type="checkbox" role="switch" onChange={(event) => onChange(event.target.checked)} {...props} />
      <span>{label}</span>
    </label>
  );
}
