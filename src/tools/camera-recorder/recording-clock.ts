/** How long something has run, pauses left out. All times in milliseconds of a clock that only goes forward. */
export interface RecordingClock {
  /** What ran before the last pause. */
  readonly sum: number;
  /** Since when it runs; undefined while it stands. */
  readonly since: number | undefined;
}

export const NEW_CLOCK: RecordingClock = { sum: 0, since: undefined };

/** Lets it run from now on. */
export function run(clock: RecordingClock, now: number): RecordingClock {
  return clock.since === undefined ? { ...clock, since: now } : clock;
}

/** Lets it stand from now on. */
export function halt(clock: RecordingClock, now: number): RecordingClock {
  return { sum: elapsed(clock, now), since: undefined };
}

/** How long it has run: read off the clock, so that ticks that come late or not at all do not add up. */
export function elapsed({ sum, since }: RecordingClock, now: number): number {
  return since === undefined ? sum : sum + Math.max(0, now - since);
}

/** `0:05`, `12:34`, `1:02:03`: whole seconds of a length in milliseconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Whole seconds until a moment, each shown for a full second: 3, 2, 1, and 0 when it has come. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
