import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Chunk } from './chunks.ts';
import { MARK, pathOf, toolOf, WORKER } from './module-paths.ts';
import { toolChunks } from './tool-chunks.ts';

/** `src/ui/pane/pane.*` as a pattern of paths. */
function patternOf(path: string): RegExp {
  const text = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*');
  return new RegExp(path.endsWith('/') ? `^${text}` : `^${text}$`);
}

/** Whether a module, named by its id in the build, belongs to the chunk. */
export function isHeldBy(chunk: Chunk, root: string): (id: string) => boolean {
  const holds = chunk.holds.map(patternOf);
  const except = (chunk.except ?? []).map(patternOf);
  const made = new Set(chunk.made);
  const copies = new Set(chunk.copies?.map((path) => `${root}/${path}${MARK}${WORKER}`));
  return (id) => {
    if (id.startsWith('\0') && made.has(id.slice(1))) return true;
    // Tools' copies are theirs.
    if (id.includes(MARK)) return copies.has(id);
    const path = pathOf(root, id);
    return holds.some((pattern) => pattern.test(path)) && !except.some((pattern) => pattern.test(path));
  };
}

/** The chunks in the form the bundler takes, and after them what each tool has for itself. */
export function chunkGroups(chunks: readonly Chunk[], root: string) {
  return {
    groups: [
      ...chunks.map((chunk) => ({ name: chunk.name, test: isHeldBy(chunk, root) })),
      { name: toolChunks(root), debugName: 'tools', test: (id: string) => toolOf(root, id) !== undefined },
    ],
    // Only what is named: what those import would drag the tools' own modules along.
    includeDependenciesRecursively: false,
  };
}

/** Whether there is such a file, or such a folder with something in it. */
function isThere(folder: string, [name = '', ...rest]: readonly string[]): boolean {
  if (!existsSync(folder)) return false;
  const pattern = patternOf(name);
  const entries = readdirSync(folder, { withFileTypes: true });
  if (name === '') return entries.length > 0;
  const named = entries.filter((entry) => pattern.test(entry.name));
  if (rest.length === 0) return named.some((entry) => !entry.isDirectory());
  return named.some((entry) => !entry.isFile() && isThere(join(folder, entry.name), rest));
}

/** Paths of chunks that nothing fits any more, each with the name of its chunk: a rename or a removal left them behind. */
export function deadPaths(chunks: readonly Chunk[], root: string): string[] {
  return chunks.flatMap(({ name, holds, except = [], copies = [] }) =>
    [...holds, ...except, ...copies]
      .filter((path) => !isThere(root, path.split('/')))
      .map((path) => `${name}: ${path}`),
  );
}

/**
 * Ends a build whose list of chunks names what is not there, since it would go on without a word with other chunks:
 * files and packages before it starts, modules made by plugins when they ought to be there.
 */
export function checkChunks(chunks: readonly Chunk[]): Plugin {
  let root = '';
  let ssr = false;
  return {
    name: 'check-chunks',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      ssr = Boolean(config.build.ssr);
    },
    buildStart() {
      const dead = deadPaths(chunks, root);
      if (dead.length > 0) this.error(`scripts/vite/chunks.ts names what is not there:\n${dead.join('\n')}`);
    },
    generateBundle(_options, bundle) {
      if (ssr) return;
      // The bundler's own modules are in no list but that of their chunk.
      const written = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const ids = new Set([...this.getModuleIds(), ...written]);
      for (const { name, made = [] } of chunks) {
        const missing = made.find((id) => !ids.has(`\0${id}`));
        if (missing !== undefined) this.error(`scripts/vite/chunks.ts: no plugin made ${missing} for ${name}`);
      }
    },
  };
}
