// The production build: scripts and styles, then the HTML of every page, then what needs to know all files.
// With `--from FOLDER` the scripts of a site that was built here are taken as they are, and only its pages are written anew: scripts are the
// same whatever the site is configured with.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesFolder } from './pages-folder.mjs';
import { ROOT, runScript, SetupError } from './setup.mjs';

const outDir = resolve(ROOT, process.env['OUT_DIR'] || 'dist');
const { from: given } = parseArgs({ options: { from: { type: 'string' } } }).values;
const from = given === undefined ? undefined : resolve(ROOT, given);

const environment = {
  ...process.env,
  // One moment for all pages, which tell which tools are new.
  BUILD_TIME: process.env['BUILD_TIME'] ?? String(Date.now()),
  PRERENDER_DIR: process.env['PRERENDER_DIR'] ?? pagesFolder(from ?? outDir),
};

/** @param {string} script @param {string[]} [options] */
function run(script, options = []) {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...options], {
    cwd: ROOT,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupError(`${script} ${options.join(' ')} failed`);
}

function buildScripts() {
  const vite = 'node_modules/vite/bin/vite.js';
  run(vite, ['build', '--logLevel', 'warn']);
  run(vite, ['build', '--ssr', '--logLevel', 'warn']);
}

/** @param {string} folder a built site */
function takeScripts(folder) {
  if (folder === outDir) throw new SetupError('OUT_DIR must name another folder than --from');
  rmSync(outDir, { recursive: true, force: true });
  // Smaller copies would be those of the other pages.
  cpSync(folder, outDir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
}

await runScript(() => {
  if (from) takeScripts(from);
  else buildScripts();
  run('scripts/prerender.mjs');
  run('scripts/service-worker.mjs');
  run('scripts/licences.mjs');
  run('scripts/deploy-files.mjs');
  // Builds that only a test looks at need no smaller copies.
  if (!process.env['SKIP_COMPRESSION']) run('scripts/compress.mjs');
});
