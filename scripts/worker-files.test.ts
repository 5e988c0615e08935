import { expect, it } from 'vitest';
import { modulesOfPage, reachedFiles } from './worker-files.mjs';

it('follows imports of both kinds to their ends', () => {
  const manifest = {
    'src/worker.ts': { file: 'worker.js', imports: ['_runtime.js'], dynamicImports: ['src/tools/hash/operations.ts'] },
    '_runtime.js': { file: 'runtime.js' },
    'src/tools/hash/operations.ts': { file: 'operations.js', imports: ['_runtime.js', '_hashing.js'] },
    '_hashing.js': { file: 'hashing.js', dynamicImports: ['src/worker.ts'] },
    'src/main.tsx': { file: 'main.js' },
  };
  expect([...reachedFiles(manifest, 'src/worker.ts')]).toEqual([
    'worker.js',
    'runtime.js',
    'operations.js',
    'hashing.js',
  ]);
});

it('tells what is the page’s', () =>
  expect(
    modulesOfPage([
      'src/lib/hex.ts?of=hash-text',
      'node_modules/valibot/dist/index.mjs',
      'node_modules/react/index.js',
      'src/ui/copy/copy.module.css',
      'src/ui/table/table.tsx?of=mime-types',
    ]),
  ).toEqual(['node_modules/react/index.js', 'src/ui/copy/copy.module.css', 'src/ui/table/table.tsx?of=mime-types']));
