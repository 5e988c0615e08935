// npm run release: the built site as one archive, with a list of what is in it and checksums. One commit gives the same bytes each time.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from './compress.mjs';
import { shippedModules } from './licences.mjs';
import { billOfMaterials } from './release/sbom.mjs';
import { tarGz } from './release/tar.mjs';
import { isMain, ROOT, runScript, setup, SetupError } from './setup.mjs';

/** What one needs beside the site to put it anywhere. */
const BESIDE = [
  'LICENSE',
  'SECURITY.md',
  'docs/self-hosting.md',
  ...listFiles(join(ROOT, 'deploy')).map((name) => `deploy/${name}`),
];

/** @param {...string} options */
function git(...options) {
  try {
    return execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The commit, and the moment that stands for all others: SOURCE_DATE_EPOCH where it is set, else that of the commit. */
export function commitFacts() {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] || git('log', '-1', '--format=%ct'));
  if (!Number.isInteger(seconds) || seconds <= 0)
    throw new SetupError(
      'A release needs the moment of its commit: run it in a git checkout, or set SOURCE_DATE_EPOCH.',
    );
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { version, commit: process.env['VITE_APP_COMMIT_SHA'] || git('rev-parse', 'HEAD'), seconds };
}

/** @param {string} site where it is built @param {ReturnType<typeof commitFacts>} facts */
function buildSite(site, { commit, seconds }) {
  const env = {
    ...process.env,
    OUT_DIR: site,
    BUILD_TIME: String(seconds * 1000),
    VITE_APP_ENV: process.env['VITE_APP_ENV'] || 'production',
    VITE_APP_COMMIT_SHA: commit,
    TZ: 'UTC',
  };
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupError('The site could not be built; see above.');
}

/** Writes a release of what is checked out. @param {string} folder @returns {string[]} the names of its files */
export function writeRelease(folder) {
  const facts = commitFacts();
  const site = join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  buildSite(site, facts);

  const name = `handy-tools-${facts.version}`;
  const bill = `${JSON.stringify(billOfMaterials(shippedModules(site), facts), null, 2)}\n`;
  const files = [
    ...listFiles(site)
      .filter((path) => !path.startsWith('.vite/'))
      .map((path) => ({ path: `${name}/site/${path}`, content: readFileSync(join(site, path)) })),
    ...BESIDE.map((path) => ({
      path: `${name}/${path.replace('docs/', '')}`,
      content: readFileSync(join(ROOT, path)),
      isProgram: path.endsWith('.sh'),
    })),
    { path: `${name}/sbom.cdx.json`, content: Buffer.from(bill) },
  ].toSorted((first, second) => (first.path < second.path ? -1 : 1));
  const made = { [`${name}.tar.gz`]: tarGz(files, facts.seconds), [`${name}.cdx.json`]: Buffer.from(bill) };

  const sums = Object.entries(made).map(([path, content]) => {
    writeFileSync(join(folder, path), content);
    return `${createHash('sha256').update(content).digest('hex')}  ${path}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.toSorted().join(''));
  rmSync(site, { recursive: true });
  return [...Object.keys(made), 'SHA256SUMS'];
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    setup();
    if (git('status', '--porcelain') !== '')
      throw new SetupError(
        'There are changes that are in no commit, so nobody could make the same release: commit them first.',
      );
    const folder = resolve(ROOT, process.env['OUT_DIR'] || 'release');
    const names = writeRelease(folder);
    console.log(`\n${folder}: ${names.join(', ')}`);
  });
}
