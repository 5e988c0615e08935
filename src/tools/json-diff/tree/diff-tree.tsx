import { useCallback, useMemo, type KeyboardEvent } from 'react';
import { NONE, at } from '../../../lib/json/json-index';
import type { Comparison } from '../../../lib/json-diff/comparison';
import { isBranch, layOutDiff, rowOfEntry, stepToChange } from '../../../lib/json-diff/diff-rows';
import { Button } from '../../../ui/button/button';
import { StepButtons } from '../../../ui/button/step-buttons';
import { makePart, usePart } from '../../../ui/part';
import { rowsOfNodes, TreeFrame } from '../../../ui/tree/tree-frame';
import { useWords } from '../use-words';
import { DiffRow } from './diff-row';
import { newestValue, type DiffSides } from './diff-sides';
import { allOpen, equalFolded, movedTo, selecting, stateAt, toggled, type TreeState } from './tree-state';
import styles from './tree.module.css';

const detailsPart = makePart(() => import('./details'));

type Direction = 1 | -1;

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
  const details = usePart(detailsPart, hasChosen);
  const select = useCallback((entry: number) => onChange((former) => selecting(former, entry)), [onChange]);
  const toggle = useCallback(
    (entry: number, folded: number) => onChange((former) => toggled(former, entry, folded)),
    [onChange],
  );
  const goTo = (entry: number) => onChange((former) => stateAt(former, entry));
  const folded = rows.folded[rowOfEntry(rows, selected)] ?? 0;
  const parent = at(comparison.parents, selected);

  function step(direction: Direction) {
    const place = stepToChange(comparison.changes, selected, direction);
    if (place !== undefined) goTo(at(comparison.changes, place));
  }

  function onKey(event: KeyboardEvent): boolean {
    const direction = directionOf(event);
    if (direction) step(direction);
    return direction !== undefined;
  }

  return (
    <div className={styles.tree}>
      <StepBar comparison={comparison} selected={selected} onStep={step} onChange={onChange} />
      <TreeFrame
        label={label}
        className={styles.view}
        layout={layout}
        rows={rowsOfNodes(rows.entries)}
        selected={selected}
        wanted={wanted}
        canOpen={folded > 0 || isBranch(comparison, selected)}
        isOpen={folded === 0 && expansion[selected] === 1}
        onMove={(entry) => onChange((former) => movedTo(former, entry))}
        onToggle={() => toggle(selected, folded)}
        onParent={() => parent !== NONE && goTo(parent)}
        onKey={onKey}
        textOfSelected={() => newestValue(sides, selected)}
        row={(row, id, isActive) => {
          const entry = at(rows.entries, row);
          return (
            <DiffRow
              key={entry}
              id={id}
              sides={sides}
              layout={layout}
              entry={entry}
              level={at(rows.levels, row)}
              folded={at(rows.folded, row)}
              isOpen={expansion[entry] === 1}
              isSelected={isActive}
              onSelect={select}
              onToggle={toggle}
            />
          );
        }}
      />
      {hasChosen && details ? <details.Details sides={sides} entry={selected} /> : null}
      {hasChosen && !details ? <div className={styles.details} /> : null}
    </div>
  );
}

/** N and F7 lead to the next difference, P and Shift+F7 to the one before. */
function directionOf({ key, shiftKey }: KeyboardEvent): Direction | undefined {
  if (key === 'F7') return shiftKey ? -1 : 1;
  if (key.toLowerCase() === 'n') return 1;
  return key.toLowerCase() === 'p' ? -1 : undefined;
}

interface StepBarProps extends Pick<DiffTreeProps, 'onChange'> {
  comparison: Comparison;
  selected: number;
  onStep: (direction: Direction) => void;
}

const FOLDS = [
  { icon: 'unfold-vertical', name: 'expandAll', change: allOpen },
  { icon: 'fold-vertical', name: 'foldEqual', change: equalFolded },
] as const;

/** From difference to difference, and how far the tree is open. */
function StepBar({ comparison: { changes }, selected, onStep, onChange }: StepBarProps) {
  const words = useWords();
  const near = changes.length === 0 ? 0 : rowOfEntry({ entries: changes }, selected);
  const isOn = changes[near] === selected;
  return (
    <div className={styles.bar}>
      <StepButtons words={words} disabled={changes.length === 0} onStep={onStep} />
      <span className="meta" role="status">
        {changes.length === 0 ? '' : words.place(isOn ? near + 1 : 0, changes.length)}
      </span>
      <div className={styles.folds}>
        {FOLDS.map(({ icon, name, change }) => (
          <Button key={name} size="small" variant="quiet" icon={icon} onClick={() => onChange(change)}>
            {words[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}
