import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault, Result } from '../../lib/result';
import { readOneBlock } from './facts';
import { firstFree, readWishes } from './fit';
import { barParts } from './plan-bar-parts';
import { readPlan, writePlan } from './plan-file';
import { PlanRows } from './plan-rows';
import { carve, freeBlocks, freeIn, join, nodeAt, split, withNode, type Plan } from './plan';
import { writeBlock } from './write-address';

function value<T>(result: Result<T, Fault>): T {
  if (!result.ok) throw new Error(`no value: ${result.fault.code}`);
  return result.value;
}
const bare = (block: string): Plan => ({ block: value(readOneBlock(block)).block, node: {} });
const blockOf = (text: string) => value(readOneBlock(text)).block;
const rowsIn = (plan: Plan, closed: ReadonlySet<string> = new Set()) => {
  const rows = new PlanRows(plan, closed);
  return Array.from({ length: rows.count }, (_, row) => writeBlock(rows.at(row).block));
};

it('splits and joins', () => {
  const halves = withNode(bare('10.0.0.0/24'), [], (node) => split(node, 25));
  expect(rowsIn(halves)).toEqual(['10.0.0.0/24', '10.0.0.0/25', '10.0.0.128/25']);
  const quarters = withNode(halves, [1], (node) => split(node, 26));
  expect(rowsIn(quarters)).toEqual([...rowsIn(halves), '10.0.0.128/26', '10.0.0.192/26']);
  expect(rowsIn(quarters, new Set(['1']))).toEqual(rowsIn(halves));
  expect(rowsIn(withNode(quarters, [], join))).toEqual(['10.0.0.0/24']);
});

it('takes no time for sixteen million subnets', () => {
  const plan = withNode(bare('2001:db8::/32'), [], (node) => split(node, 56));
  const named = withNode(plan, [2 ** 23], () => ({ label: 'x' }));
  const rows = new PlanRows(named, new Set());
  expect(rows.count).toBe(2 ** 24 + 1);
  expect(writeBlock(rows.at(2 ** 24).block)).toBe('2001:db8:ffff:ff00::/56');
  expect(rows.rowOf([2 ** 23])).toBe(2 ** 23 + 1);
  expect(rows.at(2 ** 23 + 1).node).toEqual({ label: 'x' });
  expect(readPlan(JSON.stringify({ block: '2001:db8::/32', split: 57 }))).toMatchObject({
    fault: { code: 'plan-too-long' },
  });
});

it('carves a block out of equal subnets that are smaller or larger', () => {
  const eighths = withNode(bare('10.0.0.0/24'), [], (node) => split(node, 27));
  const one = withNode(eighths, [0], () => ({ used: true }));
  const { plan, path } = carve(one, blockOf('10.0.0.64/26'), { label: 'a' });
  expect(writeBlock(nodeAt(plan, path).block)).toBe('10.0.0.64/26');
  expect(nodeAt(plan, path).node).toEqual({ label: 'a' });
  expect(freeBlocks(plan).map((block) => writeBlock(block))).toEqual(['10.0.0.32/27', '10.0.0.128/25']);
  // The piece that was taken before still is.
  expect(rowsIn(plan)).toContain('10.0.0.0/27');
});

it.each(['-3', '10, -3', '\u22123', '- 3', '+3', '1.5', '2-3', 'office: -3', '-/27', 'abc', 'office'])(
  'refuses %s as hosts',
  (text) => expect(readWishes(text, blockOf('10.0.0.0/24'))).toMatchObject({ fault: { code: 'not-wish' } }),
);

it.each([
  ['office-2: 3', { label: 'office-2', prefix: 29 }],
  ['no. 2 3', { label: 'no. 2', prefix: 29 }],
  ['lan /27', { label: 'lan', prefix: 27 }],
  ['100', { prefix: 25 }],
])('takes %s as hosts', (text, wish) =>
  expect(readWishes(text, blockOf('10.0.0.0/24'))).toMatchObject({ value: [wish] }),
);

describe('files', () => {
  it.each([
    '',
    '[]',
    '{}',
    '{"block":"10.0.0.0/33"}',
    '{"block":"10.0.0.0/24","split":24}',
    '{"block":"10.0.0.0/24","split":33}',
    '{"block":"10.0.0.0/24","split":25,"children":{"2":{}}}',
    '{"block":"10.0.0.0/24","split":25,"children":{"__proto__":{}}}',
    '{"block":"10.0.0.0/24","label":5}',
    '{"block":"10.0.0.0/24","colour":7}',
  ])('refuses %s', (text) => expect(readPlan(text)).toMatchObject({ fault: { code: 'not-plan' } }));
});

const anyWish = fc.integer({ min: 1, max: 8 });
const anyRoot = fc.constantFrom('10.0.0.0/24', '2001:db8::/48', '0.0.0.0/0');

it('what is carved is taken, all else stays as it was, and a file keeps it', () => {
  fc.assert(
    fc.property(
      anyRoot,
      fc.array(anyWish, { maxLength: 12 }),
      fc.integer({ min: 1, max: 6 }),
      (root, wishes, first) => {
        let plan = withNode(bare(root), [], (node) => split(node, bare(root).block.prefix + first));
        const taken: string[] = [];
        for (const wish of wishes) {
          const block = firstFree(freeIn(plan), plan.block.prefix + wish);
          if (!block) continue;
          const carved = carve(plan, block, { label: writeBlock(block) });
          plan = carved.plan;
          expect(writeBlock(nodeAt(plan, carved.path).block)).toBe(writeBlock(block));
          taken.push(writeBlock(block));
          const rows = new PlanRows(plan, new Set());
          const labels = Array.from({ length: rows.count }, (_, row) => rows.at(row)).filter(({ node }) => node.label);
          expect(labels.map(({ block: own }) => writeBlock(own)).toSorted()).toEqual(taken.toSorted());
          for (let row = 0; row < rows.count; row++) expect(rows.rowOf(rows.at(row).path)).toBe(row);
        }
        expect(value(readPlan(writePlan(plan)))).toEqual(plan);
        const shares = barParts(plan).reduce((sum, { share }) => sum + share, 0);
        expect(shares).toBe(1);
      },
    ),
    { numRuns: 60 },
  );
});
