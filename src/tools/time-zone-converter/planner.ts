import type { PlainDate, TemporalApi } from '../../lib/temporal';
import { clockOf, type ZoneRow } from './rows';
import { shiftsOf, type Shift } from './shifts';
import { bestSlots, leastOutside, type Outside } from './slots';
import {
  type ClockHour,
  clockHours,
  clipped,
  DAY,
  type EvenSpan,
  evenSpans,
  intersect,
  joined,
  secondsOf,
  type Span,
} from './spans';
import { wallAt } from './wall-clock';

export const STATES = ['work', 'wake', 'night'] as const;
export type State = (typeof STATES)[number];

/** A part of an hour in a row, in which its people do one thing. */
export interface Cell extends ClockHour {
  readonly state: State;
  /** Whether it is the beginning of an hour of the clocks, or of what is left of one. */
  readonly isFirst: boolean;
}

/** An hour of the reference zone. */
export interface Column extends ClockHour {
  /** `+02:00`, where the clocks show the hour twice. */
  readonly told?: string;
}

/** What the clocks of a zone show from and to. */
export interface LocalSpan {
  readonly from: string;
  readonly to: string;
  /** Days after the date of the reference zone. */
  readonly days: number;
  readonly toDays: number;
}

export interface Window extends Span {
  /** A span for each row; undefined where the zone is unknown here. */
  readonly local: readonly (LocalSpan | undefined)[];
}

export interface OutsideSlot extends Window {
  readonly outside: readonly Outside[];
}

/** A day of the reference zone. */
export interface PlanDay {
  readonly date: string;
  readonly weekday: number;
  readonly span: Span;
  readonly columns: readonly Column[];
  /** For each row its cells; none where the zone is unknown here. */
  readonly rows: readonly (readonly Cell[])[];
  /** When all are at work. */
  readonly windows: readonly Window[];
  /** The best times of the length within these. */
  readonly slots: readonly Window[];
  /** Where there are none: the times that are least outside of anybody's hours. */
  readonly outside: readonly OutsideSlot[];
}

/** A row with the zone by which the engine knows it. */
export interface PlanRow extends ZoneRow {
  readonly engine: string | undefined;
}

const WAKES = 7 * 60;
const SLEEPS = 22 * 60;
/** The farthest that a local date is from that of the reference, with a shift on each side of it. */
const MARGIN = 5 * DAY;

interface Planned {
  readonly reference: string;
  readonly rows: readonly PlanRow[];
  /** Seconds. */
  readonly length: number;
}

interface TimedRow {
  /** Of the row as it is given. */
  readonly index: number;
  readonly spans: readonly EvenSpan[];
  readonly shifts: readonly Shift[];
}

/** The plan of some days from a date on. */
export function planDays(T: TemporalApi, first: PlainDate, count: number, planned: Planned): readonly PlanDay[] {
  const { reference, rows, length } = planned;
  const dates = Array.from({ length: count + 1 }, (_, index) => first.add({ days: index }));
  const starts = dates.map((date) => secondsOf(date.toZonedDateTime(reference)));
  const all = { from: starts[0] ?? 0, to: (starts.at(-1) ?? 0) + length };
  // Zones are looked up once for all days: each look takes longer than all that is worked out with it.
  const spansOf = new Map<string, readonly EvenSpan[]>();
  const reach = { from: all.from - MARGIN, to: all.to + MARGIN };
  const spansIn = (zone: string) => {
    const spans = spansOf.get(zone) ?? evenSpans(T, zone, reach);
    spansOf.set(zone, spans);
    return spans;
  };
  const timed = rows.flatMap((row, index): TimedRow[] => {
    if (row.engine === undefined) return [];
    const spans = spansIn(row.engine);
    return [{ index, spans, shifts: shiftsOf(row, spans, all) }];
  });
  const common = timed
    .map(({ shifts }) => joined(shifts.filter(({ isDue }) => isDue)))
    .reduce<readonly Span[]>((some, others) => intersect(some, others), timed.length > 0 ? [all] : []);
  return dates.slice(0, -1).map((date, index) => {
    const span = { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 };
    const day = { date, span, own: clipped(spansIn(reference), span), common, timed, count: rows.length, length };
    return planDay(day);
  });
}

interface Day {
  readonly date: PlainDate;
  readonly span: Span;
  readonly own: readonly EvenSpan[];
  readonly common: readonly Span[];
  readonly timed: readonly TimedRow[];
  readonly count: number;
  readonly length: number;
}

function planDay({ date, span, own, common, timed, count, length }: Day): PlanDay {
  const { day } = wallAt(own, span.from);
  const inRows = <V>(make: (row: TimedRow) => V): (V | undefined)[] => {
    const values = new Map(timed.map((row) => [row.index, make(row)]));
    return Array.from({ length: count }, (_, index) => values.get(index));
  };
  const asWindow = ({ from, to }: Span): Window => ({
    from,
    to,
    local: inRows(({ spans }) => localSpan(spans, { from, to }, day)),
  });
  // What reaches into the day after is a time as good as any; only its beginning is of this day.
  const near = common.filter(({ to }) => to > span.from);
  const slots = bestSlots(near, span, length);
  const outside = slots.length > 0 || timed.length === 0 ? [] : leastOutside(timed, span, length);
  return {
    date: date.toString(),
    weekday: date.dayOfWeek,
    span,
    columns: columnsOf(clockHours(own)),
    rows: inRows(({ spans, shifts }) => cellsOf(clockHours(clipped(spans, span)), shifts)).map((cells) => cells ?? []),
    windows: intersect(common, [span]).map(asWindow),
    slots: slots.map(asWindow),
    outside: outside.map((slot) => ({ ...asWindow(slot), outside: slot.outside })),
  };
}

function localSpan(spans: readonly EvenSpan[], { from, to }: Span, day: number): LocalSpan {
  const [start, end] = [wallAt(spans, from), wallAt(spans, to)];
  return {
    from: clockOf(start.minutes),
    to: clockOf(end.minutes),
    days: start.day - day,
    toDays: end.day - day,
  };
}

/** The hours of a day, those that it has twice with their offsets. */
function columnsOf(hours: readonly ClockHour[]): readonly Column[] {
  const hourOf = ({ minutes }: ClockHour) => Math.floor(minutes / 60);
  const isTwice = (hour: ClockHour) => hours.filter((other) => hourOf(other) === hourOf(hour)).length > 1;
  return hours.map((hour) => (isTwice(hour) ? { ...hour, told: offsetText(hour.offset) } : hour));
}

/** Seconds east of UTC as `+05:45`, with seconds where there are any. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `${seconds < 0 ? '-' : '+'}${clockOf(Math.floor(size / 60))}${rest}`;
}

/** Hours cut where the work begins and ends. */
function cellsOf(hours: readonly ClockHour[], shifts: readonly Shift[]): readonly Cell[] {
  const work = joined(shifts.filter(({ isDue }) => isDue));
  return hours.flatMap((hour) => {
    const edges = work.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > hour.from && edge < hour.to);
    const marks = [hour.from, ...edges, hour.to];
    return marks.slice(1).map((to, index): Cell => {
      const from = marks[index] ?? hour.from;
      const isWork = work.some((span) => span.from <= from && span.to >= to);
      const minutes = hour.minutes + Math.floor((from - hour.from) / 60);
      const isAwake = minutes >= WAKES && minutes < SLEEPS;
      return { ...hour, from, to, minutes, isFirst: index === 0, state: isWork ? 'work' : isAwake ? 'wake' : 'night' };
    });
  });
}
