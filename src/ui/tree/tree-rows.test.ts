import { describe, expect, it } from 'vitest';
import { NONE, at, type JsonIndex } from '../../lib/json/json-index';
import { readJson } from '../../lib/json/read-json';
import {
  ancestorsOf,
  expandToLevel,
  initialExpansion,
  layOutTree,
  rowOfNode,
  visibleNode,
  withExpanded,
} from './tree-rows';

function indexOf(text: string): JsonIndex {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

const index = indexOf('{"a":[1,[2,3]],"b":{},"c":{"d":4}}');

describe('rows', () => {
  it.each([
    [1, [0], [1]],
    [2, [0, 1, 6, 7], [1, 2, 2, 2]],
    [3, [0, 1, 2, 3, 6, 7, 8], [1, 2, 3, 3, 2, 2, 3]],
    [9, [0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 3, 4, 4, 2, 2, 3]],
  ])('to level %i', (level, nodes, levels) => {
    const rows = layOutTree(index, expandToLevel(index, level));
    expect([[...rows.nodes], [...rows.levels]]).toEqual([nodes, levels]);
  });

  it('finds the row of a node, or of what hides it', () => {
    const rows = layOutTree(index, expandToLevel(index, 2));
    expect([0, 1, 5, 6, 8].map((node) => rowOfNode(rows, node))).toEqual([0, 1, 1, 2, 3]);
  });

  it('finds what hides a node', () => {
    expect([5, 8, 0].map((node) => visibleNode(index, expandToLevel(index, 2), node))).toEqual([1, 7, 0]);
    expect(visibleNode(index, expandToLevel(index, 9), 5)).toBe(5);
  });

  it('opens and closes', () => {
    const open = withExpanded(expandToLevel(index, 1), ancestorsOf(index, 5), true);
    expect([...layOutTree(index, open).nodes]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([...layOutTree(index, withExpanded(open, [1], false)).nodes]).toEqual([0, 1, 6, 7]);
  });

  it('shows several values beside each other', () => {
    const lines = indexOf('{"a":1}\n[2]');
    expect([...layOutTree(lines, expandToLevel(lines, 2)).nodes]).toEqual([0, 1, 2, 3]);
    expect(at(lines.parents, 2)).toBe(NONE);
  });

  it('begins with a readable part', () => {
    expect(layOutTree(index, initialExpansion(index)).nodes).toHaveLength(9);
    const wide = indexOf(JSON.stringify(Array.from({ length: 5000 }, (_, i) => ({ i }))));
    expect(layOutTree(wide, initialExpansion(wide)).nodes).toHaveLength(5001);
  });
});

it('keeps closed what it is told to', () => {
  const shape = { ...index, isBranch: (node: number) => node === 0 };
  expect([...layOutTree(shape, expandToLevel(shape, 9)).nodes]).toEqual([0, 1, 6, 7]);
});
