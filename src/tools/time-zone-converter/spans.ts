import type { TemporalApi, ZonedDateTime } from '../../lib/temporal';

/** Unix seconds, the end not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span in which the clocks of a zone go evenly. */
export interface EvenSpan extends Span {
  /** East of UTC, in seconds. */
  readonly offset: number;
}

export const DAY = 86_400;
export const HOUR = 3600;

export function zonedAt(T: TemporalApi, seconds: number, zone: string): ZonedDateTime {
  return T.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone);
}

export const secondsOf = (zoned: ZonedDateTime): number => Math.floor(zoned.epochMilliseconds / 1000);

/** The span cut where the zone changes its clocks. */
export function evenSpans(T: TemporalApi, zone: string, { from, to }: Span): readonly EvenSpan[] {
  const spans: EvenSpan[] = [];
  let zoned = zonedAt(T, from, zone);
  for (let start = from; start < to;) {
    const next = zoned.getTimeZoneTransition('next');
    const end = next === null ? to : Math.min(to, secondsOf(next));
    spans.push({ from: start, to: end, offset: zoned.offsetNanoseconds / 1e9 });
    start = end;
    if (next) zoned = next;
  }
  return spans;
}

/** Even spans cut to a span. */
export function clipped(spans: readonly EvenSpan[], { from, to }: Span): readonly EvenSpan[] {
  return spans
    .filter((span) => span.from < to && span.to > from)
    .map((span) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to), offset: span.offset }));
}

/** An hour of the clocks, or what of it a change of the clocks leaves. */
export interface ClockHour extends EvenSpan {
  /** Minutes since midnight at its beginning. */
  readonly minutes: number;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** The hours of a zone's clocks within spans. */
export function clockHours(spans: readonly EvenSpan[]): readonly ClockHour[] {
  return spans.flatMap(({ from, to, offset }) => {
    const hours: ClockHour[] = [];
    for (let start = from; start < to;) {
      const end = Math.min(to, start + HOUR - modulo(start + offset, HOUR));
      hours.push({ from: start, to: end, offset, minutes: Math.floor(modulo(start + offset, DAY) / 60) });
      start = end;
    }
    return hours;
  });
}

/** What spans have in common; those that only touch have nothing. Both are in order and do not overlap. */
export function intersect(some: readonly Span[], others: readonly Span[]): readonly Span[] {
  const common: Span[] = [];
  let at = 0;
  for (const { from, to } of some) {
    while (at < others.length && (others[at]?.to ?? 0) <= from) at += 1;
    for (let index = at; index < others.length; index += 1) {
      const other = others[index];
      if (!other || other.from >= to) break;
      common.push({ from: Math.max(from, other.from), to: Math.min(to, other.to) });
    }
  }
  return common;
}

/** Spans in order, those that overlap or touch as one. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
}
