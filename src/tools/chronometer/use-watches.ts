import { useEffect, useState, useSyncExternalStore } from 'react';
import { showTime } from './show-time';
import { elapsed, type Stopwatch } from './stopwatch';
import { currentWatches, followClocks, followWatches, initialWatches, lookAtClocks, readClocks } from './watches';

/** All stopwatches, drawn anew when one of them changes. */
export function useWatches(): readonly Stopwatch[] {
  useEffect(followClocks, []);
  return useSyncExternalStore(followWatches, currentWatches, initialWatches);
}

/** The time run, with every frame while it runs; browsers draw no frames of a page that is not seen. */
export function useElapsed(watch: Stopwatch): number {
  const [, setFrame] = useState(0);
  const isRunning = watch.since !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const draw = (at: number) => {
      setFrame(at);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  return elapsed(watch, readClocks());
}

/** Milliseconds between two looks at what need not be exact. */
const LOOK = 1000;

/** Shows the time of a running stopwatch before the page's title. */
export function useTimeInTitle(watch: Stopwatch | undefined): void {
  useEffect(() => {
    if (!watch?.since) return undefined;
    let shown: string | undefined;
    let title = '';
    const tick = () => {
      // Another one than ours is the page's own, as after a change of the language.
      if (document.title !== shown) title = document.title;
      shown = `${showTime(elapsed(watch, readClocks())).replace(/\.\d+$/, '')} · ${title}`;
      document.title = shown;
    };
    tick();
    const timer = setInterval(tick, LOOK);
    return () => {
      clearInterval(timer);
      if (document.title === shown) document.title = title;
    };
  }, [watch]);
}

/**
 * Milliseconds by which the time of day ran ahead while the page was in sight: a sleep of the computer, or its clock was
 * set; the page cannot tell. The second forgets them.
 */
export function useClockJump(isRunning: boolean): readonly [number, () => void] {
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    lookAtClocks();
    const timer = setInterval(() => {
      // What passes out of sight is settled on the way back.
      if (document.hidden) return;
      const ahead = lookAtClocks();
      if (ahead > 0) setMissed((before) => before + ahead);
    }, LOOK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [isRunning ? missed : 0, () => setMissed(0)];
}

const noChange = () => () => {};

/** Whether the browser can keep the screen on: not on plain http. */
export function useCanStayAwake(): boolean {
  return useSyncExternalStore(
    noChange,
    () => 'wakeLock' in navigator,
    () => false,
  );
}

/** Keeps the screen on. Gives whether the browser refused. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      // The browser takes it back from a page that is hidden.
      if (document.hidden) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
        setRefused(false);
      } catch {
        // No permission, or little battery.
        if (!isOver) setRefused(true);
      }
    };
    void request();
    const onChange = () => void request();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, [isWanted]);
  return isWanted && isRefused;
}
