import { NONE, at } from '../../../lib/json/json-index';
import type { Comparison } from '../../../lib/json-diff/comparison';
import {
  fullExpansion,
  initialExpansion,
  withExpanded,
  withRun,
  type Expansion,
  type OpenRuns,
} from '../../../lib/json-diff/diff-rows';

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
  readonly wanted: { readonly node: number } | undefined;
}

/** How a tree begins: open where something differs. */
export function initialState(comparison: Comparison): TreeState {
  const expansion = initialExpansion(comparison);
  return { comparison, expansion, openRuns: new Set(), selected: 0, hasChosen: false, wanted: undefined };
}

/** With an entry selected. */
export function selecting(state: TreeState, entry: number): TreeState {
  return { ...state, selected: entry, hasChosen: true };
}

/** With an entry selected that has a row, in sight. */
export function movedTo(state: TreeState, entry: number): TreeState {
  return { ...selecting(state, entry), wanted: { node: entry } };
}

/** With an entry selected, in sight, and whatever hides it opened. */
export function stateAt(state: TreeState, entry: number): TreeState {
  const { parents } = state.comparison;
  const closed: number[] = [];
  for (let up = at(parents, entry); up !== NONE; up = at(parents, up)) {
    if (state.expansion[up] !== 1) closed.push(up);
  }
  const expansion = closed.length === 0 ? state.expansion : withExpanded(state.expansion, closed, true);
  return { ...movedTo(state, entry), expansion };
}

/** With an entry opened or closed, or the run of equal siblings that its row stands for opened. */
export function toggled(state: TreeState, entry: number, folded: number): TreeState {
  const selected = selecting(state, entry);
  if (folded > 0) return { ...selected, openRuns: withRun(state.openRuns, entry) };
  return { ...selected, expansion: withExpanded(state.expansion, [entry], state.expansion[entry] !== 1) };
}

/** With everything open. */
export function allOpen(state: TreeState): TreeState {
  return { ...state, expansion: fullExpansion(state.comparison), openRuns: 'all' };
}

/** With what is equal folded, as at the beginning. */
export function equalFolded({ comparison, selected, hasChosen }: TreeState): TreeState {
  return { ...initialState(comparison), selected, hasChosen };
}
