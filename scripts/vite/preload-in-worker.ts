import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const OURS = readFileSync(new URL('import-with-styles.js', import.meta.url), 'utf8');

/** What Vite's helper must be like for ours to stand in its place: better no build than a page that cannot load anything. */
const EXPECTED = ['export const __vitePreload = function preload(baseModule, deps, importerUrl)', 'vite:preloadError'];

/**
 * Modules that may run in the worker. They have a helper of their own, since the page's lies with what is only the page's.
 */
const IN_WORKER =
  /\/src\/(worker|lib\/.*|operations\/.*|tools\/[\w-]+\/.*|app\/\w+\/(operations|work|detectors|preview-sample))\.ts(\?|$)/;

/**
 * Puts our helper in the place of the function that Vite puts around each dynamic import. Vite's asks for `document` and `window`, which
 * a worker lacks, so that no operation could be loaded in the built worker, and does much that is not needed here.
 */
export function preloadInWorker(): Plugin {
  return {
    name: 'preload-in-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(id, importer = '') {
        return IN_WORKER.test(importer) ? `${id}?worker` : undefined;
      },
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js\?worker$/ },
      handler: () => OURS,
    },
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        const missing = EXPECTED.find((part) => !code.includes(part));
        if (missing !== undefined) this.error(`Vite's preload helper has changed: it lacks ${missing}`);
        return { code: OURS, map: null };
      },
    },
  };
}
