import type { FittingItem, Group, PaletteItem } from './items';

/**
 * The groups of results, those of a palette in which nothing is typed, and those for what was given: the tools that fit it and the others that
 * take it.
 */
export type GroupId = Group | 'Favourites' | 'Recent' | 'Fitting' | 'Taking';

/** From this likelihood on what fits the text stands before what was found by name. */
const LEAST_FIRST = 0.5;

/** Then no more than this of what is hardly meant. */
const MOST_OTHERS = 2;

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

/** The tools that fit what was typed, before or after what was found by name; a tool stands there once. */
export function arrangeTyped(
  found: readonly PaletteItem[],
  fitting: readonly FittingItem[],
  opened: ReadonlySet<GroupId>,
): ResultGroup[] {
  const isClear = fitting.some(({ likelihood }) => likelihood >= LEAST_FIRST);
  const named = new Set(found.map(({ key }) => key));
  const fits = new Set(fitting.map(({ toolId }) => toolId));
  if (isClear) {
    const others = found.filter(({ key }) => !fits.has(key));
    return [allOf('Fitting', fitting), ...arrangeResults(others.slice(0, MOST_OTHERS), opened)];
  }
  const further = fitting.filter(({ toolId }) => !named.has(toolId));
  return [...arrangeResults(found, opened), ...(further.length > 0 ? [allOf('Fitting', further)] : [])];
}

/** For a line that was pasted: what fits it, likely or not, what it names, and the way to choose a tool for it. */
export function arrangePasted(
  named: readonly PaletteItem[],
  fitting: readonly FittingItem[],
  choose: PaletteItem,
  opened: ReadonlySet<GroupId>,
): ResultGroup[] {
  const fits = new Set(fitting.map(({ toolId }) => toolId));
  const others = named.filter(({ key }) => !fits.has(key));
  const groups = [allOf('Fitting', fitting), ...arrangeResults(others, opened), allOf('Taking', [choose])];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** For what was given: the tools that fit, then the others that take it; of both those that are searched for. */
export function arrangeGiven(
  taking: readonly PaletteItem[],
  fitting: readonly FittingItem[],
  opened: ReadonlySet<GroupId>,
): ResultGroup[] {
  const fits = new Set(fitting.map(({ toolId }) => toolId));
  const others = taking.filter(({ key }) => !fits.has(key));
  const groups = [allOf('Fitting', fitting), groupOf('Taking', others, opened)];
  return groups.filter(({ lines }) => lines.length > 0);
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

/** A group that is shown whole. */
function allOf(id: GroupId, items: readonly PaletteItem[]): ResultGroup {
  return { id, lines: items.map((item) => ({ kind: 'item', item })) };
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

/** How many results a group offers, those behind "show all" as well. */
export function countOf({ lines }: ResultGroup): number {
  const last = lines.at(-1);
  return last?.kind === 'show-all' ? last.count : lines.length;
}

/** A line by the same name for as long as it stands there. */
export function keyOf(line: ResultLine): string {
  return line.kind === 'item' ? line.item.key : `all ${line.group}`;
}

/** Keeps a selection within the results: from 0 to their number less one, or -1 when there is none. */
export function clampSelection(index: number, count: number): number {
  return count === 0 ? -1 : Math.max(0, Math.min(index, count - 1));
}
