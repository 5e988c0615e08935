import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the word means; without it, a plain remark. */
  kind?: 'new' | 'ok' | 'warn' | 'bad';
  /** Name of an icon before the text. */
  icon?: string;
}

/** A word or number about the thing it stands beside. */
export function Badge({ kind, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-kind={kind} className={classNames(styles.badge, className)} {...props}>
      {icon ? <Icon name={icon} size="s" /> : null}
      {children}
    </span>
  );
}
