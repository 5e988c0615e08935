import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { nameProblem, toolFiles } from './new-tool.mjs';

const taken = ['hash-text', 'hash'];

it.each(['roman-numeral-converter', 'a', 'ipv6', 'x2-y'])('takes %j', (name) =>
  expect(nameProblem(name, taken)).toBeUndefined(),
);

it.each([
  '',
  'Roman',
  'a_b',
  '-a',
  'a-',
  'a--b',
  '2fa',
  '../x',
  'a/b',
  '文本',
  'about',
  'settings',
  'hash-text',
  'hash',
])('refuses %j', (name) => expect(nameProblem(name, taken)).toBeTruthy());

it('writes every file of a tool', () => {
  expect(Object.keys(toolFiles('my-tool')).toSorted()).toEqual([
    'locales/en.card.ts',
    'locales/en.ts',
    'locales/fr.card.ts',
    'locales/fr.ts',
    'locales/zh-cn.card.ts',
    'locales/zh-cn.ts',
    'my-tool.test.ts',
    'my-tool.ts',
    'operations.ts',
    'tool.ts',
    'view.test.tsx',
    'view.tsx',
  ]);
});

it.each(Object.entries(toolFiles('my-tool')))('%s is formatted as the rest', async (path, content) => {
  const settings = await resolveConfig(new URL('../package.json', import.meta.url));
  expect(content).toBe(await format(content, { ...settings, filepath: path }));
});
