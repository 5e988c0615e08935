import { useEffect, useState } from 'react';

/**
 * The clock in milliseconds since the Unix epoch, once a second, on the second; it stands still while not running. It
 * rests while the page is hidden, and catches up on its return.
 */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const present = Date.now();
      setNow(present);
      if (!document.hidden) timer = setTimeout(tick, 1000 - (present % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return now;
}
