import * as v from 'valibot';
import { createStored } from '../../lib/stored';
import {
  anchor,
  catchUp,
  fromStored,
  MAX_LAPS,
  newStopwatch,
  ranAhead,
  toStored,
  type Reading,
  type Stopwatch,
  type StoredStopwatch,
} from './stopwatch';

export const MAX_WATCHES = 8;
export const MAX_NAME = 60;

const time = v.pipe(v.number(), v.finite(), v.minValue(0));
const isRising = (laps: number[]) => laps.every((lap, index) => lap >= (laps[index - 1] ?? 0));
const storedWatches = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.number(), v.integer()),
      name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
      sum: time,
      since: v.exactOptional(time),
      laps: v.pipe(v.array(time), v.maxLength(MAX_LAPS), v.check(isRising)),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_WATCHES),
  v.check((watches) => new Set(watches.map(({ id }) => id)).size === watches.length),
);

/** The one stopwatch that everybody begins with. */
const INITIAL: readonly Stopwatch[] = [newStopwatch(1)];

let isUnreadable = false;

const stored = createStored<readonly StoredStopwatch[]>({
  key: 'chronometer',
  fallback: INITIAL.map(toStored),
  parse: (raw) => {
    const read = v.safeParse(storedWatches, raw);
    isUnreadable = !read.success;
    return read.success ? read.output : undefined;
  },
});

/** Both clocks now. */
export function readClocks(): Reading {
  return { steady: performance.now(), epoch: Date.now() };
}

/** The stopwatches as this page runs them, and what they were read from. */
let live: { readonly from: readonly StoredStopwatch[]; readonly watches: readonly Stopwatch[] } | undefined;

/** All stopwatches; the same object until one of them changes, here or in another tab. */
export function currentWatches(): readonly Stopwatch[] {
  const from = stored.get();
  if (live?.from !== from) {
    const now = readClocks();
    live = { from, watches: from.map((watch) => fromStored(watch, now)) };
  }
  return live.watches;
}

/** What the server draws. */
export function initialWatches(): readonly Stopwatch[] {
  return INITIAL;
}

/** Calls the listener after every change; returns what ends that. */
export const followWatches = stored.subscribe;

/** Whether what was stored could not be read, and was dropped. */
export function wasUnreadable(): boolean {
  currentWatches();
  return isUnreadable;
}

/** Changes the stopwatches and stores them. */
export function changeWatches(change: (watches: readonly Stopwatch[], now: Reading) => readonly Stopwatch[]): void {
  const watches = change(currentWatches(), readClocks());
  const from = watches.map(toStored);
  live = { from, watches };
  stored.set(from);
}

let lastReading: Reading | undefined;

/** By how much the time of day ran ahead since this was last asked. */
export function lookAtClocks(): number {
  const now = readClocks();
  const missed = lastReading ? ranAhead(lastReading, now) : 0;
  lastReading = now;
  return missed;
}

/**
 * The page is left or comes back: what the steady clock slept through counts, and the time so far is stored, should the
 * page not come back at all.
 */
function settle(): void {
  const missed = lookAtClocks();
  if (!currentWatches().some(({ since }) => since)) return;
  changeWatches((watches, now) => watches.map((watch) => anchor(catchUp(watch, missed), now)));
}

let isFollowing = false;

/** Watches over sleep from now on. Not ended when the tool is left, for the stopwatches go on running. */
export function followClocks(): void {
  if (isFollowing) return;
  isFollowing = true;
  lookAtClocks();
  document.addEventListener('visibilitychange', settle);
  document.addEventListener('freeze', settle);
  document.addEventListener('resume', settle);
  addEventListener('pagehide', settle);
  addEventListener('pageshow', settle);
}
