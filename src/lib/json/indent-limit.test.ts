import { expect, it } from 'vitest';
import { canIndentFreely, limitIndent } from './indent-limit';

it('lets ordinary texts be', () => {
  expect(canIndentFreely(20, 1_000_000, 4)).toBe(true);
  expect(canIndentFreely(500, 1_000_000, 2)).toBe(false);
});

it('ends where all lines together would become too long', () => {
  expect(limitIndent([2, 1000, 1000], 4)).toBe(Infinity);
  // 40 million lines from level 1 on: two blanks for each are within bounds, four are not.
  expect(limitIndent([2, 2, 40_000_000], 2)).toBe(1);
  expect(limitIndent([2, 2, 20_000_000], 2)).toBe(Infinity);
  expect(limitIndent([2, 60_000_000], 2)).toBe(0);
});
