import { afterEach, expect, it, vi } from 'vitest';
import { warmIntl } from './warm-intl';

afterEach(() => vi.unstubAllGlobals());

it('makes one object at a time, each when there is nothing better to do', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const made: string[] = [];
  warmIntl('fr', [(tag) => made.push(`first ${tag}`), (tag) => made.push(`second ${tag}`)]);
  expect([made, waiting.length]).toEqual([[], 1]);
  waiting.shift()?.();
  expect([made, waiting.length]).toEqual([['first fr'], 1]);
  waiting.shift()?.();
  expect([made, waiting.length]).toEqual([['first fr', 'second fr'], 0]);
});
