import type { Progress } from './threads';

/** Milliseconds between two notices at least. */
const PAUSE = 100;

/** Passes on how far the work is: only further than before, as the protocol wants it, and not more often than one reads. */
export function createProgress(
  notify: (amount: { readonly progress: number; readonly total?: number }) => void,
  now: () => number = () => performance.now(),
): Progress {
  let last = -Infinity;
  let next = -Infinity;
  return (done, total) => {
    const at = now();
    if (done <= last || at < next) return;
    last = done;
    next = at + PAUSE;
    notify(total === undefined ? { progress: done } : { progress: done, total });
  };
}
