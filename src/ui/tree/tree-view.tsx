import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ChildOrdinals } from '../../lib/json/child-ordinals';
import { NONE, at } from '../../lib/json/json-index';
import { copyText } from '../copy/copy';
import { useRowScroll } from '../row-scroll/use-row-scroll';
import { TreeRow, type NodePlace } from './tree-row';
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
  type TreeShape,
} from './tree-rows';
import styles from './tree.module.css';

const TYPING_PAUSE_MS = 700;

/** What the visitor did to a tree; it counts only for the shape it was done to. */
interface TreeState {
  readonly shape: TreeShape;
  readonly expansion: Expansion;
  readonly selected: number;
}

/** What bars around a tree know of it and can do with it. */
export interface TreeControls {
  readonly selected: number;
  /** Selects a node, opens what hides it and brings it into sight. */
  readonly goTo: (node: number) => void;
  /** Opens all branches above a level and closes the others. */
  readonly showLevel: (level: number) => void;
  readonly ordinals: ChildOrdinals;
}

export interface TreeViewProps<S extends TreeShape> {
  /** Another shape is another tree, shown anew. */
  shape: S;
  label: string;
  /** What a row says; always the same function for the same shape. */
  render: (place: NodePlace) => ReactNode;
  /** What typing letters looks for. */
  nameOf: (node: number) => string;
  /** What Ctrl+C or Cmd+C copies of a node. */
  textOf: (node: number) => string;
  /** Nodes that stand out, ascending. */
  found?: Uint32Array | undefined;
  /** Above the rows, and below them. */
  top?: (controls: TreeControls) => ReactNode;
  bottom?: (controls: TreeControls) => ReactNode;
}

/** A tree of any size: only the rows in sight are drawn, and only open branches are laid out. */
export function TreeView<S extends TreeShape>(props: TreeViewProps<S>) {
  const { shape, label, render, found } = props;
  const [state, setState] = useState<TreeState>();
  const initial = useMemo(() => ({ shape, expansion: initialExpansion(shape), selected: 0 }), [shape]);
  const { expansion, selected } = state?.shape === shape ? state : initial;
  const rows = useMemo(() => layOutTree(shape, expansion), [shape, expansion]);
  const ordinals = useMemo(() => new ChildOrdinals(shape), [shape]);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRowScroll(scroller, rows.nodes.length);
  const typing = useRef({ text: '', at: 0 });
  // A node to be brought into sight once it is among the rows.
  const [wanted, setWanted] = useState<{ node: number }>();
  const id = useId();

  const change = useCallback(
    (next: (former: TreeState) => Partial<TreeState>) =>
      setState((former) => {
        const current = former?.shape === shape ? former : initial;
        return { ...current, ...next(current) };
      }),
    [shape, initial],
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
        const closed = ancestorsOf(shape, node).filter((container) => former.expansion[container] !== 1);
        const opened = closed.length === 0 ? former.expansion : withExpanded(former.expansion, closed, true);
        return { selected: node, expansion: opened };
      });
      setWanted({ node });
    },
    [change, shape],
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
    const next = expandToLevel(shape, level);
    change((former) => ({ expansion: next, selected: visibleNode(shape, next, former.selected) }));
  }

  /** The keys of a tree (ARIA Authoring Practices): arrows, Home, End, Enter, `*`, and letters that begin a name. */
  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') {
      if (document.getSelection()?.isCollapsed ?? true) void copyText(props.textOf(selected));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!moveByKey(event.key) && !typeAhead(event)) return;
    event.preventDefault();
  }

  function moveByKey(key: string): boolean {
    const row = rowOfNode(rows, selected);
    const isOpen = expansion[selected] === 1;
    const canOpen = isBranch(shape, selected);
    const parent = at(shape.parents, selected);
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
        change((former) => ({ expansion: withExpanded(former.expansion, branchesBeside(shape, selected), true) }));
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
      if (!props.nameOf(at(rows.nodes, row)).toLowerCase().startsWith(text)) continue;
      moveTo(row);
      return true;
    }
    return true;
  }

  const shown = Array.from({ length: scroll.last - scroll.first }, (_, i) => scroll.first + i);
  const activeRow = rowOfNode(rows, selected);
  const isActiveDrawn = activeRow >= scroll.first && activeRow < scroll.last;
  const controls: TreeControls = { selected, goTo, showLevel, ordinals };

  return (
    <div className={styles.tree}>
      {props.top?.(controls)}
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
              const parent = at(shape.parents, node);
              return (
                <TreeRow
                  key={node}
                  id={`${id}-${node}`}
                  node={node}
                  level={at(rows.levels, row)}
                  ordinal={ordinals.of(node)}
                  siblings={parent === NONE ? shape.roots : at(shape.counts, parent)}
                  canOpen={isBranch(shape, node)}
                  isOpen={expansion[node] === 1}
                  isSelected={node === selected}
                  isFound={found !== undefined && holdsNode(found, node)}
                  onSelect={select}
                  onToggle={toggle}
                  render={render}
                />
              );
            })}
          </div>
        </div>
      </div>
      {props.bottom?.(controls)}
    </div>
  );
}

/** Siblings of a node, itself included, that can be opened. */
function branchesBeside(shape: TreeShape, node: number): number[] {
  const parent = at(shape.parents, node);
  const end = parent === NONE ? shape.count : at(shape.nexts, parent);
  const branches: number[] = [];
  for (let child = parent === NONE ? 0 : parent + 1; child < end; child = at(shape.nexts, child)) {
    if (isBranch(shape, child)) branches.push(child);
  }
  return branches;
}

function holdsNode(nodes: Uint32Array, node: number): boolean {
  const row = nodes.length === 0 ? 0 : rowOfNode({ nodes, levels: nodes }, node);
  return nodes[row] === node;
}
