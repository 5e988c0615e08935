import { useEffect, useState } from 'react';
import type { InspectReport } from './report';

/** Timers count no further. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Changes when a validity begins or ends, or a list goes out of date, after what was reported: then it is to be worked out anew. */
export function useStatusEdge(report: InspectReport | undefined, isTicking: boolean): number {
  const [edge, setEdge] = useState(0);
  const next = report && isTicking ? nextEdge(report) : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    // The last second counts.
    const wait = Math.min(next + 1000 - Date.now(), LONGEST_TIMER);
    const timer = setTimeout(() => setEdge((former) => former + 1), Math.max(1000, wait));
    return () => clearTimeout(timer);
  }, [next, edge]);
  return edge;
}

function nextEdge({ at, objects }: InspectReport): number | undefined {
  let next: number | undefined;
  for (const one of objects) {
    for (const time of timesOf(one)) if (time > at - 1000 && (next === undefined || time < next)) next = time;
  }
  return next;
}

function timesOf(one: InspectReport['objects'][number]): readonly number[] {
  if (one.kind === 'certificate') return [one.notBefore - 1000, one.notAfter];
  return one.kind === 'list' && one.nextUpdate !== undefined ? [one.nextUpdate] : [];
}
