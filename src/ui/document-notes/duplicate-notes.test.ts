import { expect, it, vi } from 'vitest';
import { duplicateNotes } from './duplicate-notes';

const words = {
  duplicateKey: (key: string, line: number, column: number) => `${key} ${line}:${column}`,
  moreDuplicates: (count: number) => `${count} more`,
};
const duplicateKeys = [{ key: 'a', line: 2, column: 3, at: 7 }];

it('names the first ones, leads to them and counts the others', () => {
  const onGo = vi.fn<() => void>();
  expect(duplicateNotes({ duplicateKeys, duplicateCount: 3 }, words, () => ({ where: 'Show', onGo }))).toEqual([
    { kind: 'warning', message: 'a 2:3', where: 'Show', onGo },
    { kind: 'warning', message: '2 more' },
  ]);
});

it('leads nowhere where there is no way', () =>
  expect(duplicateNotes({ duplicateKeys, duplicateCount: 1 }, words, () => undefined)).toEqual([
    { kind: 'warning', message: 'a 2:3' },
  ]));
