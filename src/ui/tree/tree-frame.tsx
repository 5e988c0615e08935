import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { at } from '../../lib/json/json-index';
import { lastNotAbove } from '../../lib/last-not-above';
import { classNames } from '../class-names';
import { copyText } from '../copy/copy';
import { useRowScroll } from '../row-scroll/use-row-scroll';
import { moveByKey } from './tree-keys';
import styles from './tree.module.css';

/** The nodes that have a row, ascending. */
export interface FrameRows {
  readonly count: number;
  readonly nodeAt: (row: number) => number;
  /** The row of a node, or of the one that hides it. */
  readonly rowOf: (node: number) => number;
}

/** Rows of nodes that stand in a list. */
export function rowsOfNodes(nodes: Uint32Array): FrameRows {
  return { count: nodes.length, nodeAt: (row) => at(nodes, row), rowOf: (node) => lastNotAbove(nodes, node) };
}

export interface TreeFrameProps {
  label: string;
  rows: FrameRows;
  /** One that has no row stands for the one that hides it. */
  selected: number;
  /** A node to be brought into sight; a new object for each wish. */
  wanted: { readonly node: number } | undefined;
  /** Whether the selected node can be opened, and whether it is open. */
  canOpen: boolean;
  isOpen: boolean;
  /** Selects a node and brings it into sight. */
  onMove: (node: number) => void;
  /** Opens or closes the selected node. */
  onToggle: () => void;
  /** Goes to what is around the selected node. */
  onParent: () => void;
  /** Other keys of the tree; tells whether it was one of them. */
  onKey: (event: KeyboardEvent) => boolean;
  /** What Ctrl+C or Cmd+C copies. */
  textOfSelected: () => string;
  /** For style sheets. */
  layout?: string;
  className?: string | undefined;
  /** Draws a row; the id belongs to its element. */
  row: (row: number, id: string, isActive: boolean) => ReactNode;
}

/** The rows of a tree that are in sight, and the keys that walk among them (ARIA Authoring Practices). */
export function TreeFrame(props: TreeFrameProps) {
  const { label, rows, selected, wanted, layout, className, row } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRowScroll(scroller, rows.count);
  const id = useId();
  const active = rows.rowOf(selected);
  const isDrawn = active >= scroll.first && active < scroll.last;
  const shown = Array.from({ length: scroll.last - scroll.first }, (_, i) => scroll.first + i);
  const idOf = (place: number) => `${id}-${rows.nodeAt(place)}`;

  useLayoutEffect(() => {
    if (wanted) scroll.reveal(rows.rowOf(wanted.node));
    // Only a new wish scrolls; the rows already are those with the branches opened for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  function moveTo(place: number) {
    if (rows.count > 0) props.onMove(rows.nodeAt(Math.max(0, Math.min(place, rows.count - 1))));
  }

  function onKeyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'c') {
      if (document.getSelection()?.isCollapsed ?? true) void copyText(props.textOfSelected());
      return;
    }
    if (isCommand || event.altKey) return;
    const place = { ...props, row: active, last: rows.count - 1, page: scroll.rowsInView, moveTo };
    if (moveByKey(event.key, place) || props.onKey(event)) event.preventDefault();
  }

  return (
    <div
      ref={scroller}
      className={classNames(styles.view, className)}
      role="tree"
      aria-label={label}
      aria-activedescendant={isDrawn ? idOf(active) : undefined}
      tabIndex={0}
      data-layout={layout}
      onScroll={scroll.onScroll}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.space} style={{ height: scroll.height }}>
        <div role="presentation" className={styles.canvas} style={{ transform: `translateY(${scroll.shift}px)` }}>
          {shown.map((place) => row(place, idOf(place), place === active))}
        </div>
      </div>
    </div>
  );
}
