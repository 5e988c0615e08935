import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './pane.module.css';

export interface PaneProps extends Omit<ComponentProps<'section'>, 'children'> {
  label: string;
  /** A remark beside the label, such as what the content was read as. */
  meta?: ReactNode;
  /** Tabs beside the label. */
  tabs?: ReactNode;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  /** What is wrong with the content, above the foot. */
  fault?: ReactNode;
  footer?: ReactNode;
  isInvalid?: boolean;
  children: ReactNode;
}

/** One half of a converter: head with name and actions, body that fills the height, foot with counts. */
export function Pane({
  label,
  meta,
  tabs,
  actions,
  fault,
  footer,
  isInvalid = false,
  className,
  children,
  ...props
}: PaneProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.pane, className)}
      aria-labelledby={id}
      data-invalid={isInvalid ? '' : undefined}
      {...props}
    >
      <header className={styles.head}>
        <h2 id={id}>{label}</h2>
        {meta ? <span className="meta">{meta}</span> : null}
        {tabs}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
      {fault}
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </section>
  );
}
