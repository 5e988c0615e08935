import { useCallback, useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { NONE, at } from '../../../lib/json/json-index';
import { Button } from '../../../ui/button/button';
import { copyText } from '../../../ui/copy/copy';
import { makePart, usePart } from '../../../ui/part';
import { useRowScroll } from '../../../ui/row-scroll/use-row-scroll';
import type { Comparison } from '../../../lib/json-diff/comparison';
import { DiffRow } from './diff-row';
import {
  fullExpansion,
  initialExpansion,
  isBranch,
  layOutDiff,
  rowOfEntry,
  stepToChange,
  withExpanded,
  withRun,
  type Expansion,
  type OpenRuns,
} from '../../../lib/json-diff/diff-rows';
import { newestValue, type DiffSides } from './diff-sides';
import { useWords } from '../use-words';
import styles from './tree.module.css';

const detailsPart = makePart(() => import('./details'));

/** What the visitor did to a tree; it counts only for the comparison it was done to. */
export interface TreeState {
  readonly comparison: Comparison;
  readonly expansion: Expansion;
  /** First entries of folded runs that were opened. */
  readonly openRuns: OpenRuns;
  readonly selected: number;
  /** The visitor has chosen a row; only then there is something to tell about it. */
  readonly hasChosen: boolean;
  /** An entry to be brought into sight; a new object for each wish. */
  readonly wanted: { readonly entry: number } | undefined;
}

/** How a tree begins: open where something differs. */
export function initialState(comparison: Comparison): TreeState {
  return {
    comparison,
    expansion: initialExpansion(comparison),
    openRuns: new Set(),
    selected: 0,
    hasChosen: false,
    wanted: undefined,
  };
}

/** The state with an entry selected, in sight, and whatever hides it opened. */
export function stateAt(state: TreeState, entry: number): TreeState {
  const { parents } = state.comparison;
  const closed: number[] = [];
  for (let up = at(parents, entry); up !== NONE; up = at(parents, up)) {
    if (state.expansion[up] !== 1) closed.push(up);
  }
  const expansion = closed.length === 0 ? state.expansion : withExpanded(state.expansion, closed, true);
  return { ...state, expansion, selected: entry, hasChosen: true, wanted: { entry } };
}

export interface DiffTreeProps {
  sides: DiffSides;
  /** One tree of both documents, or both beside each other. */
  layout: 'tree' | 'side';
  onlyDifferences: boolean;
  label: string;
  state: TreeState;
  onChange: (change: (former: TreeState) => TreeState) => void;
}

/** Two documents as one tree of any size: only the rows in sight are drawn. */
export function DiffTree({ sides, layout, onlyDifferences, label, state, onChange }: DiffTreeProps) {
  const { comparison } = sides;
  const { expansion, openRuns, selected, hasChosen, wanted } = state;
  const rows = useMemo(
    () => layOutDiff(comparison, expansion, { onlyDifferences, openRuns }),
    [comparison, expansion, onlyDifferences, openRuns],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRowScroll(scroller, rows.entries.length);
  const details = usePart(detailsPart, hasChosen);
  const id = useId();

  const select = useCallback(
    (entry: number) => onChange((former) => ({ ...former, selected: entry, hasChosen: true })),
    [onChange],
  );
  const toggle = useCallback(
    (entry: number, folded: number) =>
      onChange((former) => {
        if (folded > 0)
          return { ...former, selected: entry, hasChosen: true, openRuns: withRun(former.openRuns, entry) };
        const isOpen = former.expansion[entry] === 1;
        return {
          ...former,
          selected: entry,
          hasChosen: true,
          expansion: withExpanded(former.expansion, [entry], !isOpen),
        };
      }),
    [onChange],
  );
  useLayoutEffect(() => {
    if (wanted) scroll.reveal(rowOfEntry(rows, wanted.entry));
    // Only a new wish scrolls; the rows already are those with the branches opened for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  const goTo = (entry: number) => onChange((former) => stateAt(former, entry));

  function moveTo(row: number) {
    const entry = rows.entries[Math.max(0, Math.min(row, rows.entries.length - 1))];
    if (entry !== undefined) onChange((former) => ({ ...former, selected: entry, hasChosen: true, wanted: { entry } }));
  }

  function step(direction: 1 | -1) {
    const place = stepToChange(comparison.changes, selected, direction);
    if (place !== undefined) goTo(at(comparison.changes, place));
  }

  /** The keys of a tree (ARIA Authoring Practices), and N and P or F7 for the next and the previous difference. */
  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') {
      if (document.getSelection()?.isCollapsed ?? true) void copyText(newestValue(sides, selected));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'F7') step(event.shiftKey ? -1 : 1);
    else if (!actOnKey(event.key)) return;
    event.preventDefault();
  }

  function actOnKey(key: string): boolean {
    const row = rowOfEntry(rows, selected);
    const folded = rows.folded[row] ?? 0;
    const isOpen = expansion[selected] === 1;
    const canOpen = folded > 0 || isBranch(comparison, selected);
    const parent = at(comparison.parents, selected);
    switch (key) {
      case 'ArrowDown':
        moveTo(row + 1);
        break;
      case 'ArrowUp':
        moveTo(row - 1);
        break;
      case 'PageDown':
        moveTo(row + scroll.rowsInView);
        break;
      case 'PageUp':
        moveTo(row - scroll.rowsInView);
        break;
      case 'Home':
        moveTo(0);
        break;
      case 'End':
        moveTo(rows.entries.length - 1);
        break;
      case 'ArrowRight':
        if (folded > 0 || (canOpen && !isOpen)) toggle(selected, folded);
        else if (isOpen) moveTo(row + 1);
        break;
      case 'ArrowLeft':
        if (folded === 0 && canOpen && isOpen) toggle(selected, 0);
        else if (parent !== NONE) goTo(parent);
        break;
      case 'Enter':
      case ' ':
        if (canOpen) toggle(selected, folded);
        break;
      case 'n':
      case 'N':
        step(1);
        break;
      case 'p':
      case 'P':
        step(-1);
        break;
      default:
        return false;
    }
    return true;
  }

  const shown = Array.from({ length: scroll.last - scroll.first }, (_, i) => scroll.first + i);
  const activeRow = rowOfEntry(rows, selected);
  const active = rows.entries[activeRow];
  const isActiveDrawn = activeRow >= scroll.first && activeRow < scroll.last;

  return (
    <div className={styles.tree}>
      <StepBar
        comparison={comparison}
        selected={selected}
        onStep={step}
        onExpand={() => onChange((former) => ({ ...former, expansion: fullExpansion(comparison), openRuns: 'all' }))}
        onFold={() =>
          onChange((former) => ({
            ...initialState(comparison),
            selected: former.selected,
            hasChosen: former.hasChosen,
          }))
        }
      />
      <div
        ref={scroller}
        className={styles.view}
        role="tree"
        aria-label={label}
        aria-activedescendant={isActiveDrawn ? `${id}-${active}` : undefined}
        tabIndex={0}
        data-layout={layout}
        onScroll={scroll.onScroll}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" className={styles.space} style={{ height: scroll.height }}>
          <div role="presentation" className={styles.canvas} style={{ transform: `translateY(${scroll.shift}px)` }}>
            {shown.map((row) => {
              const entry = at(rows.entries, row);
              return (
                <DiffRow
                  key={entry}
                  id={`${id}-${entry}`}
                  sides={sides}
                  layout={layout}
                  entry={entry}
                  level={at(rows.levels, row)}
                  folded={at(rows.folded, row)}
                  isOpen={expansion[entry] === 1}
                  isSelected={row === activeRow}
                  onSelect={select}
                  onToggle={toggle}
                />
              );
            })}
          </div>
        </div>
      </div>
      {!hasChosen ? null : details ? (
        <details.Details sides={sides} entry={selected} />
      ) : (
        <div className={styles.details} />
      )}
    </div>
  );
}

interface StepBarProps {
  comparison: Comparison;
  selected: number;
  onStep: (direction: 1 | -1) => void;
  onExpand: () => void;
  onFold: () => void;
}

/** From difference to difference, and how far the tree is open. */
function StepBar({ comparison, selected, onStep, onExpand, onFold }: StepBarProps) {
  const words = useWords();
  const { changes } = comparison;
  const near = changes.length === 0 ? 0 : rowOfEntry({ entries: changes }, selected);
  const isOn = changes[near] === selected;
  return (
    <div className={styles.bar}>
      <Button
        size="small"
        variant="quiet"
        icon="arrow-up"
        iconOnly
        aria-label={words.previous}
        disabled={changes.length === 0}
        onClick={() => onStep(-1)}
      />
      <Button
        size="small"
        variant="quiet"
        icon="arrow-down"
        iconOnly
        aria-label={words.next}
        disabled={changes.length === 0}
        onClick={() => onStep(1)}
      />
      <span className="meta" role="status">
        {changes.length === 0 ? '' : words.place(isOn ? near + 1 : 0, changes.length)}
      </span>
      <div className={styles.folds}>
        <Button size="small" variant="quiet" icon="unfold-vertical" onClick={onExpand}>
          {words.expandAll}
        </Button>
        <Button size="small" variant="quiet" icon="fold-vertical" onClick={onFold}>
          {words.foldEqual}
        </Button>
      </div>
    </div>
  );
}
