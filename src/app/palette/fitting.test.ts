import { beforeEach, expect, it } from 'vitest';
import type { Suggested } from '../paste/suggested';
import { writeDraft } from '../../operations/drafts';
import { canTake } from './can-take';
import { fittingItems, namedItems, takingItems, type Ways } from './fitting';
import type { PaletteItem } from './items';

const item = (key: string): PaletteItem => ({
  key,
  group: 'Tools',
  name: key,
  description: '',
  icon: 'hash',
  target: { route: () => `/${key}` },
  record: { id: key, names: [], descriptions: [], keywords: [] },
});
const items = new Map(['base64', 'json', 'yaml'].map((key) => [key, item(key)]));
const done: unknown[] = [];
const ways: Ways = {
  give: (...given) => void done.push(['give', ...given]),
  giveInner: (inner, { toolId }) => void done.push(['inner', inner, toolId]),
  isWholeInner: (inner): inner is string => inner !== undefined && inner !== 'cut',
};
const navigate = (path: string) => void done.push(path);
const opening = { items, ways, navigate };
const given = { text: 'e30=' };
const base64: Suggested = {
  toolId: 'base64',
  likelihood: 0.9,
  text: 'e30',
  preview: { text: '{}', inner: '{}' },
  inside: [
    { toolId: 'json', likelihood: 0.8, preview: { text: '{}' } },
    { toolId: 'gone', likelihood: 0.8 },
  ],
};

function choose(one: PaletteItem | undefined): void {
  if (one && 'action' in one.target) one.target.action();
}

beforeEach(() => {
  done.length = 0;
});

it('leads to the tools that the site has, and to those for what is inside', () => {
  const lines = fittingItems({ given, found: [base64, { toolId: 'gone', likelihood: 0.5 }] }, opening);
  expect(lines.map(({ key, opensId, isInside, preview }) => [key, opensId, isInside, preview?.text])).toEqual([
    ['for base64', 'base64', undefined, '{}'],
    ['for base64, inside json', 'json', true, '{}'],
  ]);
  for (const line of lines) choose(line);
  expect(done).toEqual([['give', 'base64', given, base64], '/base64', ['inner', '{}', 'json'], '/json']);
});

it('offers nothing for what is inside where that did not come whole', () => {
  const cut = { ...base64, preview: { text: '{}', inner: 'cut' } };
  expect(fittingItems({ given, found: [cut] }, opening).map(({ key }) => key)).toEqual(['for base64']);
});

it('has nothing to show before anything can be opened', () => {
  expect(fittingItems({ given: undefined, found: [] }, opening)).toEqual([]);
  expect(fittingItems({ given, found: [base64] }, { ...opening, ways: undefined })).toEqual([]);
});

it('opens any tool with what was given', () => {
  choose(takingItems([item('yaml')], given, opening)[0]);
  expect(done).toEqual([['give', 'yaml', given], '/yaml']);
});

it('opens what a pasted line names wholly as it is, another tool with the line, and none that takes no text', () => {
  const called = (key: string, name: string, takes?: readonly ['text']): PaletteItem => ({
    ...item(key),
    record: { id: key, names: [name], descriptions: [], keywords: [], ...(takes && { takes }) },
  });
  const found = [called('json', 'Basic'), called('yaml', 'Basic auth', ['text']), called('clock', 'Basic clock')];
  const lines = namedItems(found, { text: 'basic' }, opening);
  expect(lines.map(({ key, target }) => [key, 'route' in target])).toEqual([
    ['json', true],
    ['yaml', false],
  ]);
  choose(lines[1]);
  expect(done).toEqual([['give', 'yaml', { text: 'basic' }], '/yaml']);
});

it('gives what comes of a secret to no tool that remembers what is written in it', () => {
  const sheet = item('math-evaluator');
  const able = { ...sheet, record: { ...sheet.record, takes: ['text'] as const } };
  const sent = { text: '1+1', from: 'of-secrets' };
  const found = [{ toolId: 'math-evaluator', likelihood: 0.9 }];
  const withSheet = { ...opening, items: new Map([...items, ['math-evaluator', able]]) };
  expect(canTake(able, sent)).toBe(true);
  expect(fittingItems({ given: sent, found }, withSheet)).toHaveLength(1);
  writeDraft({ toolId: 'of-secrets', name: 'password' }, 'hunter2', true);
  expect(canTake(able, sent)).toBe(false);
  expect(canTake(able, { text: '1+1' })).toBe(true);
  expect(fittingItems({ given: sent, found }, withSheet)).toEqual([]);
});
