import type { Plugin } from 'vite';
import { isHeldBy } from './chunk-groups.ts';
import type { Chunk } from './chunks.ts';
import { MARK, pathOf, toolOf, WORKER } from './module-paths.ts';
import { reached } from './tool-chunks.ts';

/** What is copied where no chunk holds it: scripts, not styles, whose order must not change by a second copy. */
const COPIED =
  /^(src\/(ui|lib|i18n)\/.*\.tsx?|src\/operations\/(code-operations|list-zones)\.ts|node_modules\/(isbot|unicode-segmenter)\/.*)$/;
/** What the first script of every page holds: there must be one of it. */
const OF_SHELL =
  /^src\/(i18n\/(context|page-address|words)\.tsx?|ui\/(part|merge-refs|has-mac-keys)\.ts|ui\/(badge|tooltip)\/.*)$/;
/** Modules that only the worker asks for, all at once. They share what they import, but nothing of the page's. */
const OF_WORKER = /^src\/(tools\/[\w-]+\/(detect|tool)|app\/paste\/detectors)\.ts$/;

/** A tool's modules: its words bring what they take of them. */
const OWN = /^src\/tools\/[\w-]+\/.*\.ts$/;
const WORDS = /^src\/tools\/([\w-]+)\/locales\/([\w-]+)\.ts$/;

/** Whose copies a module imports: a tool's, or those of its words in one language, which are a file by themselves. */
function ownerOf(root: string, importer: string): string | undefined {
  const path = pathOf(root, importer);
  if (OF_WORKER.test(path)) return WORKER;
  const words = WORDS.exec(path);
  return words && !importer.includes(MARK) ? `${words[1]}@${words[2]}` : toolOf(root, importer);
}

/**
 * Gives each tool copies of its own of what it shares with a few others: left alone, the bundler makes a file of each set of modules that
 * the same pages share, and a page asks for a dozen files of some hundred bytes.
 * @param constants paths of what everything outside the shell has copies of, the worker's parts too
 * @param lent paths of what tools have copies of although a chunk holds it
 */
export function copies(chunks: readonly Chunk[], constants: readonly string[], lent: readonly string[]): Plugin {
  let root = '';
  let isHeld: (id: string) => boolean = () => true;
  return {
    name: 'copies',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      const held = chunks.map((chunk) => isHeldBy(chunk, root));
      isHeld = (id) => held.some((test) => test(id));
    },
    resolveId: {
      filter: { id: /^(\.\.?\/|isbot$|unicode-segmenter\/)/ },
      async handler(source, importer, options) {
        if (importer === undefined || options.kind === 'dynamic-import') return undefined;
        const owner = ownerOf(root, importer);
        if (owner === undefined) return undefined;
        const resolved = await this.resolve(source, importer.split(MARK)[0], { ...options, skipSelf: true });
        if (!resolved || resolved.external) return resolved;
        const path = pathOf(root, resolved.id);
        const isShared = COPIED.test(path) && !OF_SHELL.test(path) && !isHeld(resolved.id);
        const isToolsCopy = lent.includes(path) || isShared || (owner.includes('@') && OWN.test(path));
        const isCopied = constants.includes(path) || (owner !== WORKER && isToolsCopy);
        return isCopied ? { ...resolved, id: resolved.id + MARK + owner } : resolved;
      },
    },
    /** A copy of what the shell holds would be another context, or another store. */
    generateBundle() {
      const ofShell = reached(this, [`${root}/src/main.tsx`], false);
      for (const id of this.getModuleIds()) {
        const [original = ''] = id.split(MARK);
        if (original !== id && ofShell.has(original) && !constants.includes(pathOf(root, original)))
          this.error(`scripts/vite/copies.ts copies what the shell holds: ${pathOf(root, original)}`);
      }
    },
  };
}
