import { useEffect, useState } from 'react';

/** True once `active` has been true for so many milliseconds without a break; false at once when it ends. */
export function useDelayed(active: boolean, milliseconds: number): boolean {
  const [isDue, setDue] = useState(false);
  if (!active && isDue) setDue(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
  return active && isDue;
}
