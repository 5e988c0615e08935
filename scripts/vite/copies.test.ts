import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';
import type { Chunk } from './chunks.ts';
import { copies } from './copies.ts';

let root = '';
const CHUNKS: readonly Chunk[] = [{ name: 'kit', holds: ['src/lib/held.ts', 'src/lib/lent.ts'] }];
const view = (name: string) => `
import { work } from './operations.ts'; import { few } from '../../lib/few.ts'; import { lent } from '../../lib/lent.ts';
export default [globalThis.${name}, work, few, lent]; export const later = () => import('../../lib/later.ts');`;
const FILES: Readonly<Record<string, string>> = {
  'src/main.tsx': `import { held } from './lib/held.ts'; import { constant } from './lib/constant.ts'; import { ofShell } from './shell.ts';
globalThis.views = [held, constant, ofShell, () => import('./tools/one/view.tsx'), () => import('./tools/two/view.tsx')];`,
  'src/shell.ts': 'export const ofShell = globalThis.ofShell;',
  'src/worker.ts':
    "globalThis.works = [() => import('./tools/one/operations.ts'), () => import('./tools/two/operations.ts')];",
  'src/lib/held.ts': 'export const held = globalThis.held;',
  'src/lib/lent.ts': 'export const lent = globalThis.lent;',
  'src/lib/few.ts': "import { deep } from './deep.ts'; export const few = [globalThis.few, deep];",
  'src/lib/deep.ts': 'export const deep = globalThis.deep;',
  'src/lib/later.ts': 'export const later = globalThis.later;',
  'src/tools/one/view.tsx': view('one'),
  'src/tools/one/operations.ts':
    "import { held } from '../../lib/held.ts'; import { few } from '../../lib/few.ts'; export const work = [held, few];",
  'src/tools/two/view.tsx': view('two'),
  'src/tools/two/operations.ts':
    "import { constant } from '../../lib/constant.ts'; export const work = [globalThis.two, constant];",
  'src/lib/constant.ts': 'export const constant = globalThis.constant;',
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'copies-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

/** The modules of each chunk of a build, by its name. */
async function built(files: Readonly<Record<string, string>> = {}) {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: join(root, 'src/main.tsx'), worker: join(root, 'src/worker.ts') },
        output: { codeSplitting: chunkGroups(CHUNKS, root) },
      },
    },
    plugins: [copies(CHUNKS, ['src/lib/constant.ts'], ['src/lib/lent.ts'])],
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    result.output.flatMap((output) =>
      output.type === 'chunk'
        ? [[output.name, output.moduleIds.map((id) => id.replace(`${root}/src/`, '')).toSorted()]]
        : [],
    ),
  );
}

it('gives each tool two files, with copies of what few tools share; what is fetched later is no copy', async () => {
  const chunks = await built();
  expect(chunks['one view']).toEqual(['lib/lent.ts?of=one', 'tools/one/view.tsx']);
  expect(chunks['one operations']).toEqual(['lib/deep.ts?of=one', 'lib/few.ts?of=one', 'tools/one/operations.ts']);
  expect(chunks['two view']).toEqual([
    'lib/deep.ts?of=two',
    'lib/few.ts?of=two',
    'lib/lent.ts?of=two',
    'tools/two/view.tsx',
  ]);
  expect(chunks['two operations']).toEqual(['lib/constant.ts?of=two', 'tools/two/operations.ts']);
  expect(chunks['main']).toEqual(['lib/constant.ts', 'main.tsx', 'shell.ts']);
  expect(chunks['kit']).toEqual(['lib/held.ts']);
  expect(chunks['later']).toEqual(['lib/later.ts']);
});

it('ends a build that copies what the shell holds', async () => {
  await expect(built({ 'src/shell.ts': "export { deep as ofShell } from './lib/deep.ts';" })).rejects.toThrow(
    'copies what the shell holds: src/lib/deep.ts',
  );
});
