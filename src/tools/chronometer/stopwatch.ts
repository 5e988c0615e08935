/** Both clocks at one moment, in milliseconds. */
export interface Reading {
  /** `performance.now()`: counts evenly, but only within one page, and in some systems not while they sleep. */
  readonly steady: number;
  /** `Date.now()`: goes on through sleep and reload, but can be set to another time. */
  readonly epoch: number;
}

/** A stopwatch. All times are in milliseconds and may have a fraction. */
export interface Stopwatch {
  /** Counts up; tells the stopwatches of a page apart. */
  readonly id: number;
  readonly name: string;
  /** Time run until `since`, or in all while it is stopped. */
  readonly sum: number;
  /** The moment it runs from; absent while it is stopped. */
  readonly since?: Reading;
  /** Totals at which laps ended, rising. */
  readonly laps: readonly number[];
}

export const MAX_LAPS = 10_000;

export function newStopwatch(id: number, name = ''): Stopwatch {
  return { id, name, sum: 0, laps: [] };
}

/** The time run, by the steady clock: setting the other one does not move it. */
export function elapsed({ sum, since }: Stopwatch, now: Reading): number {
  return since ? sum + Math.max(0, now.steady - since.steady) : sum;
}

/** Starts or goes on; one that runs is left as it is. */
export function start(watch: Stopwatch, now: Reading): Stopwatch {
  return watch.since ? watch : { ...watch, since: now };
}

/** Stops and keeps the time. */
export function stop(watch: Stopwatch, now: Reading): Stopwatch {
  const { since: _, ...stopped } = watch;
  return { ...stopped, sum: elapsed(watch, now) };
}

/** Ends a lap, while it runs and there are fewer than 10,000. */
export function lap(watch: Stopwatch, now: Reading): Stopwatch {
  if (!watch.since || watch.laps.length >= MAX_LAPS) return watch;
  // Cut as the display is, and short in storage.
  const total = Math.floor(elapsed(watch, now) * 1000) / 1000;
  return { ...anchor(watch, now), laps: [...watch.laps, total] };
}

/** Stops and clears; only the name stays. */
export function reset({ id, name }: Stopwatch): Stopwatch {
  return newStopwatch(id, name);
}

/** The same time counted from now on, so that what happened to the clocks before is over. */
export function anchor(watch: Stopwatch, now: Reading): Stopwatch {
  return watch.since ? { ...watch, sum: elapsed(watch, now), since: now } : watch;
}

/** Less than this, in milliseconds, the clocks differ by being set right a little at a time. */
const CLOCK_NOISE = 1000;

/**
 * By how much the time of day ran ahead of the steady clock between two moments: the length of a sleep, or a step by
 * which the clock was set. Zero for what clocks differ by anyway, and for a clock that was set back.
 */
export function ranAhead(before: Reading, now: Reading): number {
  const ahead = now.epoch - before.epoch - (now.steady - before.steady);
  return ahead > CLOCK_NOISE ? ahead : 0;
}

/** Adds to a running stopwatch what a steady clock that slept has missed. */
export function catchUp(watch: Stopwatch, missed: number): Stopwatch {
  return watch.since ? { ...watch, sum: watch.sum + missed } : watch;
}

/** A stopwatch as it is stored: of the moment it runs from, only the time of day means something to another page. */
export interface StoredStopwatch {
  readonly id: number;
  readonly name: string;
  readonly sum: number;
  /** Milliseconds since the Unix epoch. */
  readonly since?: number;
  readonly laps: readonly number[];
}

export function toStored({ since, ...watch }: Stopwatch): StoredStopwatch {
  return since ? { ...watch, since: since.epoch } : watch;
}

/** Goes on where another page left off. A time of day before that is one that was set back, and adds nothing. */
export function fromStored({ since, ...watch }: StoredStopwatch, now: Reading): Stopwatch {
  if (since === undefined) return watch;
  return { ...watch, sum: watch.sum + Math.max(0, now.epoch - since), since: now };
}
