import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './scripts/vite/catalogue.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { developmentPage } from './scripts/vite/development-page.ts';
import { agentPatterns } from './scripts/vite/agent-patterns.ts';
import { emojiChunk, emojiData } from './scripts/vite/emoji-data.ts';
import { macRegistry } from './scripts/vite/mac-registry.ts';
import { preloadInWorker } from './scripts/vite/preload-in-worker.ts';
import { sprite } from './scripts/vite/sprite.ts';
import { withoutCsparse } from './scripts/vite/without-csparse.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The commit the build is made from, where the environment does not say and git can. */
function lastCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

process.env.VITE_APP_COMMIT_SHA ??= lastCommit();

/** Words of one language are named so, that the service worker can tell them apart. */
const WORDS = /\/tools\/([\w-]+)\/locales\/([\w-]+)\.ts$/;

/**
 * Chunks that would otherwise fall into dozens of small ones, since pages and worker share modules in many combinations.
 * What the worker needs must stay apart from all that needs React.
 */
const CHUNKS = {
  groups: [
    {
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/lib\/(stored|base)\.ts$|\/src\/ui\/(icon\/|class-names)|virtual:sprite/,
    },
    {
      name: 'base',
      test: /vite\/preload-helper|\/src\/i18n\/(words|locale)\.ts$|\/src\/lib\/(result|own-settings)\.ts$/,
    },
    {
      name: 'runtime',
      test: /\/node_modules\/valibot\/|\/src\/operations\/(define|job|output-text|complete-options)\.ts$|\/src\/lib\/(large-text|utf8-length|random|failure|decode-text|text-source|same-value|text-blob|download|on-demand)\.ts$/,
    },
    {
      name: 'mathjs',
      test: /\/node_modules\/(mathjs|decimal\.js|complex\.js|fraction\.js|typed-function|seedrandom|javascript-natural-sort|escape-latex|tiny-emitter|@babel\/runtime)\/|\/math-evaluator\/(stubs\/|(engine|errors|evaluate-sheet|faults|rewrite|tokens|write-number|write-value)\.ts$)/,
    },
    {
      name: 'editor',
      test: /\/node_modules\/(@tiptap\/|prosemirror-|dompurify\/|linkifyjs\/|orderedmap\/|rope-sequence\/|w3c-keyname\/)/,
    },
    { name: 'clean-html', test: /\/src\/tools\/html-wysiwyg-editor\/(reading|printing|editing)\/(?!.*\.test)/ },
    {
      name: 'url-standard',
      test: /\/node_modules\/(whatwg-url|tr46|webidl-conversions)\/|\/node_modules\/punycode\/punycode\.js/,
    },
    { name: 'culori', test: /\/node_modules\/culori\// },
    { name: 'phone', test: /\/node_modules\/libphonenumber-js\// },
    {
      name: 'places',
      test: /\/src\/lib\/(text-positions|excerpt|character-cells)\.ts$|\/src\/lib\/document\/document-fault\.ts$/,
    },
    { name: 'json-diff', test: /\/src\/lib\/json-diff\/(?!.*\.test)/ },
    // Where things stand in a printed text only the JSON formatter asks.
    { name: 'json', test: /\/src\/lib\/json\/(?!.*\.test|print(?:ed|-json)-nodes)/ },
    { name: 'document', test: /\/src\/lib\/document\/(?!.*\.test)/ },
    { name: 'yaml', test: /\/src\/lib\/yaml\/(?!.*\.test)|\/node_modules\/yaml\// },
    { name: 'toml', test: /\/src\/lib\/toml\/(?!.*\.test)/ },
    { name: 'xml', test: /\/src\/lib\/xml\/(?!.*\.test)/ },
    { name: 'diff', test: /\/src\/lib\/diff\/(?!.*\.test)/ },
    // Without the dialects, of which one at a time is fetched.
    { name: 'sql', test: /\/node_modules\/(nearley\/|sql-formatter\/dist\/esm\/(?!languages\/))/ },
    {
      name: 'compose',
      test: /\/src\/tools\/docker-run-to-docker-compose-converter\/((flags|compose|shell)\/|(convert|build-service|find-runs|service-draft)\.ts$)/,
    },
    { name: 'cron', test: /\/src\/tools\/crontab-generator\/(expression|blanks|field|pattern|dialects)\.ts$/ },
    {
      name: 'text-input',
      test: /\/src\/ui\/(pane\/pane|text-input\/(text-input|example-button|scroll-to-offset|use-preview|use-text-source))\.(tsx?|module\.css)$/,
    },
    { name: 'unfinished', test: /\/src\/ui\/(unfinished\/unfinished|text-output\/failure-words)\.tsx?$/ },
    {
      name: 'scrolling',
      test: /\/src\/ui\/(line-view\/(scrolling|scroll-map|colour)|row-scroll\/use-row-scroll)\.tsx?$/,
    },
    {
      name: 'output',
      test: /\/src\/ui\/(text-output\/text-output|line-view\/(line-view|rows|selection))\.tsx?$/,
    },
    { name: 'converter', test: /\/src\/ui\/converter\/converter\.(tsx|module\.css)$/ },
    {
      name: 'option-controls',
      test: /\/src\/(ui\/options\/(options|choices|row-control)|operations\/option-field|i18n\/option-words)\.(tsx?|module\.css)$/,
    },
    {
      name: 'controls',
      test: /\/src\/operations\/(use-operation|run-operation|use-options|use-draft|wrong-fields)\.ts$|\/src\/ui\/mark-autofocus\.ts$|\/src\/ui\/(field|layout|copy|buttons-select|switch|checkbox|input-text|number-field|notes|alert|tabs|option-row|copy-rows|download-button)\/(?!parse-number|.*\.(demo|test))|\/src\/ui\/select\/(select|coming-options|options)\.|\/src\/ui\/progress\/(progress\.tsx|use-delayed)/,
    },
  ],
  // Only what is named: what those import would drag the tools' own modules along.
  includeDependenciesRecursively: false,
};

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
    // The pages and the script must have been made at the same moment: `npm run build` says when.
    __BUILD_TIME__: Number(process.env.BUILD_TIME ?? Date.now()),
    __BASE_URL__: JSON.stringify(process.env.BASE_URL ?? '/'),
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
    emojiData(),
    agentPatterns(),
    developmentPage(),
    preloadInWorker(),
    withoutCsparse(),
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
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: CHUNKS,
            chunkFileNames: (chunk) => {
              const words = WORDS.exec(chunk.facadeModuleId ?? '');
              if (words) return `assets/${words[2]}-${words[1]}-[hash].js`;
              // A library's own `fr` is no file of ours with French words, which only pages in French keep for offline use.
              const isForeign = chunk.facadeModuleId?.includes('/node_modules/');
              const name = emojiChunk(chunk.facadeModuleId) ?? (isForeign ? 'library-[name]' : '[name]');
              return `assets/${name}-[hash].js`;
            },
          },
    },
  },
}));
