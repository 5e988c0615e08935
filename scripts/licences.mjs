// The works of others in the site: their texts as `licences.txt` beside the pages, and that the about page names every one.
// After another library came: node scripts/licences.mjs --record
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { bundledPackages, licenceOf, thirdPartyNotices } from './package/notices.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const WORKS = join(ROOT, 'src/pages/about/works.ts');
const HEAD = 'Inside this site are parts of the following works, under the licences that stand with them.';

/** What a build is made of: its scripts, and the service worker. @param {string} root @returns {Record<string, Record<string, number>>} */
export function shippedModules(root) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, '.vite', name), 'utf8'));
  return { ...read('chunks.json'), ...read('sw.json') };
}

/** The works in a build, by their licence. @param {string} root @returns {Record<string, string[]>} */
export function shippedWorks(root) {
  /** @type {Record<string, string[]>} */
  const works = {};
  for (const path of bundledPackages(shippedModules(root))) {
    const { name, licence } = licenceOf(path);
    const list = (works[licence] ??= []);
    if (!list.includes(name)) list.push(name);
  }
  const sorted = Object.entries(works).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return Object.fromEntries(sorted.map(([licence, names]) => [licence, names.toSorted()]));
}

/** The source that tells the about page. @param {Record<string, readonly string[]>} works */
export async function worksSource(works) {
  const source = [
    '// Written by `node scripts/licences.mjs --record`; the build fails where it is not what is bundled.',
    '/** The works of others in the site, by their licence. */',
    `export const works: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(works)};`,
    '',
  ].join('\n');
  return format(source, { ...(await resolveConfig(WORKS)), parser: 'typescript' });
}

/** Writes the texts of the licences beside the pages of each language. @param {string} root */
export function writeLicences(root) {
  const text = thirdPartyNotices(shippedModules(root), HEAD);
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'shell.html')));
  for (const folder of ['', ...folders]) writeFileSync(join(root, folder, 'licences.txt'), text);
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const root = process.env['OUT_DIR'] || join(ROOT, 'dist');
    const source = await worksSource(shippedWorks(root));
    if (process.argv.includes('--record')) writeFileSync(WORKS, source);
    writeLicences(root);
    if (readFileSync(WORKS, 'utf8') !== source)
      throw new SetupError('The about page names other works than are in the site: node scripts/licences.mjs --record');
  });
}
