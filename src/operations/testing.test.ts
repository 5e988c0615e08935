import { expect, it } from 'vitest';
import { createJob } from './job';
import { fixedRandom, job } from './testing';

it('gives the same bytes for the same seed, well spread', () => {
  const bytes = fixedRandom(7)(10_000);
  expect(bytes).toEqual(fixedRandom(7)(10_000));
  expect(bytes).not.toEqual(fixedRandom(8)(10_000));
  expect(new Set(bytes).size).toBe(256);
});

it('takes overrides', () => {
  expect(job({ now: () => 5 }).now()).toBe(5);
  expect(job().signal.aborted).toBe(false);
});

it('lets one report through every 50 ms', () => {
  const reports: number[] = [];
  const real = createJob(new AbortController().signal, { progress: (done) => void reports.push(done) });
  for (let done = 0; done < 1000; done++) real.progress(done);
  expect(reports[0]).toBe(0);
  expect(reports.length).toBeLessThan(100);
});
