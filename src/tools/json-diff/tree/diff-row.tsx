import { memo, type CSSProperties, type ReactNode } from 'react';
import { KIND, NONE, at, keySource, kindOf, valueSource } from '../../../lib/json/json-index';
import { Icon } from '../../../ui/icon/icon';
import { Tooltip } from '../../../ui/tooltip/tooltip';
import { MOVED, STATUS, STATUS_MASK } from '../../../lib/json-diff/change-tree';
import type { PathSide } from '../../../lib/json-diff/entry-path';
import { explainEntry } from '../../../lib/json-diff/explain';
import { isBranch } from '../../../lib/json-diff/diff-rows';
import { SHOWN_OF_TWO, excerptOf, excerptStart, isCut, type DiffSides } from './diff-sides';
import { useWords } from '../use-words';
import styles from './tree.module.css';

/** Deeper levels are not indented further, so that their values stay in sight. */
const DEEPEST_INDENT = 40;

/** What a row says about its entry. */
type RowStatus = 'equal' | 'inside' | 'changed' | 'added' | 'removed' | 'ignored' | 'moved';

const STATUS_NAMES: readonly RowStatus[] = ['equal', 'inside', 'changed', 'added', 'removed', 'ignored'];
const MARKS: Readonly<Record<RowStatus, string>> = {
  equal: '',
  inside: '',
  changed: '≠',
  added: '+',
  removed: '−',
  ignored: '',
  moved: '⇅',
};

const KIND_NAMES: Readonly<Record<number, string>> = {
  [KIND.string]: 'string',
  [KIND.number]: 'number',
  [KIND.true]: 'word',
  [KIND.false]: 'word',
  [KIND.null]: 'word',
};

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
  const words = useWords();
  const status = folded > 0 ? 'equal' : statusOf(sides, entry);
  const canOpen = folded > 0 || isBranch(sides.comparison, entry);
  // React's type of `style` knows no custom properties.
  const style = { '--level': Math.min(level - 1, DEEPEST_INDENT) } as CSSProperties;
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
      {canOpen && folded === 0 ? <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" /> : null}
      {folded > 0 ? <Icon name="ellipsis" size="s" /> : null}
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
      {folded > 0 ? (
        <span className={styles.cell}>
          {toggle}
          <span className={styles.folded}>{words.unchangedRows(folded)}</span>
        </span>
      ) : layout === 'tree' ? (
        <TreeCell sides={sides} entry={entry} status={status} toggle={toggle} />
      ) : (
        <>
          <SideCell sides={sides} entry={entry} side="left" toggle={toggle} status={status} />
          <SideCell sides={sides} entry={entry} side="right" toggle={toggle} status={status} />
        </>
      )}
    </div>
  );
});

function statusOf({ comparison }: DiffSides, entry: number): RowStatus {
  const status = at(comparison.statuses, entry);
  const base = status & STATUS_MASK;
  if ((status & MOVED) !== 0 && base !== STATUS.changed) return 'moved';
  return STATUS_NAMES[base] ?? 'equal';
}

interface CellProps {
  sides: DiffSides;
  entry: number;
  status: RowStatus;
  toggle: ReactNode;
}

/** Both sides in one: `key: old → new`. */
function TreeCell({ sides, entry, status, toggle }: CellProps) {
  const { comparison, left, right } = sides;
  const l = at(comparison.lefts, entry);
  const r = at(comparison.rights, entry);
  const onLeft = r === NONE;
  const from = status === 'changed' ? startOfBoth(sides, l, r, SHOWN_OF_TWO) : 0;
  return (
    <span className={styles.cell}>
      {toggle}
      <Mark status={status} />
      <span className={styles.label}>
        <Key side={onLeft ? left : right} node={onLeft ? l : r} />
        {status === 'changed' ? (
          <>
            <del>
              <Value side={left} node={l} from={from} length={SHOWN_OF_TWO} />
            </del>
            <span data-kind="quiet">{' → '}</span>
            <ins>
              <Value side={right} node={r} from={from} length={SHOWN_OF_TWO} />
            </ins>
          </>
        ) : (
          <Value side={onLeft ? left : right} node={onLeft ? l : r} from={0} other={otherCount(sides, l, r)} />
        )}
      </span>
      <Badges sides={sides} entry={entry} />
    </span>
  );
}

/** What stands on one side, or the gap where there is nothing. */
function SideCell({ sides, entry, side, status, toggle }: CellProps & { side: 'left' | 'right' }) {
  const words = useWords();
  const { comparison } = sides;
  const l = at(comparison.lefts, entry);
  const r = at(comparison.rights, entry);
  const node = side === 'left' ? l : r;
  if (node === NONE) return <span className={styles.gap} data-side={side} aria-label={words.absent} role="img" />;
  const from = status === 'changed' ? startOfBoth(sides, l, r) : 0;
  return (
    <span className={styles.cell} data-side={side}>
      {toggle}
      <Mark status={status} />
      <span className={styles.label}>
        <Key side={sides[side]} node={node} />
        <Value side={sides[side]} node={node} from={from} />
      </span>
      {side === 'right' || r === NONE ? <Badges sides={sides} entry={entry} /> : null}
    </span>
  );
}

function startOfBoth({ left, right }: DiffSides, l: number, r: number, length?: number): number {
  const areStrings = kindOf(left.index, l) === KIND.string && kindOf(right.index, r) === KIND.string;
  return areStrings ? excerptStart(valueSource(left.index, l), valueSource(right.index, r), length) : 0;
}

/** How many the left container has, when the right one has another number. */
function otherCount({ left, right }: DiffSides, l: number, r: number): number | undefined {
  if (l === NONE || r === NONE) return undefined;
  const count = at(left.index.counts, l);
  return count === at(right.index.counts, r) ? undefined : count;
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

function Key({ side, node }: { side: PathSide; node: number }) {
  const { index, ordinals } = side;
  const key = keySource(index, node);
  const parent = at(index.parents, node);
  if (key === '' && parent === NONE) return null;
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
    const isObject = kind === KIND.object;
    const text = isObject ? words.members(count) : words.items(count);
    return (
      <span data-kind="quiet">
        {isObject ? '{ }' : '[ ]'} {other === undefined ? text : words.countChanged(other, text)}
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
function Badges({ sides, entry }: { sides: DiffSides; entry: number }) {
  const words = useWords();
  const { comparison, left, right } = sides;
  const moved = (at(comparison.statuses, entry) & MOVED) !== 0;
  const from = moved ? left.ordinals.of(at(comparison.lefts, entry)) : 0;
  const to = moved ? right.ordinals.of(at(comparison.rights, entry)) : 0;
  return (
    <>
      {moved ? (
        <Tooltip content={words.moved(from, to)}>
          <span className={styles.badge}>{words.movedBadge(from, to)}</span>
        </Tooltip>
      ) : null}
      {explainEntry(comparison, entry, left.index, right.index).map((explanation) => (
        <Tooltip key={explanation.code} content={words.explanation(explanation)}>
          <span className={styles.badge}>{words.badge(explanation)}</span>
        </Tooltip>
      ))}
    </>
  );
}
