import { useEffect, useState } from 'react';

const unixSeconds = () => Math.floor(Date.now() / 1000);

/** Unix seconds, new with each second while it runs. It rests while the page is hidden, and catches up on its return. */
export function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(unixSeconds);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      setSeconds(unixSeconds());
      if (!document.hidden) timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return seconds;
}
