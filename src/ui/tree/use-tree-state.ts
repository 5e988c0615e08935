import { useCallback, useMemo, useState } from 'react';
import { ancestorsOf, expandToLevel, initialExpansion, visibleNode, withExpanded } from './tree-rows';
import type { Expansion, TreeShape } from './tree-rows';

/** What the visitor did to a tree; it counts only for the shape it was done to. */
interface TreeState {
  readonly shape: TreeShape;
  readonly expansion: Expansion;
  readonly selected: number;
}

/** Which node of a tree is selected, which branches are open, and what changes that. Another shape begins anew. */
export function useTreeState(shape: TreeShape) {
  const [state, setState] = useState<TreeState>();
  // A node to be brought into sight once it is among the rows.
  const [wanted, setWanted] = useState<{ node: number }>();
  const initial = useMemo(() => ({ shape, expansion: initialExpansion(shape), selected: 0 }), [shape]);
  const { expansion, selected } = state?.shape === shape ? state : initial;

  const change = useCallback(
    (next: (former: TreeState) => Partial<TreeState>) =>
      setState((former) => {
        const current = former?.shape === shape ? former : initial;
        return { ...current, ...next(current) };
      }),
    [shape, initial],
  );
  const select = useCallback((node: number) => change(() => ({ selected: node })), [change]);
  const open = useCallback(
    (nodes: readonly number[], isOpen: boolean) =>
      change((former) => ({ expansion: withExpanded(former.expansion, nodes, isOpen) })),
    [change],
  );
  const toggle = useCallback(
    (node: number) =>
      change((former) => ({
        selected: node,
        expansion: withExpanded(former.expansion, [node], former.expansion[node] !== 1),
      })),
    [change],
  );
  /** Selects a node, opens what hides it and brings it into sight. */
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

  return {
    expansion,
    selected,
    wanted,
    select,
    open,
    toggle,
    goTo,
    /** Selects a node that is among the rows and brings it into sight. */
    moveTo(node: number) {
      select(node);
      setWanted({ node });
    },
    /** Opens all branches above a level and closes the others. */
    showLevel(level: number) {
      const next = expandToLevel(shape, level);
      change((former) => ({ expansion: next, selected: visibleNode(shape, next, former.selected) }));
    },
  };
}
