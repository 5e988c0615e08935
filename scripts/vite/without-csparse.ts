import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STUBS = fileURLToPath(new URL('../../src/tools/math-evaluator/stubs/', import.meta.url));

/** The only two modules of `mathjs` that reach the sparse decompositions. */
const REPLACED = /\/(decomposition\/slu|solver\/lusolve)\.js$/;
/** A port of CSparse, under the LGPL. */
const CSPARSE = /\/mathjs\/.*\/algebra\/sparse\/cs\w+\.js$/;

/** Whether a module is under the LGPL, which must not reach the visitor. */
export function isCsparse(id: string): boolean {
  return CSPARSE.test(id);
}

/**
 * Keeps the parts of `mathjs` that are under the LGPL out of the build: puts stubs in the place of the two functions that
 * need them, and ends the build should one get in all the same.
 */
export function withoutCsparse(): Plugin {
  return {
    name: 'without-csparse',
    enforce: 'pre',
    resolveId: {
      filter: { id: REPLACED },
      handler(source, importer) {
        const name = /\/mathjs\//.test(importer ?? '') ? REPLACED.exec(source)?.[1] : undefined;
        return name === undefined ? undefined : `${STUBS}${name.split('/')[1] ?? ''}.js`;
      },
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const found = output.type === 'chunk' ? Object.keys(output.modules).find(isCsparse) : undefined;
        if (found !== undefined) this.error(`Under the LGPL, so not for this build: ${found}`);
      }
    },
  };
}
