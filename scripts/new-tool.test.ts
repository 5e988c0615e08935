import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { KINDS, kindOf, nameProblem, toolFiles } from './new-tool.mjs';

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

it.each([
  [['form'], {}, 'form'],
  [['--tabs'], {}, 'tabs'],
  // npm keeps options for itself, unless they stand behind `--`.
  [[], { npm_config_generator: 'true' }, 'generator'],
  [[], {}, undefined],
  [['tool'], {}, undefined],
  [['form', 'tabs'], {}, undefined],
  [['form'], { npm_config_tabs: 'true' }, undefined],
])('%j in %j asks for %s', (words, environment, kind) => expect(kindOf(words, environment)).toBe(kind));

const NAME = 'a-tool-whose-name-is-longer-than-those-of-most-others';
const made = await Promise.all(KINDS.map(async (kind) => [kind, await toolFiles(NAME, kind, '2026-11-23')] as const));

describe.each(made)('a new %s', (_kind, files) => {
  it('has every file of a tool', () => {
    const locales = ['zh-cn', 'en', 'fr'].flatMap((language) => [
      `locales/${language}.card.ts`,
      `locales/${language}.ts`,
    ]);
    const wanted = ['tool.ts', 'operations.ts', 'fault-words.ts', 'view.tsx', 'view.test.tsx', ...locales];
    expect(Object.keys(files)).toEqual(expect.arrayContaining(wanted));
    expect(Object.keys(files).some((path) => /^[\w-]+\.test\.ts$/.test(path))).toBe(true);
  });

  it('keeps nothing of its template’s name, place and date', () => {
    const all = Object.entries(files).flat().join('\n');
    expect(all).not.toMatch(/sample.?tool|tools\/types|2026-01-01/i);
    expect(files['tool.ts']).toContain("createdAt: '2026-11-23'");
  });

  it.each(Object.entries(files))('%s is formatted as the rest', async (path, content) => {
    const settings = await resolveConfig(new URL('../package.json', import.meta.url));
    expect(content).toBe(await format(content, { ...settings, filepath: path }));
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('new-tool.mjs', import.meta.url));
  const run = (...given: readonly string[]) =>
    execFileSync(process.execPath, [script, ...given], { encoding: 'utf8', stdio: 'pipe' });

  it('tells how it is used', () =>
    expect(() => run('hash-text', 'form')).toThrow(
      /taken by a tool.*\nUsage: npm run new-tool NAME converter\|form\|generator\|tabs/,
    ));

  it.each([[[]], [['--genrator']]])('makes nothing without a kind: %j', (kind) =>
    expect(() => run('a-new-tool', ...kind)).toThrow(/Say which kind/),
  );
});
