import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { checkChunks, chunkGroups, deadPaths, isHeldBy } from './chunk-groups.ts';
import { CHUNKS, type Chunk } from './chunks.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const [path, text] of [
    ['src/main.ts', "export { one } from './kit/one.ts'; export { two } from './kit/two.ts';"],
    ['src/kit/one.ts', 'export const one = globalThis.one;'],
    ['src/kit/two.ts', 'export const two = globalThis.two;'],
    ['node_modules/word-list/index.js', ''],
  ] as const) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'src/empty'));
});

afterAll(() => rmSync(root, { recursive: true }));

async function builtChunks(chunks: readonly Chunk[]) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'src/main.ts'), output: { codeSplitting: chunkGroups(chunks, root) } },
    },
    plugins: [checkChunks(chunks)],
  });
  return (result as Rolldown.RolldownOutput).output.map(({ name }) => name);
}

it('names nothing in this project that is not there', () => {
  expect(deadPaths(CHUNKS, ROOT)).toEqual([]);
});

it('gives each chunk a name of its own', () => {
  expect(new Set(CHUNKS.map(({ name }) => name)).size).toBe(CHUNKS.length);
});

describe('a module belongs to a chunk', () => {
  const chunk: Chunk = {
    name: 'kit',
    holds: ['src/ui/kit/', 'src/ui/pane/pane.*', 'node_modules/prosemirror-*/', 'node_modules/react/'],
    except: ['src/ui/kit/parse.ts'],
    made: ['virtual:sprite'],
  };
  const isHeld = isHeldBy(chunk, '/home');

  it.each([
    '/home/src/ui/kit/kit.tsx',
    '/home/src/ui/kit/deep/kit.module.css?inline',
    '/home/src/ui/pane/pane.module.css',
    '/home/node_modules/prosemirror-state/dist/index.js',
    '/elsewhere/node_modules/react/index.js',
    '\0virtual:sprite',
  ])('%s does', (id) => expect(isHeld(id)).toBe(true));

  it.each([
    '/home/src/ui/kit/parse.ts',
    '/home/src/ui/kit.tsx',
    '/home/src/ui/pane/pane-header.tsx',
    '/home/node_modules/react-dom/index.js',
    '/other/src/ui/kit/kit.tsx',
    '\0virtual:catalogue',
  ])('%s does not', (id) => expect(isHeld(id)).toBe(false));
});

it.each(['src/kit/', 'src/kit/one.ts', 'src/*/two.ts', 'src/kit/o*.ts', 'node_modules/word-*/'])('finds %s', (path) =>
  expect(deadPaths([{ name: 'kit', holds: [path] }], root)).toEqual([]),
);

it.each([
  'src/kit/three.ts',
  'src/kit',
  'src/ki/',
  'src/empty/',
  'src/kit/one.ts/',
  'src/kit/onexts',
  'node_modules/w/',
])('misses %s, whether held or excepted', (path) => {
  const dead = [`kit: ${path}`];
  expect(deadPaths([{ name: 'kit', holds: [path] }], root)).toEqual(dead);
  expect(deadPaths([{ name: 'kit', holds: ['src/kit/'], except: [path] }], root)).toEqual(dead);
});

it('puts the modules of a chunk together', async () => {
  expect(await builtChunks([{ name: 'kit', holds: ['src/kit/one.ts'] }])).toEqual(['main', 'kit']);
});

it('ends a build that names what is not there', async () => {
  await expect(builtChunks([{ name: 'kit', holds: ['src/kit/one.ts', 'src/kit/renamed.ts'] }])).rejects.toThrow(
    'kit: src/kit/renamed.ts',
  );
  await expect(builtChunks([{ name: 'kit', holds: ['src/kit/'], made: ['virtual:kit'] }])).rejects.toThrow(
    'no plugin made virtual:kit for kit',
  );
});
