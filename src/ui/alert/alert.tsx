import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './alert.module.css';

const ICONS = { warning: 'triangle-alert', error: 'circle-x', info: 'info', success: 'circle-check' } as const;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: keyof typeof ICONS;
  title?: ReactNode;
}

/** Something that is so, said in place. An error interrupts a screen reader, the others wait for a pause. */
export function Alert({ kind, title, className, children, ...props }: AlertProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      className={classNames(styles.alert, className)}
      {...props}
    >
      <Icon name={ICONS[kind]} />
      <div>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {children ? <div className={title ? styles.text : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
