import { expect, it } from 'vitest';
import { spaced } from './spaced';

it.each([
  ['15小时后', '15 小时后'],
  ['1.2亿', '1.2 亿'],
  ['3 天前', '3 天前'],
  ['昨天', '昨天'],
  ['in 3 days', 'in 3 days'],
  ['32 octets', '32 octets'],
])('%s becomes %s', (text, expected) => expect(spaced(text)).toBe(expected));
