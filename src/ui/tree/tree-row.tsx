import { memo, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './tree.module.css';

/** Where a node is in its tree. */
export interface NodePlace {
  readonly node: number;
  /** Position among its siblings, from 0. */
  readonly ordinal: number;
}

export interface TreeRowProps extends NodePlace {
  id: string;
  /** From 1. */
  level: number;
  siblings: number;
  canOpen: boolean;
  isOpen: boolean;
  isSelected: boolean;
  isFound: boolean;
  onSelect: (node: number) => void;
  onToggle: (node: number) => void;
  /** What the row says; the same function for all rows of a tree. Spans with a `data-kind` are coloured as in text. */
  render: (place: NodePlace) => ReactNode;
}

/** One row of a tree: a mark that opens and closes, and what is said of the node. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { id, node, level, ordinal, siblings, canOpen, isOpen, isSelected, isFound, onSelect, onToggle, render } =
    props;
  // React's type of `style` knows no custom properties.
  const style = { '--level': level - 1 } as CSSProperties;
  return (
    // The tree has the focus and the keys; a row only takes the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      className={styles.row}
      style={style}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={ordinal + 1}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isSelected}
      data-found={isFound ? '' : undefined}
      onClick={() => onSelect(node)}
      onDoubleClick={() => canOpen && onToggle(node)}
    >
      <span
        className={styles.toggle}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onSelect(node);
          if (canOpen) onToggle(node);
        }}
      >
        {canOpen ? <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" /> : null}
      </span>
      <span className={styles.label}>{render({ node, ordinal })}</span>
    </div>
  );
});
