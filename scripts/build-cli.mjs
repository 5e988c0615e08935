// The package for Node: command line, library and MCP server, with all that they need inside. `npm pack` in its folder makes what is published.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteEnvironment } from './environment.mjs';
import { packageManifest } from './package/manifest.mjs';
import { ROOT, runScript, SetupError } from './setup.mjs';

const outDir = resolve(ROOT, process.env['OUT_DIR'] || 'dist-cli');

function buildScripts() {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, OUT_DIR: outDir },
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupError('The scripts of the package could not be built; see above.');
}

function writeManifest() {
  /** @type {import('./package/manifest.mjs').Repository} */
  const repository = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const source = siteEnvironment()['VITE_LINK_SOURCE'];
  const manifest = packageManifest(repository, readdirSync(outDir), source);
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

await runScript(() => {
  buildScripts();
  copyFileSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'));
  writeManifest();
});
