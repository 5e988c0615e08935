import { namedZones } from './own-settings';
import type { TemporalApi } from './temporal';

/** A zone to choose, with its offset from UTC at a given moment, `+02:00`. */
export interface ZoneEntry {
  readonly zone: string;
  readonly offset: string;
}

/** Whole and half hours, and quarters where there are clocks that keep them. */
const OFFSETS = [
  '-12:00',
  '-11:00',
  '-10:00',
  '-09:30',
  '-09:00',
  '-08:00',
  '-07:00',
  '-06:00',
  '-05:00',
  '-04:00',
  '-03:30',
  '-03:00',
  '-02:30',
  '-02:00',
  '-01:00',
  '+01:00',
  '+02:00',
  '+03:00',
  '+03:30',
  '+04:00',
  '+04:30',
  '+05:00',
  '+05:30',
  '+05:45',
  '+06:00',
  '+06:30',
  '+07:00',
  '+08:00',
  '+08:45',
  '+09:00',
  '+09:30',
  '+10:00',
  '+10:30',
  '+11:00',
  '+12:00',
  '+12:45',
  '+13:00',
  '+14:00',
];

/** UTC, every zone that the engine names, and plain offsets, as of some milliseconds. Engines leave UTC out of their list. */
export function listAllZones(T: TemporalApi, ms: number): readonly ZoneEntry[] {
  const instant = T.Instant.fromEpochMilliseconds(ms);
  return [
    { zone: 'UTC', offset: '+00:00' },
    ...namedZones()
      .filter((zone) => isZone(T, zone))
      .map((zone) => ({ zone, offset: instant.toZonedDateTimeISO(zone).offset })),
    ...OFFSETS.map((offset) => ({ zone: offset, offset })),
  ];
}

const ZONE_NAME = /^(?:[A-Za-z][A-Za-z0-9_+\-/]*|[+-]\d\d(?::?\d\d)?)$/;

/** Whether a text names a zone: an IANA name that the engine knows, or an offset. */
export function isZone(T: TemporalApi, zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    new T.Instant(0n).toZonedDateTimeISO(zone);
    return true;
  } catch {
    // A RangeError: that is how Temporal says no.
    return false;
  }
}
