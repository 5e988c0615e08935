import { memo, type CSSProperties, type ReactNode } from 'react';
import { KIND, NONE, at, keySource, kindOf, valueSource } from '../../../lib/json/json-index';
import { MOVED } from '../../../lib/json-diff/change-tree';
import { isBranch } from '../../../lib/json-diff/diff-rows';
import type { PathSide } from '../../../lib/json-diff/entry-path';
import { explainEntry } from '../../../lib/json-diff/explain';
import { Icon } from '../../../ui/icon/icon';
import { Tooltip } from '../../../ui/tooltip/tooltip';
import { useWords } from '../use-words';
import { SHOWN_OF_TWO, excerptOf, isCut, type DiffSides } from './diff-sides';
import { KIND_NAMES, MARKS, excerptFrom, factsOf, otherCount, type RowStatus } from './row-facts';
import styles from './tree.module.css';

/** Deeper levels are not indented further, so that their values stay in sight. */
const DEEPEST_INDENT = 40;

export interface DiffRowProps {
  id: string;
  sides: DiffSides;
  layout: 'tree' | 'side';
  entry: number;
  level: number;
  /** The row stands for so many unchanged siblings; 0 for its entry alone. */
  folded: number;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (entry: number) => void;
  onToggle: (entry: number, folded: number) => void;
}

/** One value of both documents: its key or position, what it is on either side, and how that differs. */
export const DiffRow = memo(function DiffRow(props: DiffRowProps) {
  const { id, sides, layout, entry, level, folded, isOpen, isSelected, onSelect, onToggle } = props;
  const status = folded > 0 ? 'equal' : factsOf(sides, entry).status;
  const canOpen = folded > 0 || isBranch(sides.comparison, entry);
  // React's type of `style` knows no custom properties.
  const style = { '--level': Math.min(level - 1, DEEPEST_INDENT) } as CSSProperties;
  const openIcon = isOpen ? 'chevron-down' : 'chevron-right';
  const icon = folded > 0 ? 'ellipsis' : openIcon;
  const toggle = (
    <span
      className={styles.toggle}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onSelect(entry);
        if (canOpen) onToggle(entry, folded);
      }}
    >
      {canOpen ? <Icon name={icon} size="s" /> : null}
    </span>
  );
  return (
    // The tree has the focus and the keys; a row only takes the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      className={styles.row}
      style={style}
      data-layout={layout}
      data-status={status}
      aria-level={level}
      aria-expanded={canOpen ? isOpen && folded === 0 : undefined}
      aria-selected={isSelected}
      onClick={() => {
        onSelect(entry);
        if (folded > 0) onToggle(entry, folded);
      }}
      onDoubleClick={() => canOpen && folded === 0 && onToggle(entry, 0)}
    >
      <Cells {...props} toggle={toggle} />
    </div>
  );
});

interface CellProps {
  sides: DiffSides;
  entry: number;
  toggle: ReactNode;
}

function Cells({ layout, folded, ...cell }: CellProps & Pick<DiffRowProps, 'layout' | 'folded'>) {
  const words = useWords();
  if (folded > 0) {
    return (
      <span className={styles.cell}>
        {cell.toggle}
        <span className={styles.folded}>{words.unchangedRows(folded)}</span>
      </span>
    );
  }
  if (layout === 'tree') return <TreeCell {...cell} />;
  return (
    <>
      <SideCell {...cell} side="left" />
      <SideCell {...cell} side="right" />
    </>
  );
}

/** Both sides in one: `key: old → new`. */
function TreeCell({ sides, entry, toggle }: CellProps) {
  const { left, right } = sides;
  const facts = factsOf(sides, entry);
  const [side, node] = facts.right === NONE ? [left, facts.left] : [right, facts.right];
  const from = excerptFrom(sides, facts, SHOWN_OF_TWO);
  return (
    <span className={styles.cell}>
      {toggle}
      <Mark status={facts.status} />
      <span className={styles.label}>
        <Key side={side} node={node} />
        {facts.status === 'changed' ? (
          <>
            <del>
              <Value side={left} node={facts.left} from={from} length={SHOWN_OF_TWO} />
            </del>
            <span data-kind="quiet">{' → '}</span>
            <ins>
              <Value side={right} node={facts.right} from={from} length={SHOWN_OF_TWO} />
            </ins>
          </>
        ) : (
          <Value side={side} node={node} from={0} other={otherCount(sides, facts)} />
        )}
      </span>
      <Badges sides={sides} entry={entry} />
    </span>
  );
}

/** What stands on one side, or the gap where there is nothing. */
function SideCell({ sides, entry, side, toggle }: CellProps & { side: 'left' | 'right' }) {
  const words = useWords();
  const facts = factsOf(sides, entry);
  const node = facts[side];
  if (node === NONE) return <span className={styles.gap} data-side={side} aria-label={words.absent} role="img" />;
  return (
    <span className={styles.cell} data-side={side}>
      {toggle}
      <Mark status={facts.status} />
      <span className={styles.label}>
        <Key side={sides[side]} node={node} />
        <Value side={sides[side]} node={node} from={excerptFrom(sides, facts)} />
      </span>
      {side === 'right' || facts.right === NONE ? <Badges sides={sides} entry={entry} /> : null}
    </span>
  );
}

function Mark({ status }: { status: RowStatus }) {
  const words = useWords();
  return (
    <>
      <span className={styles.mark} aria-hidden>
        {MARKS[status]}
      </span>
      {status === 'equal' || status === 'inside' ? null : <span className="sr">{words.statusNames[status]} </span>}
    </>
  );
}

function Key({ side: { index, ordinals }, node }: { side: PathSide; node: number }) {
  const key = keySource(index, node);
  if (key === '' && at(index.parents, node) === NONE) return null;
  return (
    <>
      <span data-kind={key === '' ? 'quiet' : 'key'}>{key === '' ? ordinals.of(node) : excerptOf(key)}</span>
      <span data-kind="quiet">{': '}</span>
    </>
  );
}

interface ValueProps {
  side: PathSide;
  node: number;
  from: number;
  /** So much of it is shown. */
  length?: number;
  other?: number | undefined;
}

function Value({ side: { index }, node, from, length, other }: ValueProps) {
  const words = useWords();
  const kind = kindOf(index, node);
  if (kind <= KIND.array) {
    const count = at(index.counts, node);
    const text = kind === KIND.object ? words.members(count) : words.items(count);
    return (
      <span data-kind="quiet">
        {kind === KIND.object ? '{ }' : '[ ]'} {other === undefined ? text : words.countChanged(other, text)}
      </span>
    );
  }
  const source = valueSource(index, node);
  return (
    <>
      <span data-kind={KIND_NAMES[kind]}>{excerptOf(source, from, length)}</span>
      {isCut(source, length) ? <span className={styles.length}>{words.characters(source.length)}</span> : null}
    </>
  );
}

/** In a word or two what one does not see; the pointer tells more, and the panel below all of it. */
function Badges({ sides: { comparison, left, right }, entry }: { sides: DiffSides; entry: number }) {
  const words = useWords();
  const moved = (at(comparison.statuses, entry) & MOVED) !== 0;
  const from = moved ? left.ordinals.of(at(comparison.lefts, entry)) : 0;
  const to = moved ? right.ordinals.of(at(comparison.rights, entry)) : 0;
  const badges = [
    ...(moved ? [{ key: 'moved', more: words.moved(from, to), badge: words.movedBadge(from, to) }] : []),
    ...explainEntry(comparison, entry, left.index, right.index).map((found) => ({
      key: found.code,
      more: words.explanation(found),
      badge: words.badge(found),
    })),
  ];
  return badges.map(({ key, more, badge }) => (
    <Tooltip key={key} content={more}>
      <span className={styles.badge}>{badge}</span>
    </Tooltip>
  ));
}
