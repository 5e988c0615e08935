import type { ReactNode } from 'react';
import { Select } from '../select/select';
import styles from './tree.module.css';

/** Levels offered by name; beyond them there is "all". */
const NAMED_LEVELS = 6;

/** What the tree's bars say. */
export interface LevelWords {
  readonly expandTo: string;
  readonly chooseLevel: string;
  readonly collapseAll: string;
  readonly expandAll: string;
  readonly level: (level: number) => string;
}

export interface TreeBarProps {
  words: LevelWords;
  /** How deep the tree is. */
  depth: number;
  onLevel: (level: number) => void;
  /** Before the choice of levels, such as a search. */
  children?: ReactNode;
}

/** Above a tree: how far it is open. */
export function TreeBar({ words, depth, onLevel, children }: TreeBarProps) {
  const levels = Array.from({ length: Math.min(Math.max(1, depth), NAMED_LEVELS) }, (_, i) => i + 1);
  const options = [
    { label: words.collapseAll, value: 1 },
    ...levels.slice(1).map((level) => ({ label: words.level(level), value: level })),
    { label: words.expandAll, value: depth + 1 },
  ];
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.end}>
        <Select
          label={words.expandTo}
          hideLabel
          size="small"
          options={options}
          value={undefined}
          placeholder={words.chooseLevel}
          onChange={onLevel}
        />
      </div>
    </div>
  );
}

export interface NodeBarProps {
  label: string;
  path: string;
  /** What else there is to say about the node. */
  children?: ReactNode;
  /** Buttons that copy something of it. */
  copies: ReactNode;
}

/** Below a tree: where the selected node is, and what can be copied of it. */
export function NodeBar({ label, path, children, copies }: NodeBarProps) {
  return (
    <div className={styles.node} role="group" aria-label={label}>
      <code className={styles.path}>{path}</code>
      {children}
      <div className={styles.copies}>{copies}</div>
    </div>
  );
}
