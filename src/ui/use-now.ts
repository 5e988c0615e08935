import { useEffect, useState } from 'react';

/** The clock in milliseconds since the Unix epoch, once a second, on the second; it stands still while not running. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const present = Date.now();
      setNow(present);
      timer = setTimeout(tick, 1000 - (present % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [isRunning]);
  return now;
}
