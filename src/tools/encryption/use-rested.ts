import { useEffect, useState } from 'react';
import type { Run } from '../../operations/use-operation';

/** The value once it has been the same for so many milliseconds, and whether that is the current one. */
export function useRested<T>(value: T, milliseconds: number): readonly [rested: T, isCurrent: boolean] {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return milliseconds === 0 ? [value, true] : [rested, Object.is(rested, value)];
}

/** The run, or nothing yet while it is about what was there before. */
export function currentRun<V, F>(run: Run<V, F>, isCurrent: boolean): Run<V, F> {
  return isCurrent ? run : { status: 'idle', stale: false, cancel: run.cancel, retry: run.retry };
}
