import { useMemo } from 'react';
import { NONE, at, isContainer, kindOf, KIND, valueSource } from '../../lib/json/json-index';
import type { PathSide } from '../../lib/json-diff/entry-path';
import { Badge } from '../../ui/badge/badge';
import { Table } from '../../ui/table/table';
import type { ChangeName } from './change-rows';
import { listedChange, SHOWN_LENGTH } from './listed-changes';
import { excerptOf, type DiffSides } from './tree/diff-sides';
import { useWords } from './use-words';
import styles from './change-list.module.css';

interface Row {
  readonly entry: number;
}

const BADGES: Readonly<Record<ChangeName, 'ok' | 'bad' | 'warn' | undefined>> = {
  added: 'ok',
  removed: 'bad',
  changed: 'warn',
  moved: undefined,
};

const SIDES = [
  ['old', 'left'],
  ['new', 'right'],
] as const;

/** All differences below each other: where, what was there and what is there now. */
export function ChangeList({ sides, onShow }: { sides: DiffSides; onShow: (entry: number) => void }) {
  const words = useWords();
  const { comparison } = sides;
  const rows = useMemo(() => Array.from(comparison.changes, (entry): Row => ({ entry })), [comparison]);
  const showKind = ({ entry }: Row) => {
    const { name } = listedChange(sides, entry);
    return <Badge kind={BADGES[name]}>{words.changeNames[name]}</Badge>;
  };
  const showPath = ({ entry }: Row) => {
    const shown = excerptOf(listedChange(sides, entry).path) || words.root;
    const label = words.showInTree(shown);
    return (
      <button type="button" className={styles.path} aria-label={label} title={label} onClick={() => onShow(entry)}>
        {shown}
      </button>
    );
  };
  const values = SIDES.map(([key, side]) => ({
    key,
    label: words[key],
    mono: true,
    render: ({ entry }: Row) => {
      const change = listedChange(sides, entry);
      return <Value side={sides[side]} node={change[side]} from={change.from} />;
    },
  }));
  return (
    <div className={styles.list}>
      <Table
        rows={rows}
        label={words.list}
        headers={[
          { key: 'change', label: words.change, render: showKind },
          { key: 'path', label: words.path, mono: true, render: showPath },
          ...values,
        ]}
      />
    </div>
  );
}

function Value({ side: { index }, node, from }: { side: PathSide; node: number; from: number }) {
  const words = useWords();
  if (node === NONE) return <span className="meta">{words.absent}</span>;
  if (!isContainer(index, node))
    return <span className={styles.value}>{excerptOf(valueSource(index, node), from, SHOWN_LENGTH)}</span>;
  const count = at(index.counts, node);
  return (
    <span className="meta">
      {kindOf(index, node) === KIND.object ? `{ } ${words.members(count)}` : `[ ] ${words.items(count)}`}
    </span>
  );
}
