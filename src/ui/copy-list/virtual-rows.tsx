import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import styles from './copy-list.module.css';

/** Where a row of a virtual list stands. */
export interface RowPlace extends HTMLAttributes<HTMLLIElement> {
  ref?: (element: HTMLLIElement | null) => void;
  'data-index'?: number;
}

interface VirtualRowsProps {
  label: string;
  count: number;
  style: CSSProperties;
  stale: boolean;
  children: (index: number, props: RowPlace) => ReactNode;
}

/** Of very many rows those in sight. */
export function VirtualRows({ label, count, style, stale, children }: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 39,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      // The list scrolls, so it must be within reach of the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={label}
      style={style}
      data-stale={stale ? '' : undefined}
    >
      <ul className={styles.space} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((item) =>
          children(item.index, {
            ref: rows.measureElement,
            'data-index': item.index,
            'aria-setsize': count,
            'aria-posinset': item.index + 1,
            style: { transform: `translateY(${item.start}px)` },
          }),
        )}
      </ul>
    </div>
  );
}
