import type { Group, PaletteItem } from './items';

/** How many results of a group are shown before "show all". */
export const GROUP_LIMIT = 5;

/** One line of the list that can be chosen: an item, or the end of a group that opens the rest of it. */
export type ResultLine =
  | { readonly kind: 'item'; readonly item: PaletteItem }
  | { readonly kind: 'show-all'; readonly group: Group; readonly count: number };

export interface ResultGroup {
  readonly id: Group | 'Recent';
  readonly lines: readonly ResultLine[];
}

/**
 * Arranges what was found by group, the one of the best hit first, with at most five of each unless the group was opened; recent tools stand
 * before all.
 */
export function arrangeResults(
  found: readonly PaletteItem[],
  opened: ReadonlySet<Group>,
  recent: readonly PaletteItem[],
): ResultGroup[] {
  const recentGroup: ResultGroup = { id: 'Recent', lines: recent.map((item) => ({ kind: 'item', item })) };
  const byBest = [...new Set(found.map((item) => item.group))];
  const groups = byBest.map((id): ResultGroup => {
    const items = found.filter((item) => item.group === id);
    const shown = opened.has(id) ? items : items.slice(0, GROUP_LIMIT);
    const lines: ResultLine[] = shown.map((item) => ({ kind: 'item', item }));
    if (shown.length < items.length) lines.push({ kind: 'show-all', group: id, count: items.length });
    return { id, lines };
  });
  return [recentGroup, ...groups].filter((group) => group.lines.length > 0);
}

/** Keeps a selection within the results: from 0 to their number less one, or -1 when there is none. */
export function clampSelection(index: number, count: number): number {
  return count === 0 ? -1 : Math.max(0, Math.min(index, count - 1));
}
