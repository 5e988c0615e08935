import type { ZoneRow } from './rows';
import { DAY, type EvenSpan, type Span } from './spans';
import { instantOf, wallAt } from './wall-clock';

/** The work of one day. */
export interface Shift extends Span {
  /** Whether the day is one on which there is work. */
  readonly isDue: boolean;
}

/** Monday is 1; the Unix epoch was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

/** The shifts of a zone that may touch a span, also those of days off, in order, by the spans in which its clocks go evenly. */
export function shiftsOf(
  { start, end, days }: ZoneRow,
  spans: readonly EvenSpan[],
  { from, to }: Span,
): readonly Shift[] {
  const shifts: Shift[] = [];
  const last = wallAt(spans, to).day + 1;
  // A shift after midnight is one of the day before; nothing is further away than that.
  for (let day = wallAt(spans, from).day - 2; day <= last; day += 1) {
    const begins = instantOf(spans, day * DAY + start * 60);
    const ends = instantOf(spans, day * DAY + (end > start ? end : end + 1440) * 60);
    if (ends > begins) shifts.push({ from: begins, to: ends, isDue: days.includes(weekdayOf(day)) });
  }
  return shifts;
}
