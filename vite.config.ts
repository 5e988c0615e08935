import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './scripts/vite/catalogue.ts';
import { checkChunks, chunkGroups } from './scripts/vite/chunk-groups.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { CHUNKS, CONSTANTS, LENT } from './scripts/vite/chunks.ts';
import { copies } from './scripts/vite/copies.ts';
import { developmentPage } from './scripts/vite/development-page.ts';
import { agentPatterns } from './scripts/vite/agent-patterns.ts';
import { emojiChunk, emojiData } from './scripts/vite/emoji-data.ts';
import { macRegistry } from './scripts/vite/mac-registry.ts';
import { operationDocs } from './scripts/vite/operation-docs.ts';
import { preloadInWorker } from './scripts/vite/preload-in-worker.ts';
import { sprite } from './scripts/vite/sprite.ts';
import { TOOL_CHUNK } from './scripts/vite/tool-chunks.ts';
import { withoutCsparse } from './scripts/vite/without-csparse.ts';
import { wasmEngines } from './scripts/vite/wasm-engines.ts';
import { withoutNodeCrypto } from './scripts/vite/without-node-crypto.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Words of one language are named so, that the service worker can tell them apart. */
const WORDS = /\/tools\/([\w-]+)\/locales\/([\w-]+)\.ts$/;

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const SOURCES = fileURLToPath(new URL('src/', import.meta.url));

/**
 * `menu-item` for the class `item` of `src/app/shell/menu.module.css`: words that a page holds anyway compress better
 * than hashes. The path keeps the names of different files apart.
 */
function classNameOf(local: string, file: string): string {
  const path = file
    .replace(SOURCES, '')
    .replace(/\?.*$/, '')
    .replace(/\.module\.css$/, '')
    .split('/')
    .slice(1);
  const parts = path.filter((part, index) => part !== path[index + 1]);
  return `${parts.join('-')}-${local}`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Relative: the same build lies at `/` and in any folder.
  base: command === 'build' ? './' : '/',
  define: {
    __BUILD_TIME__: Number(process.env.BUILD_TIME ?? Date.now()),
    __PACKAGE_VERSION__: JSON.stringify(version),
  },
  resolve: {
    alias: [
      // It does not load where there is no SharedArrayBuffer.
      { find: 'webidl-conversions', replacement: `${SOURCES}tools/url-parser/string-conversions.ts` },
      {
        find: 'regexparam',
        replacement: fileURLToPath(new URL('src/app/navigation/route-parser.ts', import.meta.url)),
      },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('src/app/navigation/sync-external-store.ts', import.meta.url)),
      },
    ],
  },
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [
    react(),
    catalogue(),
    sprite(),
    macRegistry(),
    ...wasmEngines(),
    emojiData(),
    agentPatterns(),
    operationDocs(),
    developmentPage(),
    preloadInWorker(),
    withoutCsparse(),
    withoutNodeCrypto(),
    checkChunks(CHUNKS),
    copies(CHUNKS, CONSTANTS, LENT),
    chunkModules(),
  ],
  build: {
    outDir: isSsrBuild ? (process.env.PRERENDER_DIR ?? '.prerender') : (process.env.OUT_DIR ?? 'dist'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: ['chrome125', 'firefox128', 'safari17.4'],
    cssTarget: ['chrome125', 'firefox128', 'safari17.4'],
    assetsInlineLimit: 0,
    // The pages name what they need beforehand; a list of it beside every import would be longer than it is worth.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: isSsrBuild ? 'src/prerender.tsx' : { main: 'src/main.tsx', worker: 'src/worker.ts' },
      output: isSsrBuild
        ? {}
        : {
            entryFileNames: 'assets/[name]-[hash].js',
            // The styles of a tool are called after its view.
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${TOOL_CHUNK.exec(name.replace(/\.css$/, ''))?.[1] ?? '[name]'}-[hash][extname]`,
            codeSplitting: chunkGroups(CHUNKS, ROOT),
            chunkFileNames: (chunk) => {
              const words = WORDS.exec(chunk.facadeModuleId ?? '');
              if (words) return `assets/${words[2]}-${words[1]}-[hash].js`;
              // A library's own `fr` is no file of ours with French words, which only pages in French keep for offline use.
              const isForeign = chunk.facadeModuleId?.includes('/node_modules/');
              const own = TOOL_CHUNK.exec(chunk.name)?.[1];
              if (own !== undefined) return `assets/${own}-[hash].js`;
              const name = emojiChunk(chunk.facadeModuleId) ?? (isForeign ? `library-${chunk.name}` : '[name]');
              // A blank in an address is written in two ways, and what is stored under the one is not found under the other.
              return `assets/${name.replaceAll(' ', '-')}-[hash].js`;
            },
          },
    },
  },
}));
