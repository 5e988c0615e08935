import { describe, expect, it } from 'vitest';
import { job } from '../operations/testing';
import { findProblems, readFolders, runExamples } from '../tools/contract';
import { hasIcon, isSame } from '../tools/testing';
import type { Card, Tool } from '../tools/types';

const folders = readFolders({
  tools: import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' }),
  views: import.meta.glob('./*/view.tsx'),
  cards: import.meta.glob<{ card: Card; keywords: string[]; aliases: string[] }>('./*/locales/*.card.ts', {
    eager: true,
  }),
  words: import.meta.glob<object>(['./*/locales/*.ts', '!**/*.card.ts'], { eager: true, import: 'words' }),
  operations: import.meta.glob<Record<string, unknown>>('./*/operations.ts', { eager: true }),
});

// What is copied from here is a tool, so it keeps the contract of tools.
describe('the templates', () => {
  it('are one of each kind', () =>
    expect(folders.map(({ id }) => id).toSorted()).toEqual(['converter', 'form', 'generator', 'tabs']));

  it('keep the contract', () => expect(findProblems(folders, hasIcon)).toEqual([]));

  const all = folders.flatMap(({ id, operations }) =>
    Object.entries(operations).map(([name, operation]) => [`${id}/${name}`, operation] as const),
  );
  it.each(all)('%s gives what its examples say', async (name, operation) => {
    expect(await runExamples(name, operation, job(), isSame)).toEqual([]);
  });
});
