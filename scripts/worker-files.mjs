// What the worker may ask for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The chunks that one reaches by its imports, those that it may ask for later included.
 * @param {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} manifest @param {string} start
 * @returns {Set<string>} files
 */
export function reachedFiles(manifest, start) {
  const keys = new Set([start]);
  // A set takes new members while it is walked, so this follows the imports to their ends.
  for (const key of keys)
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])]) keys.add(next);
  return new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));
}

/** What of modules is the page's: what draws, and what is drawn with. @param {readonly string[]} modules */
export function modulesOfPage(modules) {
  return modules.filter(
    (path) => /^node_modules\/(react|react-dom|scheduler)\//.test(path) || /\.(tsx|css)(\?|$)/.test(path),
  );
}

/** Modules of the page that the worker of a built site could come to fetch, each with its file. @param {string} root @returns {string[]} */
export function pageModulesInWorker(root) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, '.vite', name), 'utf8'));
  /** @type {Record<string, Record<string, number>>} */
  const chunks = read('chunks.json');
  return [...reachedFiles(read('manifest.json'), 'src/worker.ts')].flatMap((file) =>
    modulesOfPage(Object.keys(chunks[file] ?? {})).map((path) => `${file}: ${path}`),
  );
}
