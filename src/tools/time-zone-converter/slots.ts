import type { Shift } from './shifts';
import type { Span } from './spans';

/** For whom a time is outside of the hours of work. */
export interface Outside {
  /** Of the row. */
  readonly index: number;
  /** How far the hours would have to be stretched, in seconds; 0 on a day off within the usual hours. */
  readonly seconds: number;
  /** Before they begin or after they end. */
  readonly side: 'before' | 'after';
  readonly isDayOff: boolean;
}

/** Times are looked for on quarters of an hour. */
const STEP = 900;
const MOST = 3;

interface Ranked extends Span {
  /** The lower the better, the first that differs counts. */
  readonly ranks: readonly number[];
}

function compare(one: Ranked, other: Ranked): number {
  for (const [index, rank] of one.ranks.entries()) {
    const difference = rank - (other.ranks[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.from - other.from;
}

/** The first few in order that begin at least so many seconds apart. */
function spread<R extends Ranked>(candidates: readonly R[], apart: number): readonly R[] {
  const chosen: R[] = [];
  for (const candidate of candidates.toSorted(compare)) {
    if (chosen.every(({ from }) => Math.abs(from - candidate.from) >= apart)) chosen.push(candidate);
    if (chosen.length === MOST) break;
  }
  return chosen;
}

/** Every quarter from the first to the last, and some moments besides. */
function starts(from: number, last: number, others: readonly number[] = []): readonly number[] {
  const quarters: number[] = [];
  for (let start = from; start <= last; start += STEP) quarters.push(start);
  return [...new Set([...quarters, ...others.filter((other) => other >= from && other <= last)])];
}

/** The times of a length that lie deepest within the common windows and begin on the day; they do not overlap. */
export function bestSlots(windows: readonly Span[], day: Span, length: number): readonly Span[] {
  const candidates = windows.flatMap((window) => {
    const first = Math.max(window.from, day.from);
    return starts(first, Math.min(window.to - length, day.to - 1)).map((from): Ranked => {
      const to = from + length;
      return { from, to, ranks: [-Math.min(from - window.from, window.to - to)] };
    });
  });
  return spread(candidates, length).map(({ from, to }) => ({ from, to }));
}

/** A day off weighs as much as half a day's work. */
const DAY_OFF = 4 * 3600;

const weightOf = ({ seconds, isDayOff }: Omit<Outside, 'index'>) => seconds + (isDayOff ? DAY_OFF : 0);

/** How far a time is outside of the nearest shift; undefined where it is within one that is due. */
function outsideOf(shifts: readonly Shift[], from: number, to: number): Omit<Outside, 'index'> | undefined {
  let found: Omit<Outside, 'index'> | undefined;
  for (const { from: begins, to: ends, isDue } of shifts) {
    const [before, after] = [Math.max(0, begins - from), Math.max(0, to - ends)];
    const seconds = Math.max(before, after);
    if (seconds === 0 && isDue) return undefined;
    const here = { seconds, side: before >= after ? 'before' : 'after', isDayOff: !isDue } as const;
    if (!found || weightOf(here) < weightOf(found)) found = here;
  }
  return found;
}

interface Timed {
  readonly index: number;
  readonly shifts: readonly Shift[];
}

/** So far from the day, in seconds, there is a shift nearer by. */
const FAR = 86_400;

/** The times of a length, beginning on the day, for which hours are stretched and days off taken least: in all, then for any one. */
export function leastOutside(
  rows: readonly Timed[],
  day: Span,
  length: number,
): readonly (Span & { readonly outside: readonly Outside[] })[] {
  const near = rows.map(({ index, shifts }) => ({
    index,
    shifts: shifts.filter(({ from, to }) => to > day.from - FAR && from < day.to + length + FAR),
  }));
  const edges = near.flatMap(({ shifts }) => shifts.flatMap(({ from, to }) => [from, to, from - length, to - length]));
  const candidates = starts(day.from, day.to - 1, edges).map((from) => {
    const to = from + length;
    const outside = near.flatMap(({ index, shifts }): Outside[] => {
      const found = outsideOf(shifts, from, to);
      return found ? [{ index, ...found }] : [];
    });
    const weights = outside.map(weightOf);
    return { from, to, outside, ranks: [weights.reduce((all, one) => all + one, 0), Math.max(...weights)] };
  });
  return spread(candidates, Math.max(STEP, length / 2)).map(({ from, to, outside }) => ({ from, to, outside }));
}
