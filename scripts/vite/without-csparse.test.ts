import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { isCsparse, withoutCsparse } from './without-csparse.ts';

const ENTRY = '\0entry';

/** The modules of a bundle of everything in mathjs. */
async function bundledModules(plugins: NonNullable<Parameters<typeof build>[0]>['plugins']): Promise<string[]> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? "import { all, create } from 'mathjs'; globalThis.math = create(all);" : undefined,
      },
    ],
  });
  const all = [outputs].flat() as Rolldown.RolldownOutput[];
  return all
    .flatMap(({ output }) => output)
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
}

it('leaves nothing of CSparse in a bundle, and the rest of mathjs', async () => {
  const modules = await bundledModules([withoutCsparse()]);
  expect(modules.filter(isCsparse)).toEqual([]);
  expect(modules.some((id) => id.endsWith('/stubs/lusolve.js'))).toBe(true);
  expect(modules.some((id) => id.endsWith('/decomposition/lup.js'))).toBe(true);
});

it('knows what it must leave out', async () => {
  const modules = await bundledModules([]);
  expect(modules.filter(isCsparse).length).toBeGreaterThan(10);
});
