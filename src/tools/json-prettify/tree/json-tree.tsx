import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useWords } from '../../../i18n/context';
import { ChildOrdinals } from '../../../lib/json/child-ordinals';
import { KIND, NONE, at, keyOf, kindOf, stringOf, valueSource, type JsonIndex } from '../../../lib/json/json-index';
import { pathTo, toJsonPath, toJsonPointer } from '../../../lib/json/json-path';
import { Button } from '../../../ui/button/button';
import { copyText } from '../../../ui/copy/copy';
import { CopyButton } from '../../../ui/copy/copy-button';
import { InputText } from '../../../ui/input-text/input-text';
import { Link } from '../../../ui/link/link';
import { Select } from '../../../ui/select/select';
import type { words as zhCn } from '../locales/zh-cn';
import { TreeRow, formatDate, hintOf } from './tree-row';
import {
  ancestorsOf,
  expandToLevel,
  initialExpansion,
  isBranch,
  layOutTree,
  rowOfNode,
  visibleNode,
  withExpanded,
  type Expansion,
} from './tree-rows';
import styles from './tree.module.css';
import { useRowScroll } from '../../../ui/row-scroll/use-row-scroll';
import { useTreeSearch } from './use-tree-search';

/** Levels offered by name; beyond them there is "all". */
const NAMED_LEVELS = 6;
const TYPING_PAUSE_MS = 700;

/** What the visitor did to a tree; it counts only for the index it was done to. */
interface TreeState {
  readonly index: JsonIndex;
  readonly expansion: Expansion;
  readonly selected: number;
}

/** A JSON text as a tree of any size: only the rows in sight are drawn, and only open branches are laid out. */
export function JsonTree({ index, label }: { index: JsonIndex; label: string }) {
  const [state, setState] = useState<TreeState>();
  const initial = useMemo(() => ({ index, expansion: initialExpansion(index), selected: 0 }), [index]);
  const { expansion, selected } = state?.index === index ? state : initial;
  const rows = useMemo(() => layOutTree(index, expansion), [index, expansion]);
  const ordinals = useMemo(() => new ChildOrdinals(index), [index]);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRowScroll(scroller, rows.nodes.length);
  const typing = useRef({ text: '', at: 0 });
  const [query, setQuery] = useState('');
  const found = useTreeSearch(index, query);
  // A node to be brought into sight once it is among the rows.
  const [wanted, setWanted] = useState<{ node: number }>();
  const id = useId();

  const change = useCallback(
    (next: (former: TreeState) => Partial<TreeState>) =>
      setState((former) => {
        const current = former?.index === index ? former : initial;
        return { ...current, ...next(current) };
      }),
    [index, initial],
  );
  const select = useCallback((node: number) => change(() => ({ selected: node })), [change]);
  const toggle = useCallback(
    (node: number) =>
      change((former) => ({
        selected: node,
        expansion: withExpanded(former.expansion, [node], former.expansion[node] !== 1),
      })),
    [change],
  );
  const goTo = useCallback(
    (node: number) => {
      change((former) => {
        const closed = ancestorsOf(index, node).filter((container) => former.expansion[container] !== 1);
        const opened = closed.length === 0 ? former.expansion : withExpanded(former.expansion, closed, true);
        return { selected: node, expansion: opened };
      });
      setWanted({ node });
    },
    [change, index],
  );
  useLayoutEffect(() => {
    if (wanted) scroll.reveal(rowOfNode(rows, wanted.node));
    // Only a new wish scrolls; the rows already are those with the branches opened for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  function moveTo(row: number) {
    const node = rows.nodes[Math.max(0, Math.min(row, rows.nodes.length - 1))];
    if (node === undefined) return;
    select(node);
    setWanted({ node });
  }

  function showLevel(level: number) {
    const next = expandToLevel(index, level);
    change((former) => ({ expansion: next, selected: visibleNode(index, next, former.selected) }));
  }

  /** The keys of a tree (ARIA Authoring Practices): arrows, Home, End, Enter, `*`, and letters that begin a key. */
  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') {
      if (document.getSelection()?.isCollapsed ?? true) void copyText(valueText(index, selected));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!moveByKey(event.key) && !typeAhead(event)) return;
    event.preventDefault();
  }

  function moveByKey(key: string): boolean {
    const row = rowOfNode(rows, selected);
    const isOpen = expansion[selected] === 1;
    const canOpen = isBranch(index, selected);
    const parent = at(index.parents, selected);
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
        moveTo(rows.nodes.length - 1);
        break;
      case 'ArrowRight':
        if (canOpen && !isOpen) toggle(selected);
        else if (isOpen) moveTo(row + 1);
        break;
      case 'ArrowLeft':
        if (isOpen) toggle(selected);
        else if (parent !== NONE) goTo(parent);
        break;
      case 'Enter':
      case ' ':
        if (canOpen) toggle(selected);
        break;
      case '*':
        change((former) => ({ expansion: withExpanded(former.expansion, branchesBeside(index, selected), true) }));
        break;
      default:
        return false;
    }
    return true;
  }

  function typeAhead(event: KeyboardEvent): boolean {
    if (event.key.length !== 1) return false;
    const isNew = event.timeStamp - typing.current.at > TYPING_PAUSE_MS;
    const text = (isNew ? '' : typing.current.text) + event.key.toLowerCase();
    typing.current = { text, at: event.timeStamp };
    const count = rows.nodes.length;
    const from = rowOfNode(rows, selected) + (text.length === 1 ? 1 : 0);
    for (let step = 0; step < Math.min(count, 20_000); step++) {
      const row = (from + step) % count;
      if (!keyOf(index, at(rows.nodes, row)).toLowerCase().startsWith(text)) continue;
      moveTo(row);
      return true;
    }
    return true;
  }

  const shown = Array.from({ length: scroll.last - scroll.first }, (_, i) => scroll.first + i);
  const activeRow = rowOfNode(rows, selected);
  const isActiveDrawn = activeRow >= scroll.first && activeRow < scroll.last;

  return (
    <div className={styles.tree}>
      <TreeBar
        index={index}
        query={query}
        onQuery={setQuery}
        found={found}
        selected={selected}
        onGo={goTo}
        onLevel={showLevel}
      />
      <div
        ref={scroller}
        className={styles.view}
        role="tree"
        aria-label={label}
        aria-activedescendant={isActiveDrawn ? `${id}-${selected}` : undefined}
        tabIndex={0}
        onScroll={scroll.onScroll}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" className={styles.space} style={{ height: scroll.height }}>
          <div role="presentation" className={styles.canvas} style={{ transform: `translateY(${scroll.shift}px)` }}>
            {shown.map((row) => {
              const node = at(rows.nodes, row);
              const parent = at(index.parents, node);
              return (
                <TreeRow
                  key={node}
                  id={`${id}-${node}`}
                  index={index}
                  node={node}
                  level={at(rows.levels, row)}
                  ordinal={ordinals.of(node)}
                  isElement={parent === NONE ? index.roots > 1 : kindOf(index, parent) === KIND.array}
                  siblings={parent === NONE ? index.roots : at(index.counts, parent)}
                  isOpen={expansion[node] === 1}
                  isSelected={node === selected}
                  isFound={found !== undefined && holdsNode(found, node)}
                  onSelect={select}
                  onToggle={toggle}
                />
              );
            })}
          </div>
        </div>
      </div>
      <NodeBar index={index} node={selected} ordinals={ordinals} />
    </div>
  );
}

/** Siblings of a node, itself included, that can be opened. */
function branchesBeside(index: JsonIndex, node: number): number[] {
  const parent = at(index.parents, node);
  const end = parent === NONE ? index.count : at(index.nexts, parent);
  const branches: number[] = [];
  for (let child = parent === NONE ? 0 : parent + 1; child < end; child = at(index.nexts, child)) {
    if (isBranch(index, child)) branches.push(child);
  }
  return branches;
}

function holdsNode(nodes: Uint32Array, node: number): boolean {
  const row = nodes.length === 0 ? 0 : rowOfNode({ nodes, levels: nodes }, node);
  return nodes[row] === node;
}

/** What a node is worth copying: of a string what it says, of a container its printed text moved to the left. */
function valueText(index: JsonIndex, node: number): string {
  const kind = kindOf(index, node);
  if (kind === KIND.string) return stringOf(index, node);
  const source = valueSource(index, node);
  if (kind > KIND.array) return source;
  const lineStart = index.text.lastIndexOf('\n', at(index.starts, node)) + 1;
  const indent = /^[ \t]*/.exec(index.text.slice(lineStart, at(index.starts, node)))?.[0] ?? '';
  return indent === '' ? source : source.replaceAll(`\n${indent}`, '\n');
}

interface TreeBarProps {
  index: JsonIndex;
  query: string;
  onQuery: (query: string) => void;
  /** Undefined while the search is on. */
  found: Uint32Array | undefined;
  selected: number;
  onGo: (node: number) => void;
  onLevel: (level: number) => void;
}

/** Search in keys and values, and how far the tree is open. */
function TreeBar({ index, query, onQuery, found, selected, onGo, onLevel }: TreeBarProps) {
  const words = useWords<typeof zhCn>();
  const count = found?.length ?? 0;
  const near = found && count > 0 ? rowOfNode({ nodes: found, levels: found }, selected) : 0;
  const isOnHit = found?.[near] === selected && count > 0;

  function step(direction: 1 | -1) {
    if (!found || count === 0) return;
    // From between two hits, the next one is after the place, the previous one before it.
    const isBefore = (found[near] ?? 0) > selected;
    const target = isOnHit
      ? near + direction
      : direction === 1
        ? isBefore
          ? near
          : near + 1
        : isBefore
          ? near - 1
          : near;
    const node = found[(target + count) % count];
    if (node !== undefined) onGo(node);
  }

  const depth = Math.max(1, index.depth);
  const levels = Array.from({ length: Math.min(depth, NAMED_LEVELS) }, (_, i) => i + 1);
  const options = [
    { label: words.collapseAll, value: 1 },
    ...levels.slice(1).map((level) => ({ label: words.level(level), value: level })),
    { label: words.expandAll, value: index.depth + 1 },
  ];
  const status =
    found === undefined
      ? words.searching
      : count === 0
        ? words.searchNone
        : words.searchCount(isOnHit ? near + 1 : 0, count);

  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <InputText
          label={words.search}
          hideLabel
          type="search"
          size="small"
          value={query}
          onChange={onQuery}
          placeholder={words.search}
          clearable
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      <span className="meta" role="status">
        {query === '' ? '' : status}
      </span>
      <Button
        size="small"
        variant="quiet"
        icon="arrow-up"
        iconOnly
        aria-label={words.previous}
        disabled={count === 0}
        onClick={() => step(-1)}
      />
      <Button
        size="small"
        variant="quiet"
        icon="arrow-down"
        iconOnly
        aria-label={words.next}
        disabled={count === 0}
        onClick={() => step(1)}
      />
      <div className={styles.levels}>
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

/** Where the selected node is, what it may mean, and what can be copied of it. */
function NodeBar({ index, node, ordinals }: { index: JsonIndex; node: number; ordinals: ChildOrdinals }) {
  const words = useWords<typeof zhCn>();
  const locale = useLocale();
  const steps = pathTo(index, node, (_index, child) => ordinals.of(child));
  const path = toJsonPath(steps);
  const hint = hintOf(index, node);
  const hasKey = at(index.keyStarts, node) > 0;
  return (
    <div className={styles.node} role="group" aria-label={words.selected}>
      <code className={styles.path}>{path}</code>
      {hint && hint.kind !== 'link' ? <span className={styles.hint}>{formatDate(hint, locale)}</span> : null}
      {hint?.kind === 'link' ? (
        <Link href={hint.address} target="_blank" rel="noopener noreferrer">
          {words.openLink}
        </Link>
      ) : null}
      <div className={styles.copies}>
        {hasKey ? (
          <CopyButton size="small" variant="quiet" label={words.copyKey} value={() => keyOf(index, node)} />
        ) : null}
        <CopyButton size="small" variant="quiet" label={words.copyValue} value={() => valueText(index, node)} />
        <CopyButton size="small" variant="quiet" label={words.copyPath} value={path} />
        <CopyButton size="small" variant="quiet" label={words.copyPointer} value={toJsonPointer(steps)} />
      </div>
    </div>
  );
}
