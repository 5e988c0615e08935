import type { Plugin } from 'vite';

const REPLACEMENTS = [
  // Only a document can preload; elsewhere the import itself fetches what it needs.
  ['deps && deps.length > 0', "typeof document !== 'undefined' && deps && deps.length > 0"],
  ['window.dispatchEvent(', 'globalThis.dispatchEvent('],
  // The shell's styles stand inline in every page (scripts/prerender.mjs): they must not be fetched once more.
  [
    'const isCss = isCssPreloadUrl(dep);',
    "const isCss = isCssPreloadUrl(dep); if (isCss && document.documentElement.dataset.inlined.split(' ').some((file) => dep.pathname.endsWith(file))) return;",
  ],
] as const;

/**
 * Lets chunks that the page and the worker share import further chunks from either: the function that Vite puts around each dynamic
 * import asks for `document` and `window`, which a worker lacks, so without this no operation could be loaded in the built worker.
 */
export function preloadInWorker(): Plugin {
  return {
    name: 'preload-in-worker',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        let changed = code;
        for (const [from, to] of REPLACEMENTS) {
          // Better no build than a worker that cannot load anything.
          if (!changed.includes(from)) this.error(`Vite's preload helper has changed: it lacks ${from}`);
          changed = changed.replace(from, to);
        }
        return { code: changed, map: null };
      },
    },
  };
}
