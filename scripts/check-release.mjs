// Part of `npm run test:full`: two releases of one commit, made in two folders, are equal byte for byte, and hold what they say.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';
import { writeRelease } from './release.mjs';

/** What is wrong with a release, in words. @param {string} folder @param {readonly string[]} names @returns {string[]} */
export function releaseFaults(folder, names) {
  const run = (/** @type {string} */ program, /** @type {readonly string[]} */ args) =>
    spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const sums = run('sha256sum', ['--check', '--strict', 'SHA256SUMS']);
  const faults = sums.status === 0 ? [] : [`SHA256SUMS does not hold: ${sums.stdout}${sums.stderr}`];
  const archive = names.find((name) => name.endsWith('.tar.gz')) ?? '';
  const listed = run('tar', ['--list', '--verbose', '--numeric-owner', '--file', archive]);
  if (listed.status !== 0) faults.push(`tar cannot read ${archive}: ${listed.stderr}`);
  const lines = listed.stdout.split('\n').filter((line) => line !== '');
  const paths = lines.map((line) =>
    line
      .split(/\s+/)
      .slice(5)
      .join(' ')
      .replace(/^[^/]+\//, ''),
  );
  for (const wanted of [
    'site/index.html',
    'site/fr/about.html',
    'site/404.html.br',
    'site/licences.txt',
    'deploy/nginx.conf',
    'SECURITY.md',
  ])
    if (!paths.includes(wanted)) faults.push(`${wanted} is not in it`);
  if (paths.some((path) => path.includes('.vite/'))) faults.push('what only the build needs is in it');
  if (lines.some((line) => !/^-rw(x|-)r-(x|-)r-(x|-) 0\/0 /.test(line)))
    faults.push('a file has an owner or odd rights');
  return faults;
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const folders = ['first', 'second/other'].map((name) => join(ROOT, '.cache/release', name));
    const [names = []] = folders.map(writeRelease);
    const [first = '', second = ''] = folders;
    const faults = names
      .filter((name) => !readFileSync(join(first, name)).equals(readFileSync(join(second, name))))
      .map((name) => `${name} differs from one build to the next`);
    faults.push(...releaseFaults(first, names));
    rmSync(join(ROOT, '.cache/release'), { recursive: true });
    if (faults.length > 0) throw new SetupError(faults.join('\n'));
    console.log(`two releases are equal: ${names.join(', ')}`);
  });
}
