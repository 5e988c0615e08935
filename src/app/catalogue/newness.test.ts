import { expect, it } from 'vitest';
import { isNew, nextChange } from './newness';

const DAY = 86_400_000;
const created = Date.parse('2026-11-20');

it.each([
  [-1, false],
  [0, true],
  [13 * DAY, true],
  [14 * DAY, true],
  [14 * DAY + 1, false],
])('%d ms after its creation a tool is new: %s', (age, expected) => {
  expect(isNew({ createdAt: '2026-11-20' }, created + age)).toBe(expected);
});

it('is always new when flagged, never without a date', () => {
  expect(isNew({ isNew: true }, created + 1000 * DAY)).toBe(true);
  expect(isNew({}, created)).toBe(false);
});

it('tells when the set of new tools changes', () => {
  const tools = [{ createdAt: '2026-11-20' }, { createdAt: '2023-04-13' }, { isNew: true as const }];
  expect(nextChange(tools, created)).toBe(created + 14 * DAY + 1);
  expect(nextChange(tools, created + 20 * DAY)).toBe(Infinity);
});
