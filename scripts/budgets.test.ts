import { expect, it } from 'vitest';
import { granted, growth } from './budgets.mjs';

const row = {
  what: 'the kit',
  is: 1500,
  most: 1400,
  unit: 'kB',
  sizes: { 'runtime.js': 1300, 'pool.js': 200 },
} as const;

it('says which parts of a row changed, in bytes', () =>
  expect(
    growth(row, { tools: 75, rows: { 'the kit': { 'runtime.js': 1000, 'worker.js': 50, 'pool.js': 200 } } }),
  ).toEqual([
    '          since the sizes were recorded, with 75 tools:',
    '                  +300  runtime.js: 1,000 → 1,300 bytes',
    '                   −50  worker.js: 50 → 0 bytes',
  ]));

it('lists all parts of a row that nobody recorded', () =>
  expect(growth(row, { tools: 75, rows: {} })).toEqual([
    '                 1,300  runtime.js',
    '                   200  pool.js',
  ]));

it.each([
  [89, 92_000],
  [90, 92_000],
  [150, 99_800],
])('home with %i tools may have %i bytes', (tools, bytes) =>
  expect(granted({ bytes: 92_000, withTools: 90, perTool: 130 }, tools)).toBe(bytes),
);
