import { useMemo } from 'react';
import { NONE, at, isContainer, kindOf, KIND, valueSource } from '../../lib/json/json-index';
import { toJsonPointer } from '../../lib/json/json-path';
import { Badge } from '../../ui/badge/badge';
import { Table } from '../../ui/table/table';
import { changeName, type ChangeName } from './change-rows';
import { pathOfEntry, type PathSide } from '../../lib/json-diff/entry-path';
import { useWords } from './use-words';
import styles from './change-list.module.css';
import { excerptOf, excerptStart, type DiffSides } from './tree/diff-sides';

interface Row {
  readonly entry: number;
}

/** Longer values are cut; the tree and the CSV file have them whole. */
const SHOWN_LENGTH = 100;

const BADGES: Readonly<Record<ChangeName, 'ok' | 'bad' | 'warn' | undefined>> = {
  added: 'ok',
  removed: 'bad',
  changed: 'warn',
  moved: undefined,
};

/** All differences below each other: where, what was there and what is there now. */
export function ChangeList({ sides, onShow }: { sides: DiffSides; onShow: (entry: number) => void }) {
  const words = useWords();
  const { comparison, left, right } = sides;
  const rows = useMemo(() => Array.from(comparison.changes, (entry): Row => ({ entry })), [comparison]);
  const nameOf = (entry: number) => changeName(at(comparison.statuses, entry));
  const pathOf = (entry: number) => toJsonPointer(pathOfEntry(comparison, entry, left, right));

  function showPath(entry: number) {
    const path = pathOf(entry);
    const shown = path === '' ? words.root : excerptOf(path);
    return (
      <button
        type="button"
        className={styles.path}
        aria-label={words.showInTree(shown)}
        title={words.showInTree(shown)}
        onClick={() => onShow(entry)}
      >
        {shown}
      </button>
    );
  }

  function startOf(entry: number): number {
    const l = at(comparison.lefts, entry);
    const r = at(comparison.rights, entry);
    if (l === NONE || r === NONE || isContainer(left.index, l) || isContainer(right.index, r)) return 0;
    return excerptStart(valueSource(left.index, l), valueSource(right.index, r), SHOWN_LENGTH);
  }

  return (
    <div className={styles.list}>
      <Table
        rows={rows}
        label={words.list}
        headers={[
          {
            key: 'change',
            label: words.change,
            render: ({ entry }) => <Badge kind={BADGES[nameOf(entry)]}>{words.changeNames[nameOf(entry)]}</Badge>,
          },
          { key: 'path', label: words.path, mono: true, render: ({ entry }) => showPath(entry) },
          {
            key: 'old',
            label: words.old,
            mono: true,
            render: ({ entry }) => <Value side={left} node={at(comparison.lefts, entry)} from={startOf(entry)} />,
          },
          {
            key: 'new',
            label: words.new,
            mono: true,
            render: ({ entry }) => <Value side={right} node={at(comparison.rights, entry)} from={startOf(entry)} />,
          },
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
  const isObject = kindOf(index, node) === KIND.object;
  return (
    <span className="meta">
      {isObject ? '{ }' : '[ ]'} {isObject ? words.members(count) : words.items(count)}
    </span>
  );
}
