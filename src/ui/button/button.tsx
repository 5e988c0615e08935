import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Tooltip, useInsideTooltip } from '../tooltip/tooltip';
import styles from './button.module.css';

interface BaseProps extends ComponentProps<'button'> {
  /** 28, 34 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The main act of a region is `primary`; `danger-fill` is the last step of destroying. The default has an edge. */
  variant?: 'primary' | 'quiet' | 'danger' | 'danger-fill';
  /** Name of the icon before the text. */
  icon?: string;
}

type NameProps =
  | { iconOnly?: false }
  /** A square button without text; its name is also its tooltip. */
  | { iconOnly: true; icon: string; 'aria-label': string };

export type ButtonProps = BaseProps & NameProps;

/** A native button in the product's three sizes; takes every prop `<button>` takes. */
export function Button({
  size = 'medium',
  variant,
  icon,
  iconOnly = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const insideTooltip = useInsideTooltip();
  const button = (
    <button
      type="button"
      data-size={size}
      data-variant={variant}
      data-icon-only={iconOnly ? '' : undefined}
      className={classNames(styles.button, className)}
      {...props}
    >
      {icon ? <Icon name={icon} size={size === 'small' ? 's' : 'm'} /> : null}
      {iconOnly ? null : children}
    </button>
  );
  if (!iconOnly || insideTooltip) return button;
  return (
    <Tooltip content={props['aria-label']} describes={false}>
      {button}
    </Tooltip>
  );
}
