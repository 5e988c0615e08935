import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const OURS = readFileSync(new URL('import-with-styles.js', import.meta.url), 'utf8');

/** What Vite's helper must be like for ours to stand in its place: better no build than a page that cannot load anything. */
const EXPECTED = ['export const __vitePreload = function preload(baseModule, deps, importerUrl)', 'vite:preloadError'];

/**
 * Puts our helper in the place of the function that Vite puts around each dynamic import. Vite's asks for `document` and `window`, which
 * a worker lacks, so that no operation could be loaded in the built worker, and does much that is not needed here.
 */
export function preloadInWorker(): Plugin {
  return {
    name: 'preload-in-worker',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const missing = EXPECTED.find((part) => !code.includes(part));
        if (missing !== undefined) this.error(`Vite's preload helper has changed: it lacks ${missing}`);
        return { code: OURS, map: null };
      },
    },
  };
}
