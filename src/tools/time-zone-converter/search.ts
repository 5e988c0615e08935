import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import type { TemporalApi } from '../../lib/temporal';
import { findZones, nearestNames } from '../../lib/zone-search';
import { isZone, namedZones } from '../../lib/zones';
import { cityOfZone } from '../../lib/zone-data/gazetteer';
import type { MomentFault } from './moment-fault';

export interface FoundZone {
  readonly zone: string;
  readonly city: string;
  readonly offset: string;
}

/** The zones that a query finds, the best met first, with their offsets at a moment. */
export function searchZones(T: TemporalApi, query: string, ms: number): Result<readonly FoundZone[], MomentFault> {
  const instant = T.Instant.fromEpochMilliseconds(Math.floor(ms));
  const entries = namedZones()
    .filter((zone) => isZone(T, zone))
    .map((zone) => ({ zone, city: cityOfZone(zone, 'en'), offset: instant.toZonedDateTimeISO(zone).offset }));
  const found = findZones(entries, query);
  if (found.length > 0) return ok(found);
  return err({ code: 'unknown-place', name: shorten(query.trim()), near: nearestNames(query, 'en') });
}
