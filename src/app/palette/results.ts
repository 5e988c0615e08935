import type { Group, PaletteItem } from './items';

/** The groups of results, and those of a palette in which nothing is typed. */
export type GroupId = Group | 'Favourites' | 'Recent';

/** How many results of a group are shown before "show all". */
export const GROUP_LIMIT = 5;

/** One line of the list that can be chosen: an item, or the end of a group that opens the rest of it. */
export type ResultLine =
  | { readonly kind: 'item'; readonly item: PaletteItem }
  | { readonly kind: 'show-all'; readonly group: GroupId; readonly count: number };

export interface ResultGroup {
  readonly id: GroupId;
  readonly lines: readonly ResultLine[];
}

/** Arranges what was found by group, the one of the best hit first, with at most five of each unless the group was opened. */
export function arrangeResults(found: readonly PaletteItem[], opened: ReadonlySet<GroupId>): ResultGroup[] {
  return [...new Set(found.map((item) => item.group))].map((id) =>
    groupOf(
      id,
      found.filter((item) => item.group === id),
      opened,
    ),
  );
}

interface Visitor {
  /** Ids of tools, in the visitor's order. */
  readonly favourites: readonly string[];
  /** Ids of tools, the latest first. */
  readonly recent: readonly string[];
  /** The item that leads to the page one is on. */
  readonly present: string;
}

/** What stands there while nothing is typed: favourites, recent tools, then everything, but never the page one is on. */
export function arrangeUntyped(
  items: readonly PaletteItem[],
  opened: ReadonlySet<GroupId>,
  { favourites, recent, present }: Visitor,
): ResultGroup[] {
  const others = items.filter(({ key }) => key !== present);
  const pick = (ids: readonly string[]) => ids.flatMap((id) => others.find(({ key }) => key === id) ?? []);
  const own = [
    groupOf('Favourites', pick(favourites), opened),
    groupOf('Recent', pick(recent.filter((id) => !favourites.includes(id))), opened),
  ];
  return [...own.filter(({ lines }) => lines.length > 0), ...arrangeResults(others, opened)];
}

function groupOf(id: GroupId, items: readonly PaletteItem[], opened: ReadonlySet<GroupId>): ResultGroup {
  const shown = opened.has(id) ? items : items.slice(0, GROUP_LIMIT);
  const lines: ResultLine[] = shown.map((item) => ({ kind: 'item', item }));
  if (shown.length < items.length) lines.push({ kind: 'show-all', group: id, count: items.length });
  return { id, lines };
}

/** A message repeats no more characters of a query than this. */
const ECHO_LIMIT = 24;

/** A query as a message repeats it: in one line on a phone. */
export function echoOf(query: string): string {
  const text = query.trim();
  const start = [...text.slice(0, 2 * ECHO_LIMIT)].slice(0, ECHO_LIMIT).join('');
  return start.length < text.length ? `${start}…` : text;
}

/** Keeps a selection within the results: from 0 to their number less one, or -1 when there is none. */
export function clampSelection(index: number, count: number): number {
  return count === 0 ? -1 : Math.max(0, Math.min(index, count - 1));
}
