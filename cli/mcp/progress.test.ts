import { expect, it } from 'vitest';
import { createProgress } from './progress';

it('tells only what is further than before, and not too often', () => {
  const told: unknown[] = [];
  let now = 0;
  const progress = createProgress(
    (amount) => told.push(amount),
    () => now,
  );
  const at = (time: number, done: number, total?: number) => {
    now = time;
    progress(done, total);
  };
  at(0, 0, 10);
  at(50, 1, 10);
  at(100, 2, 10);
  at(250, 2, 10);
  at(300, 1, 10);
  at(400, 9);
  expect(told).toEqual([{ progress: 0, total: 10 }, { progress: 2, total: 10 }, { progress: 9 }]);
});
