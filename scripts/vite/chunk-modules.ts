import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `.vite/chunks.json`: of each script the modules in it, with their length in the output, and of each other file
 * what it was made from. The budgets read it to know which of them hold a library that is declared heavy.
 */
export function chunkModules(): Plugin {
  let root = '';
  return {
    name: 'chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks: Record<string, Record<string, number>> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') {
          const [source] = output.originalFileNames;
          if (source !== undefined) chunks[output.fileName] = { [relative(root, source)]: output.source.length };
          continue;
        }
        chunks[output.fileName] = Object.fromEntries(
          Object.entries(output.modules).map(([id, { renderedLength }]) => [
            relative(root, id.replace(/^\0/, '')),
            renderedLength,
          ]),
        );
      }
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
    },
  };
}
