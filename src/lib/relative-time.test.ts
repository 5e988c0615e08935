import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

it.each([
  [NOW - 999, 'en', '0 seconds ago'],
  [NOW - 59_999, 'en', '59 seconds ago'],
  [NOW - 60_000, 'en', '1 minute ago'],
  [NOW + 25 * HOUR, 'en', 'in 1 day'],
  [NOW - 40 * 24 * HOUR, 'fr', 'il y a 1 mois'],
  [Date.UTC(2016, 6, 30), 'en', '10 years ago'],
  [2 ** 48 - 1, 'zh-CN', '8,862 年后'],
])('says of %i in %s: %s', (ms, language, words) => expect(relativeTime(ms, NOW, language)).toBe(words));
