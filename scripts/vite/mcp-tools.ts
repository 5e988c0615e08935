import { resolve } from 'node:path';
import { runnerImport, type Plugin, type ResolveOptions, type AliasOptions } from 'vite';
import { agentPatterns } from './agent-patterns.ts';
import { macRegistry } from './mac-registry.ts';
import { operationDocs } from './operation-docs.ts';

const NAME = 'virtual:mcp-tools';

/**
 * A module with every operation as a tool for clients of the Model Context Protocol (`virtual:mcp-tools`): names, descriptions and schemas. They come
 * from the operations themselves, all of which are loaded for it here, so that the program need not. `resolveAs` is how the build finds its modules.
 */
export function mcpTools(resolveAs: (ResolveOptions & { alias?: AliasOptions }) | undefined): Plugin {
  let root = process.cwd();
  return {
    name: 'mcp-tools',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { module } = await runnerImport<{ list: unknown }>(resolve(root, 'cli/mcp/list.ts'), {
        configFile: false,
        root,
        logLevel: 'silent',
        ...(resolveAs && { resolve: resolveAs }),
        plugins: [macRegistry('package'), agentPatterns(), operationDocs()],
      });
      // Engines read a text of JSON several times faster than the same as a literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(module.list))});`;
    },
  };
}
