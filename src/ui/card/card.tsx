import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** Level of the title's heading. @default 2 */
  level?: 2 | 3;
  /** What can be done with the whole card, at the end of the title's line. */
  actions?: ReactNode;
}

/** A framed part of a page. Cards do not stand inside cards. */
export function Card({ title, level = 2, actions, className, children, ...props }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames(styles.card, className)} {...props}>
      {title || actions ? (
        <header className={styles.head}>
          {title ? <Heading className={styles.title}>{title}</Heading> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
