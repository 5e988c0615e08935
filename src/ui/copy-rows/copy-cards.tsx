import type { CSSProperties, ReactNode } from 'react';
import { CopyRow, CopyRows } from './copy-rows';
import styles from './copy-cards.module.css';

export interface CopyCardsProps {
  /** Narrowest card, in pixels, before there are fewer beside each other. @default 300 */
  minWidth?: number;
  children: ReactNode;
}

/** Titled groups of named values, as many beside each other as have room. */
export function CopyCards({ minWidth = 300, children }: CopyCardsProps) {
  // React's type of `style` knows no custom properties.
  const style = { '--card': `${minWidth}px` } as CSSProperties;
  return (
    <div className={styles.cards} style={style}>
      {children}
    </div>
  );
}

export interface CardRow {
  readonly label: string;
  /** Empty when there is none. */
  readonly value: string;
  /** What stands in the place of an absent value. */
  readonly none: string;
  /** A badge after the name. */
  readonly mark?: ReactNode;
}

export interface CopyCardProps {
  title: string;
  /** Where the title stands in the page's outline. @default 3 */
  level?: 2 | 3;
  rows: readonly CardRow[];
  /** Width of the names, in pixels. @default 112 */
  nameWidth?: number;
}

/** One group: its title, and each value with its button. */
export function CopyCard({ title, level = 3, rows, nameWidth = 112 }: CopyCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} aria-label={title}>
      <Heading>{title}</Heading>
      <CopyRows nameWidth={nameWidth} label={title}>
        {rows.map(({ label, value, none, mark }) => (
          <CopyRow
            key={label}
            of={title}
            label={label}
            value={value}
            mark={mark}
            shown={value === '' ? <span className={styles.none}>{none}</span> : undefined}
          />
        ))}
      </CopyRows>
    </section>
  );
}
