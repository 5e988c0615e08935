import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { ChildOrdinals } from '../../lib/json/child-ordinals';
import { NONE, at } from '../../lib/json/json-index';
import { rowsOfNodes, TreeFrame } from './tree-frame';
import { TreeRow, type NodePlace } from './tree-row';
import { isBranch, layOutTree, rowOfNode, type TreeShape } from './tree-rows';
import styles from './tree.module.css';
import { useTreeState } from './use-tree-state';
import { useTypeAhead } from './use-type-ahead';

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
  const { expansion, selected, wanted, select, open, toggle, goTo, moveTo, showLevel } = useTreeState(shape);
  const rows = useMemo(() => layOutTree(shape, expansion), [shape, expansion]);
  const ordinals = useMemo(() => new ChildOrdinals(shape), [shape]);
  const typeAhead = useTypeAhead(
    {
      count: rows.nodes.length,
      selected: rowOfNode(rows, selected),
      nameAt: (row) => props.nameOf(at(rows.nodes, row)),
    },
    (row) => moveTo(at(rows.nodes, row)),
  );

  function onKey(event: KeyboardEvent): boolean {
    if (event.key !== '*') return typeAhead(event);
    open(branchesBeside(shape, selected), true);
    return true;
  }

  const parent = at(shape.parents, selected);
  const controls: TreeControls = { selected, goTo, showLevel, ordinals };

  return (
    <div className={styles.tree}>
      {props.top?.(controls)}
      <TreeFrame
        label={label}
        rows={rowsOfNodes(rows.nodes)}
        selected={selected}
        wanted={wanted}
        canOpen={isBranch(shape, selected)}
        isOpen={expansion[selected] === 1}
        onMove={moveTo}
        onToggle={() => toggle(selected)}
        onParent={() => parent !== NONE && goTo(parent)}
        onKey={onKey}
        textOfSelected={() => props.textOf(selected)}
        row={(row, id) => {
          const node = at(rows.nodes, row);
          const around = at(shape.parents, node);
          return (
            <TreeRow
              key={node}
              id={id}
              node={node}
              level={at(rows.levels, row)}
              ordinal={ordinals.of(node)}
              siblings={around === NONE ? shape.roots : at(shape.counts, around)}
              canOpen={isBranch(shape, node)}
              isOpen={expansion[node] === 1}
              isSelected={node === selected}
              isFound={found !== undefined && holdsNode(found, node)}
              onSelect={select}
              onToggle={toggle}
              render={render}
            />
          );
        }}
      />
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
  const row = nodes.length === 0 ? 0 : rowOfNode({ nodes }, node);
  return nodes[row] === node;
}
