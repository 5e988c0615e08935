import type { ZonedDateTime } from '../../lib/temporal';
import { timeText } from './clocks';

/** A date from which on the meeting is at another time for somebody. */
export interface Move {
  /** In the reference zone. */
  readonly date: string;
  readonly changes: readonly {
    readonly index: number;
    readonly from: string;
    readonly to: string;
    /** Days after the date in the reference zone. */
    readonly days: number;
  }[];
}

/** So many weeks after the first one. */
export const WEEKS = 52;

interface Told {
  readonly time: string;
  readonly days: number;
}

/** The dates, within a year of meetings at the same time of the reference zone every week, on which it is at another time in one of the zones. */
export function weeklyMoves(first: ZonedDateTime, zones: readonly (string | undefined)[]): readonly Move[] {
  const wall = first.toPlainDateTime();
  const toldAt = (week: number) => {
    const there = week === 0 ? first : wall.add({ weeks: week }).toZonedDateTime(first.timeZoneId);
    const date = wall.add({ weeks: week }).toPlainDate();
    const told = zones.map((zone): Told | undefined => {
      if (zone === undefined) return undefined;
      const zoned = there.withTimeZone(zone);
      return { time: timeText(zoned), days: date.until(zoned.toPlainDate(), { largestUnit: 'days' }).days };
    });
    return { date: date.toString(), told };
  };
  const moves: Move[] = [];
  let former = toldAt(0);
  for (let week = 1; week <= WEEKS; week += 1) {
    const now = toldAt(week);
    const changes = now.told.flatMap((told, index) => {
      const before = former.told[index];
      if (!told || !before || (told.time === before.time && told.days === before.days)) return [];
      return [{ index, from: before.time, to: told.time, days: told.days }];
    });
    if (changes.length > 0) moves.push({ date: now.date, changes });
    former = now;
  }
  return moves;
}
