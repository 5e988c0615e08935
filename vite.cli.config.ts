import { builtinModules } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { readOperationDocs } from './scripts/operation-docs.mjs';
import { agentPatterns } from './scripts/vite/agent-patterns.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { macRegistry } from './scripts/vite/mac-registry.ts';
import { mcpTools } from './scripts/vite/mcp-tools.ts';
import { wasmEngines } from './scripts/vite/wasm-engines.ts';
import { withoutValidator } from './scripts/vite/without-validator.ts';
import { withoutCsparse } from './scripts/vite/without-csparse.ts';
import siteConfig from './vite.config.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const operationNames = Object.fromEntries(
  Object.entries(readOperationDocs(fileURLToPath(new URL('.', import.meta.url)))).map(([toolId, docs]) => [
    toolId,
    Object.keys(docs),
  ]),
);

/** The command line and the library: the same operations as the site's, for Node, with all that they need inside. */
export default defineConfig((environment) => ({
  resolve: siteConfig(environment).resolve,
  define: { __PACKAGE_VERSION__: JSON.stringify(version), __OPERATIONS__: JSON.stringify(operationNames) },
  plugins: [
    macRegistry('package'),
    ...wasmEngines('package'),
    agentPatterns(),
    mcpTools(siteConfig(environment).resolve),
    withoutValidator(),
    withoutCsparse(),
    chunkModules(),
  ],
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: process.env.OUT_DIR ?? 'dist-cli',
    emptyOutDir: true,
    target: 'node20.19',
    minify: true,
    rolldownOptions: {
      input: {
        handy: 'cli/main.ts',
        index: 'cli/library.ts',
        thread: 'cli/thread.ts',
        'mcp-thread': 'cli/mcp/thread.ts',
        facts: 'cli/package-facts.ts',
      },
      external: builtinModules.flatMap((name) => [name, `node:${name}`]),
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `chunks/${name.replaceAll(' ', '-')}-[hash].js`,
        assetFileNames: 'data/[name]-[hash][extname]',
        // The library reads all of them when it is imported.
        codeSplitting: { groups: [{ name: 'cards', test: /\.card\.ts$/ }] },
      },
    },
  },
}));
