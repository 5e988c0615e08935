import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'children' | 'type' | 'ref'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen and some is not. */
  indeterminate?: boolean;
  hint?: ReactNode;
}

/** Yes or no in a set of choices. */
export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  hint,
  className,
  ...props
}: CheckboxProps) {
  const id = useId();
  return (
    <label className={classNames(styles.check, className)} data-hinted={hint ? true : undefined}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
        {...props}
      />
      <span>
        {label}
        {hint ? (
          <span id={id} className={styles.hint} aria-hidden>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
