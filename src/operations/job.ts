import { secureRandom } from '../lib/random';
import type { Job } from './define';

// Twenty pictures a second look fluent, and the page is not flooded by a loop that reports every line.
const PROGRESS_INTERVAL = 50;

/** Lets a report through when the last one is 50 ms old. */
function throttled(report: Job['progress']): Job['progress'] {
  let last = -Infinity;
  return (done, total) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL) return;
    last = now;
    report(done, total);
  };
}

/** What a job tells of its work. Only a worker has something to tell but progress: on the page the answer is there at once. */
type Reports = Pick<Job, 'progress'> & Partial<Pick<Job, 'step' | 'beginning'>>;

/** What a running operation gets: the real source of chance, the real clock, and progress at most every 50 ms. */
export function createJob(signal: AbortSignal, { progress, step = () => {}, beginning = () => {} }: Reports): Job {
  return { signal, progress: throttled(progress), step, beginning, random: secureRandom, now: () => Date.now() };
}
