import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ok } from '../lib/result';
import { defineOperation, text, type Operation } from '../operations/define';
import { job } from '../operations/testing';
import { findProblems, readFolders, runExamples, type ToolFolder } from './contract';
import { testedTools } from './tested-tools';
import { hasIcon, isSame } from './testing';
import type { Card, Tool } from './types';

const tools = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' });
const views = import.meta.glob('./*/view.tsx');
const cards = import.meta.glob<{ card: Card; keywords: string[]; aliases: string[] }>('./*/locales/*.card.ts', {
  eager: true,
});
const words = import.meta.glob<object>(['./*/locales/*.ts', '!**/*.card.ts'], { eager: true, import: 'words' });
const operations = import.meta.glob<Record<string, unknown>>('./*/operations.ts', { eager: true });

const folders = readFolders({ tools, views, cards, words, operations });

describe('the tools', () => {
  it('keep the contract', () => expect(findProblems(folders, hasIcon)).toEqual([]));

  const tested = folders.filter(({ id }) => testedTools.includes(id));
  const all = tested.flatMap(({ id, operations: its }) =>
    Object.entries(its).map(([name, operation]) => [`${id}/${name}`, operation] as const),
  );
  it.each(all)('%s gives what its examples say', async (name, operation) => {
    expect(await runExamples(name, operation, job(), isSame)).toEqual([]);
  });
});

describe('the contract', () => {
  const echo = defineOperation({
    id: 'echo',
    inputs: { text: text() },
    output: 'text',
    options: v.object({ times: v.optional(v.number(), 1) }),
    examples: [{ inputs: { text: 'a' }, output: 'a' }],
    run: (inputs, { times }) => ok(inputs.text.repeat(times)),
  });
  const card = { card: { name: 'Echo', description: 'Says it again.' }, keywords: ['echo'], aliases: ['repeat'] };
  const good: ToolFolder = {
    id: 'echo',
    tool: {
      category: 'text',
      icon: 'copy',
      redirectFrom: ['old-echo'],
    },
    hasView: true,
    cards: { 'zh-cn': card, en: card, fr: card },
    words: { 'zh-cn': { label: 'x' }, en: { label: 'x' }, fr: { label: 'x' } },
    // The registry's type: what an operation takes is not known to it.
    operations: { echo: echo as unknown as Operation },
  };
  const problemsWith = (...others: Partial<ToolFolder>[]) =>
    findProblems(
      [
        good,
        ...others.map((other) => ({ ...good, id: 'other', tool: { ...toolOf(good), redirectFrom: [] }, ...other })),
      ],
      hasIcon,
    );
  const toolOf = ({ tool }: ToolFolder) => {
    if (!tool) throw new Error('has none');
    return tool;
  };

  it('lets a complete folder pass', () => expect(problemsWith({})).toEqual([]));

  it.each<[string, Partial<ToolFolder>, string]>([
    ['lacks a language', { words: { 'zh-cn': { label: 'x' }, en: { label: 'x' } } }, 'other: no words in fr'],
    ['lacks aliases', { cards: { ...good.cards, fr: { ...card, aliases: [] } } }, 'other: no aliases in fr'],
    ['lacks a card', { cards: { 'zh-cn': card, fr: card } }, 'other: no card in en'],
    ['lacks a word', { words: { ...good.words, fr: { other: 'x' } } }, 'other: no word "label" in fr'],
    [
      'reuses a route',
      { tool: { ...toolOf(good), redirectFrom: ['echo'] } },
      'other: the route "echo" belongs to echo',
    ],
    [
      'reuses a former route',
      { tool: { ...toolOf(good), redirectFrom: ['old-echo'] } },
      'other: the route "old-echo" belongs to echo',
    ],
    ['takes a reserved route', { id: 'settings' }, 'settings: the route "settings" belongs to the site itself'],
    [
      'declares an operation without an example',
      { operations: { echo: { ...good.operations['echo'], examples: [] } as unknown as Operation } },
      'other: the operation "echo" has no example',
    ],
    [
      'names an icon that does not exist',
      { tool: { ...toolOf(good), icon: 'no-such' } },
      'other: there is no icon "no-such"',
    ],
    ['has nothing to see', { hasView: false }, 'other: there is no view.tsx'],
    ['has no tool', { tool: undefined }, 'other: tool.ts exports no tool'],
  ])('fails for a folder that %s', (_, folder, problem) => expect(problemsWith(folder)).toContain(problem));

  it('fails for an example that gives something else', async () => {
    const wrong = { ...echo, examples: [{ inputs: { text: 'a' }, output: 'b' }] } as unknown as Operation;
    expect(await runExamples('echo', wrong, job(), isSame)).toEqual(['echo, example 0: another output than declared']);
  });
});
