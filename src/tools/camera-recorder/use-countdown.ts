import { useEffect, useEffectEvent, useState } from 'react';
import { secondsUntil } from './recording-clock';

export interface Countdown {
  /** Whole seconds left; undefined while nothing is counted. */
  readonly left: number | undefined;
  readonly start: (seconds: number) => void;
  readonly cancel: () => void;
}

/** Counts seconds down to 0 and then does what it is for, unless it is cancelled or the view goes. */
export function useCountdown(onDone: () => void): Countdown {
  const [moment, setMoment] = useState<number>();
  const [left, setLeft] = useState<number>();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (moment === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = performance.now();
      const seconds = secondsUntil(moment, now);
      if (seconds > 0) {
        setLeft(seconds);
        timer = setTimeout(tick, moment - now - (seconds - 1) * 1000);
        return;
      }
      setMoment(undefined);
      setLeft(undefined);
      done();
    };
    tick();
    return () => clearTimeout(timer);
  }, [moment]);
  return {
    left,
    start: (seconds) => setMoment(performance.now() + seconds * 1000),
    cancel: () => {
      setMoment(undefined);
      setLeft(undefined);
    },
  };
}
