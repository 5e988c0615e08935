import { useCallback, useMemo, useState } from 'react';
import type { Comparison } from '../../lib/json-diff/comparison';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { changes, diff, viewOptions } from './operations';
import { openSides } from './tree/diff-sides';
import { initialState, stateAt, type TreeState } from './tree/tree-state';
import type { Sources } from './use-sides';

/** Both documents compared, and how the tree of them is open. */
export function useComparison(sources: Sources) {
  const toolId = useToolId();
  const [{ arrays, keyField, numbers, ignore }] = useOptions(viewOptions);
  const settings = { arrays, keyField, numbers, ignore };
  const run = useOperation(diff, sources, settings);
  const comparison = run.value?.state === 'compared' ? run.value : undefined;
  const sides = useMemo(() => comparison && openSides(comparison), [comparison]);

  /** All differences as a table in a file. */
  async function makeCsv(): Promise<string> {
    const result = await runOperation(changes, sources, settings, { toolId });
    if (!result.ok) throw new Error(result.fault.code);
    return result.value;
  }
  return { run, settings, comparison, sides, tree: useTree(comparison), makeCsv };
}

/** What was done to the tree of a comparison; another one begins anew. */
function useTree(comparison: Comparison | undefined) {
  const [kept, keep] = useState<TreeState>();
  const begun = useMemo(() => comparison && initialState(comparison), [comparison]);
  const change = useCallback(
    (next: (former: TreeState) => TreeState) =>
      keep((former) => {
        const current = former?.comparison === comparison ? former : begun;
        return current && next(current);
      }),
    [comparison, begun],
  );
  return {
    state: kept?.comparison === comparison ? kept : begun,
    change,
    show: (entry: number) => {
      if (begun) change((former) => stateAt(former, entry));
    },
  };
}
