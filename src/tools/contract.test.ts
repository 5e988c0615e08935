import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ok } from '../lib/result';
import { defineOperation, text, type Operation } from '../operations/define';
import { sampleOf, type Detect, type MakePreview } from '../operations/detect';
import { job } from '../operations/testing';
import { findProblems, readFolders, runExamples, suggestionProblems, type ToolFolder } from './contract';
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

const detectors = import.meta.glob<Detect>('./*/detect.ts', { eager: true, import: 'detect' });
const previews = import.meta.glob<MakePreview>('./*/preview.ts', { eager: true, import: 'preview' });

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

describe('detection', () => {
  const tested = folders.filter(({ id }) => testedTools.includes(id) && `./${id}/detect.ts` in detectors);
  /** What the tool's own examples are made of, and how they come out. */
  const textsOf = ({ operations: its }: ToolFolder) =>
    Object.values(its).flatMap(({ examples }) =>
      examples.flatMap(({ inputs }) => Object.values(inputs).filter((value) => typeof value === 'string')),
    );
  // Foreign examples too: what one tool says of another's text must be as sound.
  const texts = folders.flatMap(textsOf);

  it.each(tested.map((folder) => [folder.id, folder] as const))('%s suggests what it has', (id, folder) => {
    const detect = detectors[`./${id}/detect.ts`];
    expect(detect).toBeTypeOf('function');
    const problems = texts.flatMap((text) => {
      const suggestion = detect?.(sampleOf(text));
      return suggestion ? suggestionProblems(id, suggestion, folder.operations) : [];
    });
    expect([...new Set(problems)]).toEqual([]);
  });

  it('is of tools that may be opened with something', () => {
    const silent = tested.filter(({ id, tool }) => `./${id}/detect.ts` in detectors && !tool?.takes?.length);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('is there where a tool makes a preview', () => {
    const without = Object.entries(previews).filter(
      ([path, preview]) => typeof preview !== 'function' || !(path.replace('preview', 'detect') in detectors),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });
});

// Each reads what it is given: some of its own examples it must know again. Left out are those whose examples are parts, such as numbers.
const READERS = [
  'base64-string-converter',
  'bip39-generator',
  'color-converter',
  'crontab-generator',
  'date-converter',
  'docker-run-to-docker-compose-converter',
  'html-entities',
  'iban-validator-and-parser',
  'ipv4-address-converter',
  'ipv4-subnet-calculator',
  'ipv6-ula-generator',
  'json-prettify',
  'json-minify',
  'jwt-parser',
  'mac-address-lookup',
  'otp-generator',
  'roman-numeral-converter',
  'rsa-key-pair-generator',
  'sql-prettify',
  'text-diff',
  'toml-to-json',
  'ulid-generator',
  'url-encoder',
  'url-parser',
  'user-agent-parser',
  'uuid-generator',
  'wifi-qrcode-generator',
  'xml-formatter',
  'xml-to-json',
  'yaml-to-json-converter',
  'yaml-viewer',
].filter((id) => testedTools.includes(id));

describe.skipIf(READERS.length === 0)('a tool that reads', () => {
  it.each(READERS)('%s knows an example of its own again', (id) => {
    const its = folders.find((folder) => folder.id === id)?.operations ?? {};
    const texts = Object.values(its).flatMap(({ examples }) =>
      examples.flatMap(({ inputs, fault }) =>
        fault === undefined ? Object.values(inputs).filter((value) => typeof value === 'string') : [],
      ),
    );
    expect(texts.some((text) => detectors[`./${id}/detect.ts`]?.(sampleOf(text)))).toBe(true);
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
