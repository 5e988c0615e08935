import type { Notice } from '../../lib/dates/moment';
import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import type { TemporalApi, ZonedDateTime } from '../../lib/temporal';
import type { Reading } from '../../lib/dates/readings';
import type { Locale } from '../../i18n/locale';
import { clockNotice, type Clock, type ClockNotice, clocksOf } from './clocks';
import { engineZone } from './engine-zone';
import type { MomentFault } from './moment-fault';
import type { ReadMoment, readMoment } from './read-moment';
import { firstZones, readRows, type ZoneRow } from './rows';

/** What is asked of a moment. */
export interface Asked {
  readonly zones: readonly string[];
  readonly reference: string;
  readonly language: Locale;
  readonly now?: number | undefined;
}

/** A moment on the clocks of all zones. */
export interface ClockReport {
  /** Nanoseconds since the Unix epoch. */
  readonly ns: string;
  /** Unix seconds. */
  readonly unix: string;
  /** ISO 8601 in UTC. */
  readonly utc: string;
  readonly reading: Reading | 'time';
  readonly reference: string;
  /** On the clocks of the reference zone, as `<input type="datetime-local">` takes it; empty outside its years. */
  readonly picker: string;
  readonly clocks: readonly Clock[];
  readonly notes: readonly ClockNotice[];
}

/** A moment that was read, and what it is to be shown for. */
export interface Found {
  readonly ns: bigint;
  readonly zoned: ZonedDateTime;
  readonly reading: Reading | 'time';
  readonly notices: readonly Notice[];
  readonly rows: readonly ZoneRow[];
  /** As it is written, and as the engine knows it. */
  readonly reference: string;
  readonly engine: string;
}

/** What a moment is found with: Temporal, and what reads texts, which is not needed where there is none. */
export interface Means {
  readonly T: TemporalApi;
  readonly readMoment?: typeof readMoment | undefined;
}

/** Reads rows and moment, which is now where no text is to be read; what is wrong with either is the fault. */
export function findMoment(means: Means, text: string, asked: Asked, now: number): Result<Found, MomentFault> {
  const { T } = means;
  const rows = readRows(asked.zones.length === 0 ? firstZones() : asked.zones);
  if (!rows.ok) return rows;
  const reference = asked.reference === '' ? (rows.value[0]?.zone ?? 'UTC') : asked.reference;
  const engine = engineZone(T, reference);
  if (engine === undefined) return err({ code: 'unknown-zone', zone: shorten(reference) });
  const context = { T, zone: engine, excel: '1900', now: BigInt(Math.floor(asked.now ?? now)) * 1_000_000n } as const;
  const read = means.readMoment?.(text, context, asked.language) ?? ok(present(context.now));
  if (!read.ok) return read;
  const { ns, reading, notices } = read.value;
  const zoned = new T.Instant(ns).toZonedDateTimeISO(engine);
  return ok({ ns, zoned, reading, notices, rows: rows.value, reference, engine });
}

function present(ns: bigint): ReadMoment {
  return { ns, reading: 'keyword', notices: [] };
}

/** The moment of a text on the clocks of all zones. */
export function reportOf(means: Means, text: string, asked: Asked, now: number): Result<ClockReport, MomentFault> {
  const { T } = means;
  const found = findMoment(means, text, asked, now);
  if (!found.ok) return found;
  const { ns, zoned, reading, notices, rows, reference, engine } = found.value;
  const instant = new T.Instant(ns);
  return ok({
    ns: String(ns),
    unix: String(Math.floor(instant.epochMilliseconds / 1000)),
    utc: instant.toString(),
    reading,
    reference,
    picker: pickerText(zoned),
    clocks: clocksOf(
      T,
      ns,
      rows.map(({ zone }) => zone),
      { reference: engine, language: asked.language },
    ),
    notes: notices.flatMap((notice) => (notice.code === 'abbreviation' ? [] : [clockNotice(T, notice)])),
  });
}

function pickerText(zoned: ZonedDateTime): string {
  if (zoned.year < 1 || zoned.year > 9999) return '';
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second', roundingMode: 'floor' });
}
