import { DAY, type EvenSpan } from './spans';

/** Which day since the Unix epoch clocks show, and how many minutes after its midnight. */
export interface Wall {
  readonly day: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** What the clocks show at a Unix time, by the spans in which they go evenly. */
export function wallAt(spans: readonly EvenSpan[], at: number): Wall {
  const span = spans.find(({ to }) => at < to) ?? spans.at(-1);
  const local = at + (span?.offset ?? 0);
  const day = Math.floor(local / DAY);
  const seconds = local - day * DAY;
  return { day, minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/**
 * The Unix time at which clocks show a time, given in seconds as if it were UTC: the first where they show it twice, and where they skip it as much
 * later as they skip ("compatible" of Temporal). The spans must reach a day beyond it.
 */
export function instantOf(spans: readonly EvenSpan[], local: number): number {
  for (const { from, to, offset } of spans) {
    const at = local - offset;
    // Before the span: the clocks went from an earlier time to a later one, and the former offset counts.
    if (at < from) return local - (offsetBefore(spans, from) ?? offset);
    if (at < to) return at;
  }
  return local - (spans.at(-1)?.offset ?? 0);
}

function offsetBefore(spans: readonly EvenSpan[], from: number): number | undefined {
  return spans.find(({ to }) => to === from)?.offset;
}
