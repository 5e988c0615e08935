import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { endHandy, handy } from './cli/testing-commands.ts';
import { CHROMIUM_WITH_CAMERA } from './scripts/chromium.mjs';
import { keepModules } from './scripts/vite/keep-modules.ts';
import viteConfig from './vite.config.ts';

/** Bundled before the first test: Vite would reload the page each time it comes upon one of them. */
const LIBRARIES = [
  '@eslint-community/regexpp',
  '@noble/ciphers/_polyval.js',
  '@noble/ciphers/aes.js',
  '@noble/curves/abstract/modular.js',
  '@noble/curves/ed25519.js',
  '@noble/curves/ed448.js',
  '@noble/curves/nist.js',
  '@noble/curves/secp256k1.js',
  '@noble/hashes/hmac.js',
  '@noble/hashes/legacy.js',
  '@noble/hashes/sha2.js',
  '@tanstack/react-virtual',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/extension-text-align',
  '@tiptap/extension-text-style',
  '@tiptap/extensions',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/pm/tables',
  '@tiptap/starter-kit',
  'axe-core',
  'bcryptjs',
  'croner',
  'crypto-js/core.js',
  'crypto-js/lib-typedarrays.js',
  'crypto-js/pad-nopadding.js',
  'crypto-js/rabbit.js',
  'crypto-js/rc4.js',
  'crypto-js/tripledes.js',
  'dompurify',
  'entities',
  'entities/decode',
  'fast-check',
  'fflate',
  'figlet',
  'fix-webm-duration',
  'fuse.js',
  'hash-wasm/dist/*.umd.min.js',
  'isbot',
  'jq-wasm',
  'json-p3',
  'jsonrepair',
  'jsqr',
  'libphonenumber-js/max',
  'libphonenumber-js/mobile/examples',
  'markdown-it',
  'markdown-it-cjk-friendly',
  'mathjs',
  'qrcode/lib/core/*.js',
  'react-dom/client',
  'sql-formatter',
  'temporal-polyfill/implementation',
  'tldts',
  'ua-parser-js',
  'unicode-segmenter/grapheme',
  'uuid',
  'valibot',
  'vitest-browser-react',
  'whatwg-url',
  'wouter',
  'yaml',
  'zxing-wasm/reader',
];

// `npm run test:full` takes a new one each time; PROPERTY_SEED repeats the one that a failed run named.
const { PROPERTY_SEED, FULL, ONLY_TOOL = null } = process.env;
const propertySeed = PROPERTY_SEED ? Number(PROPERTY_SEED) : FULL ? null : 20_261_120;

/** Those that walk over all tools: short files that take longest. Begun last, as short ones are, they would leave a core to wait for them. */
const WALKS = /\/src\/tools\/(walk-[\w-]+|views)\.test\.tsx$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWalk = ({ moduleId }: TestSpecification) => WALKS.test(moduleId);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

/** Tests that replace a module or the clock, or need one that nobody has used yet: each has modules of its own. */
const ALONE = 'src/**/*.alone.test.ts';

// Logic runs in node, views in a real Chromium: a simulated DOM has no dialog, popover or worker.
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      // One less than the cores is Vitest's own choice: on two, one page would test for all while the other core rests. A third page
      // made a whole run slower (docs/decisions/ci-time.md).
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      // For machines that have other things to do; no test waits on purpose for so long.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // Vitest's own second is too short for a machine that has other things to do.
      expect: { poll: { timeout: 60_000 } },
      // Read from here, not from the project: a page that opens late on a busy machine is no failure.
      browser: { connectTimeout: 300_000 },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            exclude: [ALONE],
            // Most of a short file's time was the reading of its modules, which the files of a worker share.
            isolate: false,
            restoreMocks: true,
            unstubGlobals: true,
            setupFiles: 'scripts/property-seed.ts',
            provide: { propertySeed, onlyTool: ONLY_TOOL },
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'node',
            include: [ALONE, '{scripts,cli}/**/*.test.ts'],
            globalSetup: 'cli/testing-package-setup.ts',
            setupFiles: 'scripts/property-seed.ts',
            provide: { propertySeed, onlyTool: ONLY_TOOL },
          },
        },
        {
          extends: true,
          optimizeDeps: { include: LIBRARIES },
          // Each test file has a page of its own, which would ask for all modules again. In a single run none changes.
          plugins: process.argv.includes('run') ? [keepModules()] : [],
          test: {
            name: 'browser',
            include: ['{src,cli}/**/*.test.tsx'],
            globalSetup: 'cli/testing-package-setup.ts',
            setupFiles: 'scripts/property-seed.ts',
            provide: { propertySeed, onlyTool: ONLY_TOOL },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: CHROMIUM_WITH_CAMERA }),
              instances: [{ browser: 'chromium' }],
              // What the command line gives beside what the page gives.
              commands: { endHandy, handy },
            },
          },
        },
      ],
    },
  }),
);
