import { RangeList } from './ranges';
import { matchesOf, type Scanning } from './scan';

/** So many matches are listed; all are counted and shown in the text. */
export const MOST_LISTED = 10_000;
/** Units of a match, or of a group, that its row shows. */
const LONGEST_SHOWN = 1000;

/** A stretch of the text; `text` may be cut, as `isCut` says. */
export interface Stretch {
  readonly text: string;
  readonly isCut?: true;
  readonly start?: number;
  readonly end?: number;
}

export interface Match {
  readonly start: number;
  readonly end: number;
  readonly found: Stretch;
  /** What each group caught; undefined where it took no part. */
  readonly groups: readonly (Stretch | undefined)[];
}

/** A group with its name, if it has one. Two groups may share a name where only one of them can take part. */
export interface GroupName {
  readonly number: number;
  readonly name?: string;
}

export interface Matches {
  /** The text that was searched, to be shown. */
  readonly text: string;
  readonly count: number;
  readonly matches: readonly Match[];
  /** Start and end of every match. */
  readonly ranges: Uint32Array<ArrayBuffer>;
  readonly groupCount: number;
  readonly groups: readonly GroupName[];
  /** Matches that begin or end between the two halves of a character, and the place of the first. */
  readonly halves: { readonly count: number; readonly at: number };
  /** Matches of no length. */
  readonly empty: number;
}

function stretch(text: string, range?: readonly [number, number]): Stretch {
  const place = range && { start: range[0], end: range[1] };
  return text.length > LONGEST_SHOWN
    ? { text: text.slice(0, LONGEST_SHOWN), isCut: true, ...place }
    : { text, ...place };
}

/** Whether a place is between the two halves of a character. */
function isInside(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
}

/** With an alternative of nothing an expression matches anything, and tells how many groups it has. */
function groupCount({ source, flags }: RegExp): number {
  try {
    return (new RegExp(`${source}|`, flags.replace(/[gy]/g, '')).exec('')?.length ?? 1) - 1;
  } catch {
    // Plain characters, which V8 looks for without a limit: with the alternative they are too many for it.
    return 0;
  }
}

/** The numbers and names of an expression's groups, of which the engine tells no more than their values. */
export function groupsOf(expression: RegExp, names: readonly (string | undefined)[] | undefined): readonly GroupName[] {
  return Array.from({ length: groupCount(expression) }, (_, index) => {
    const name = names?.[index];
    return { number: index + 1, ...(name !== undefined && { name }) };
  });
}

/** All that an expression finds in a text. */
export function findMatches(
  text: string,
  expression: RegExp,
  names: readonly (string | undefined)[] | undefined,
  job?: Scanning,
): Matches {
  const groups = groupsOf(expression, names);
  const matches: Match[] = [];
  const ranges = new RangeList();
  let count = 0;
  let empty = 0;
  let halves = 0;
  let firstHalf = 0;
  for (const match of matchesOf(text, expression, job)) {
    const start = match.index;
    const end = start + match[0].length;
    count++;
    if (end === start) empty++;
    if (end > start && (isInside(text, start) || isInside(text, end))) {
      if (halves++ === 0) firstHalf = start;
    }
    ranges.add(start, end);
    if (matches.length < MOST_LISTED) {
      matches.push({
        start,
        end,
        found: stretch(match[0]),
        groups: match
          .slice(1)
          // The engine's type does not say that a group may have no part in a match.
          .map((caught: string | undefined, index) =>
            caught === undefined ? undefined : stretch(caught, match.indices?.[index + 1]),
          ),
      });
    }
  }
  return {
    text,
    count,
    matches,
    ranges: ranges.done(),
    groupCount: groups.length,
    groups,
    halves: { count: halves, at: firstHalf },
    empty,
  };
}
