import { ok, type Result } from '../../lib/result';
import { cityOfZone } from '../../lib/zone-data/gazetteer';
import { engineZone } from './engine-zone';
import type { MomentFault } from './moment-fault';
import { type PlanDay, planDays } from './planner';
import { type Asked, findMoment, type Means } from './report';
import { type Move, weeklyMoves } from './weekly';

/** A row of a plan. */
export interface PlannedZone {
  readonly zone: string;
  readonly city: string;
  readonly isKnown: boolean;
}

/** When the people of all rows are at work. */
export interface Plan {
  readonly reference: string;
  /** The zones of the rows; what this engine does not know is left out of all that is counted. */
  readonly zones: readonly PlannedZone[];
  /** One, or the seven from it. */
  readonly days: readonly PlanDay[];
  /** The meeting at the moment itself, Unix seconds. */
  readonly from: number;
  readonly to: number;
}

export interface PlanAsked extends Asked {
  readonly span: 'day' | 'week';
  /** Minutes. */
  readonly length: number;
}

/** The plan of the day of a moment, or of seven days from it. */
export function planOf(means: Means, text: string, asked: PlanAsked, now: number): Result<Plan, MomentFault> {
  const { T } = means;
  const found = findMoment(means, text, asked, now);
  if (!found.ok) return found;
  const { zoned, reference, engine } = found.value;
  const rows = found.value.rows.map((row) => ({ ...row, engine: engineZone(T, row.zone) }));
  const length = asked.length * 60;
  const first = zoned.toPlainDate();
  const count = asked.span === 'week' ? 7 : 1;
  const from = Math.floor(zoned.epochMilliseconds / 1000);
  return withinRange(() => ({
    reference,
    zones: rows.map(({ zone, engine: known }) => ({
      zone,
      city: cityOfZone(zone, asked.language),
      isKnown: known !== undefined,
    })),
    days: planDays(T, first, count, { reference: engine, rows, length }),
    from,
    to: from + length,
  }));
}

/** A meeting every week for a year, and when it moves for whom. */
export interface Weekly {
  readonly reference: string;
  /** ISO 8601 in the reference zone. */
  readonly first: string;
  readonly zones: readonly { readonly zone: string; readonly city: string }[];
  readonly moves: readonly Move[];
}

/** The dates on which a meeting at the same time every week moves in somebody's local time. */
export function weeklyOf(means: Means, text: string, asked: Asked, now: number): Result<Weekly, MomentFault> {
  const { T } = means;
  const found = findMoment(means, text, asked, now);
  if (!found.ok) return found;
  const { zoned, reference, rows } = found.value;
  const zones = rows.map(({ zone }) => zone);
  return withinRange(() => ({
    reference,
    first: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
    zones: zones.map((zone) => ({ zone, city: cityOfZone(zone, asked.language) })),
    moves: weeklyMoves(
      zoned,
      zones.map((zone) => engineZone(T, zone)),
    ),
  }));
}

/** What Temporal refuses near the end of its years. */
function withinRange<V>(make: () => V): Result<V, MomentFault> {
  try {
    return ok(make());
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, fault: { code: 'out-of-range' } };
    throw error;
  }
}
