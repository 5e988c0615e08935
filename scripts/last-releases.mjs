// Asks the registry when each package of docs/dependencies.md had its last release, and notes it there with the day of asking.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { declaredDependencies } from './dependencies.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const run = promisify(execFile);
const FILE = join(ROOT, 'docs/dependencies.md');

/** Versions whose day a mirror of the registry gives too late: the day on which it took them. These are the days of the projects' own tags. */
const TAGGED = new Map([
  ['crypto-js 4.2.0', '2023-10-25'],
  ['fix-webm-duration 1.0.6', '2024-07-05'],
  ['jsqr 1.4.0', '2021-04-23'],
  ['json5 2.2.3', '2022-12-31'],
  ['qrcode 1.5.4', '2024-08-05'],
  ['saxes 6.0.0', '2021-11-07'],
]);

/**
 * The day of the newest version of a package, from what `npm view NAME time dist-tags --json` prints.
 * @param {string} name @param {string} printed @returns {string} ISO date
 */
export function lastRelease(name, printed) {
  /** @type {{ time?: Record<string, string>, 'dist-tags'?: { latest?: string } }} */
  const { time = {}, 'dist-tags': tags = {} } = JSON.parse(printed);
  const latest = tags.latest ?? '';
  const day = TAGGED.get(`${name} ${latest}`) ?? /^\d{4}-\d\d-\d\d/.exec(time[latest] ?? '')?.[0];
  if (day === undefined) throw new SetupError('The package registry gives no day for the newest version.');
  return day;
}

/**
 * The text of docs/dependencies.md with other days in it.
 * @param {string} text @param {ReadonlyMap<string, string>} days by package @param {string} today ISO date
 */
export function noteReleases(text, days, today) {
  const dated = text.replace(
    /^(\| `([^`]+)` \| [^|]+ \| [^|]+ \| \w+ \| )[\d-]+( \|)$/gm,
    (row, before, name, after) => `${before}${days.get(name) ?? row.slice(before.length, -after.length)}${after}`,
  );
  return dated.replace(/(asked on )[\d-]+/, `$1${today}`);
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const names = declaredDependencies().map(({ name }) => name);
    /** @type {Map<string, string>} */
    const days = new Map();
    const ask = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        const { stdout } = await run('npm', ['view', name, 'time', 'dist-tags', '--json'], {
          maxBuffer: 2 ** 26,
          cwd: ROOT,
        });
        days.set(name, lastRelease(name, stdout));
      }
    };
    await Promise.all([ask(), ask(), ask()]);
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(FILE, noteReleases(readFileSync(FILE, 'utf8'), days, today));
    console.log(`${days.size} packages, asked on ${today}`);
  });
}
