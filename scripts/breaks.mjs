// npm run breaks [WORDS]: breaks each promise in a copy of the built site and runs the test that holds it, which must fail and say so.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BREAKS } from './breaks/list.mjs';
import { installBrowsers } from './engines.mjs';
import { pagesFolder } from './pages-folder.mjs';
import { builtSite, isMain, ROOT, runScript, setup, SetupError } from './setup.mjs';

/** @typedef {import('./breaks/list.mjs').Break} Break */
/** @typedef {import('./breaks/list.mjs').Edit} Edit */

/**
 * A text after an edit; undefined where the edit does not fit it.
 * @param {string} text @param {Edit} edit
 */
export function edited(text, { replaces, with: other = '', adds }) {
  if (replaces && !replaces.test(text)) return undefined;
  const replaced = replaces ? text.replace(new RegExp(replaces.source, 'g'), () => other) : text;
  return replaced + (adds ?? '');
}

/**
 * Edits a copy of the build. What was compressed before is taken away, so that the edited file is served.
 * @param {string} root @param {Edit} edit
 */
export function breakBuild(root, edit) {
  let count = 0;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !edit.files.test(relative(root, path))) continue;
    const text = edited(readFileSync(path, 'utf8'), edit);
    if (text === undefined) continue;
    count += 1;
    writeFileSync(path, text);
    for (const end of ['.br', '.gz']) rmSync(path + end, { force: true });
  }
  if (count === 0)
    throw new SetupError(`Nothing fits ${edit.replaces ?? edit.files}: the break says nothing any more.`);
}

/**
 * Why a break was not caught as it must be; undefined where it was.
 * @param {Break} its @param {string} site
 */
function notCaught({ edits, spec, test, says, isFull }, site) {
  const root = mkdtempSync(join(tmpdir(), 'handy-tools-broken-'));
  try {
    cpSync(site, root, { recursive: true });
    for (const edit of edits) breakBuild(root, edit);
    const { status, stdout, stderr } = spawnSync(
      join(ROOT, 'node_modules/.bin/playwright'),
      ['test', `e2e/${spec}.spec.ts`, '-g', test, '--reporter=line'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        // Some tests write the pages of the site anew.
        env: { ...process.env, OUT_DIR: root, PRERENDER_DIR: pagesFolder(resolve(site)), FULL: isFull ? '1' : '' },
        maxBuffer: 2 ** 28,
      },
    );
    const report = stripVTControlCharacters(stdout + stderr);
    if (status === 0) return 'the test passes';
    if (report.includes('No tests found')) return `there is no test "${test}"`;
    return says.test(report) ? undefined : `the test fails for another reason:\n${report.slice(-3000)}`;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** @param {readonly string[]} words */
function run(words) {
  setup({ forTests: true });
  const site = builtSite();
  const asked = BREAKS.filter(({ promise, how }) => words.every((word) => `${promise} ${how}`.includes(word)));
  if (asked.length === 0) throw new SetupError(`No break is called "${words.join(' ')}".`);
  const absent = asked.some(({ spec }) => spec === 'engines') ? installBrowsers() : [];
  if (absent.length > 0) throw new SetupError(`Not installed: ${absent.join(', ')}.`);
  let missed = 0;
  for (const its of asked) {
    const why = notCaught(its, site);
    const what = `${its.promise}: ${its.how}`;
    if (why === undefined) console.log(`caught  ${what}`);
    else {
      missed += 1;
      console.log(`MISSED  ${what}: ${why}`);
    }
  }
  console.log(`${asked.length - missed} of ${asked.length} breaks are caught.`);
  if (missed > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) await runScript(async () => run(process.argv.slice(2)));
