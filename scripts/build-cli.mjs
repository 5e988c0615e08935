// The package for Node: command line, library and MCP server, with all that they need inside. `npm pack` in its folder makes what is published.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteEnvironment } from './environment.mjs';
import { readOperationDocs } from './operation-docs.mjs';
import { packageManifest } from './package/manifest.mjs';
import { thirdPartyNotices } from './package/notices.mjs';
import { packagePages } from './package/pages.mjs';
import { writeTypes } from './package/types.mjs';
import { ROOT, runScript, SetupError } from './setup.mjs';

const outDir = resolve(ROOT, process.env['OUT_DIR'] || 'dist-cli');

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(outDir, path);
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} path below the root of the repository */
const readSource = (path) => readFileSync(join(ROOT, path), 'utf8');

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

/** What the build tells only us is no part of the package. */
function writeNotices() {
  /** @type {Record<string, Record<string, number>>} */
  const chunks = JSON.parse(readFileSync(join(outDir, '.vite/chunks.json'), 'utf8'));
  delete chunks['facts.js'];
  rmSync(join(outDir, '.vite'), { recursive: true });
  copyFileSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(chunks));
}

/** Asks the package itself, which is built for it with one more script. @returns {Promise<import('../cli/package-facts.ts').PackageFacts>} */
async function takeFacts() {
  const file = join(outDir, 'facts.js');
  /** @type {typeof import('../cli/package-facts.ts')} */
  const { describePackage } = await import(pathToFileURL(file).href);
  rmSync(file);
  return describePackage();
}

/** @param {Record<string, Record<string, string>>} docs */
async function writePages(docs) {
  const { tools, categories } = await takeFacts();
  const [found, read] = [
    tools.map(({ id, operations }) => [id, operations.map((operation) => operation.id)]),
    docs,
  ].map((names) =>
    JSON.stringify(Array.isArray(names) ? names : Object.entries(names).map(([id, its]) => [id, Object.keys(its)])),
  );
  if (found !== read)
    throw new SetupError('The sources of the tools name other operations than there are (operation-docs.mjs).');
  for (const [name, text] of packagePages(tools, docs, categories)) write(join('docs', name), text);
  const operations = tools.flatMap((tool) => tool.operations).length;
  const readme = readSource('scripts/package/readme.md');
  write('README.md', readme.replace('{{tools}}', String(tools.length)).replace('{{operations}}', String(operations)));
}

function writeManifest() {
  /** @type {import('./package/manifest.mjs').Repository} */
  const repository = JSON.parse(readSource('package.json'));
  const manifest = packageManifest(repository, readdirSync(outDir), siteEnvironment()['VITE_LINK_SOURCE']);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

await runScript(async () => {
  buildScripts();
  writeNotices();
  const docs = readOperationDocs(ROOT);
  await writePages(docs);
  writeTypes(outDir, docs);
  writeManifest();
});
