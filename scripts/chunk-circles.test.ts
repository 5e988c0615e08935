import { expect, it } from 'vitest';
import { circlesOf } from './chunk-circles.mjs';

const found = (imports: Readonly<Record<string, readonly string[]>>) => [
  ...circlesOf(new Map(Object.entries(imports))),
];

it('finds chunks that import each other, each circle once', () => {
  expect(found({ a: ['b'], b: ['c'], c: [] })).toEqual([]);
  expect(found({ view: ['operations'], operations: ['cron'], cron: ['base', 'operations'], base: [] })).toEqual([
    'cron → operations',
  ]);
  expect(found({ c: ['a'], a: ['b'], b: ['c'] })).toEqual(['a → b → c']);
});
