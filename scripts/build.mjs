// The production build: scripts and styles, then the HTML of every page, then what needs to know all files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT, runScript, SetupError } from './setup.mjs';

const target = createHash('sha256')
  .update(process.env['OUT_DIR'] ?? '')
  .digest('hex')
  .slice(0, 8);
const environment = {
  ...process.env,
  // One moment for the pages and the script: both tell which tools are new, and must agree.
  BUILD_TIME: process.env['BUILD_TIME'] ?? String(Date.now()),
  // Two builds into two folders must not meet here.
  PRERENDER_DIR: `.prerender/${target}`,
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

await runScript(() => {
  const vite = 'node_modules/vite/bin/vite.js';
  run(vite, ['build', '--logLevel', 'warn']);
  run(vite, ['build', '--ssr', '--logLevel', 'warn']);
  run('scripts/prerender.mjs');
  run('scripts/service-worker.mjs');
  run('scripts/deploy-files.mjs');
  // Builds that only a test looks at need no smaller copies.
  if (!process.env['SKIP_COMPRESSION']) run('scripts/compress.mjs');
});
