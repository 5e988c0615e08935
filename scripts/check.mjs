// npm run check NAME: all that concerns one tool, in about a minute on a machine that has nothing else to do. `npm test` runs the rest before a commit.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { KINDS, title, toolFiles } from './new-tool.mjs';
import { isMain, ROOT, runScript, setup, SetupError } from './setup.mjs';
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, readReport } from './test.mjs';

const CACHE = join(ROOT, '.cache/check');
/** A build of its own: without compressed copies it is made sooner, and `dist` stays what `npm run build` made. */
const SITE = join(CACHE, 'site');
const STAMP = join(CACHE, 'site.sha256');
const SOURCES = ['src', 'scripts', 'public', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 * @typedef {{ isOk: boolean, output: string }} Ended
 * @typedef {{ name: string, run: () => Promise<Count & { output?: string }> }} Step
 * @typedef {{ name: string, count: Count, output: string, seconds: number }} Outcome
 */

/**
 * Runs a program of the project and keeps what it says.
 * @param {readonly string[]} command @param {NodeJS.ProcessEnv} [extra] @returns {Promise<Ended>}
 */
function start([program = '', ...args], extra = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, PATH: path, ...extra } });
  let output = '';
  const keep = (/** @type {Buffer} */ part) => void (output += part.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ isOk: status === 0, output }));
  });
}

/** A step that is one test: the program succeeds or it does not. @param {string} name @param {readonly string[]} command @param {NodeJS.ProcessEnv} [extra] @returns {Step} */
const program = (name, command, extra) => ({
  name,
  run: async () => {
    const { isOk, output } = await start(command, extra);
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, output };
  },
});

/** Whether a file is no part of the build. @param {string} name */
const isOnlyTested = (name) => /\.(test|demo)\.tsx?$/.test(name);

/** Tells one state of the sources from another, by the time and size of each file. @param {readonly string[]} paths */
export function stampOf(paths, root = ROOT) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isDirectory()) for (const name of readdirSync(join(root, path)).toSorted()) visit(join(path, name));
    else if (!isOnlyTested(path)) hash.update(`${path} ${stats.mtimeMs} ${stats.size}\n`);
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/** The build, unless the last one was made from the same sources. @type {Step} */
const BUILD = {
  name: 'build',
  run: async () => {
    const stamp = stampOf(SOURCES);
    const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
    if (isFresh) return { passed: 1, failed: 0 };
    rmSync(STAMP, { force: true });
    const { isOk, output } = await start([process.execPath, 'scripts/build.mjs'], {
      OUT_DIR: SITE,
      SKIP_COMPRESSION: '1',
    });
    if (isOk) writeFileSync(STAMP, stamp);
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, output };
  },
};

/** Tests that look at all tools, or at one of them when they are told to. */
const ABOUT_ALL = ['contract', 'huge-numbers', 'views', 'walk-'].map((name) => `src/tools/${name}`);

/** What the tests of all tools ask of this one, and its own tests. @param {string} id @returns {Step} */
const tests = (id) => ({
  name: 'tests',
  run: async () => {
    const path = join(CACHE, 'tests.json');
    const files = [`src/tools/${id}/`, ...ABOUT_ALL, 'scripts/dependencies.test'];
    // Some tests leave out a few tools, of which one may be this.
    const how = ['--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const { isOk, output } = await start(['vitest', 'run', ...files, ...how], { ONLY_TOOL: id });
    const report = readReport(path);
    return { ...countVitest(report, isOk), failures: failuresOfVitest(report), output: failedPart(output) };
  },
});

/** What Vitest says of the tests that failed: with the difference of values, which its report leaves out. @param {string} output */
export function failedPart(output) {
  const plain = stripVTControlCharacters(output);
  const start = plain.search(/^.*Failed (Tests|Suites) \d+.*$/m);
  return start === -1 ? plain : plain.slice(start);
}

/** The strings in a file of words that are no names of modules or files. @param {string} source */
function stringsOf(source) {
  const strings = source.replaceAll(/^import .*$/gm, '').matchAll(/'((?:[^'\\]|\\.)+)'/g);
  return [...strings].flatMap(([, word = '']) => (/ |[^\x20-\x7e]/.test(word) ? [word] : []));
}

/**
 * What a new tool's cards still say as their template does: a forgotten sentence passes every other test.
 * @param {string} id @param {(path: string) => string | undefined} read gives a file of the tool @returns {Promise<string[]>}
 */
export async function sampleWords(id, read) {
  const templates = await Promise.all(KINDS.map((kind) => toolFiles(id, kind, '2026-01-01')));
  const left = templates.flatMap((files) =>
    Object.entries(files).flatMap(([path, text]) => {
      const own = new Set(path.endsWith('.card.ts') ? stringsOf(read(path) ?? '') : []);
      // Out of Chinese, the name may well be that of the folder.
      const isFine = (/** @type {string} */ word) => word === title(id) && !path.includes('zh-cn');
      const same = stringsOf(text).filter((word) => own.has(word) && !isFine(word));
      return same.map((word) => `${path} says “${word}”, as the template does`);
    }),
  );
  return [...new Set(left)];
}

/** @param {string} id @returns {Step} */
const ownWords = (id) => ({
  name: 'words',
  run: async () => {
    const file = (/** @type {string} */ path) => join(ROOT, 'src/tools', id, path);
    const read = (/** @type {string} */ path) =>
      existsSync(file(path)) ? readFileSync(file(path), 'utf8') : undefined;
    const failures = await sampleWords(id, read);
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length === 0 ? 0 : 1, failures };
  },
});

/** Its page, opened in the build as a visitor does. @param {string} id @returns {Step} */
const journey = (id) => ({
  name: 'journey',
  run: async () => {
    const path = join(CACHE, 'journey.json');
    const { isOk, output } = await start(['playwright', 'test', 'e2e/tools.spec.ts', '-g', `(^| )/${id} in `], {
      PLAYWRIGHT_JSON: path,
      OUT_DIR: SITE,
    });
    const report = readReport(path);
    const failures = failuresOfPlaywright(report);
    return { ...countPlaywright(report, isOk), failures, output: failures.length > 0 ? '' : output };
  },
});

/** @param {string} id @returns {readonly Step[]} */
const sourceSteps = (id) => [
  program('format', ['prettier', '--check', '--log-level', 'warn', `src/tools/${id}`]),
  program('lint', ['oxlint', '--type-aware', '--deny-warnings', `src/tools/${id}`]),
  program('types', ['tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', join(CACHE, 'tsbuildinfo')]),
  ownWords(id),
  tests(id),
];

/** @param {string} id @returns {readonly Step[]} */
const siteSteps = (id) => [
  program('budget', [process.execPath, 'scripts/budgets.mjs', id], { OUT_DIR: SITE }),
  journey(id),
];

/** Runs one step and says how it ended. @param {Step} step @returns {Promise<Outcome>} */
async function run({ name, run: work }) {
  const startedAt = performance.now();
  console.log(`…       ${name}`);
  const { output = '', ...count } = await work();
  const outcome = { name, count, output, seconds: (performance.now() - startedAt) / 1000 };
  console.log(summary(outcome));
  return outcome;
}

/** @param {Outcome} outcome */
function summary({ name, count: { passed, failed }, seconds }) {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  return `${mark}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`;
}

/** Runs steps one after the other, whatever becomes of them. @param {readonly Step[]} steps */
async function inTurn(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

/** The build and what needs it. @param {string} id @returns {Promise<Outcome[]>} */
async function checkSite(id) {
  const build = await run(BUILD);
  return build.count.failed > 0 ? [build] : [build, ...(await inTurn(siteSteps(id)))];
}

/** What a program said last, where it also says why it failed. @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-60).join('\n');
}

/** Checks one tool and prints what failed; gives whether all is well. @param {string} id */
async function check(id) {
  mkdirSync(CACHE, { recursive: true });
  for (const name of ['tests.json', 'journey.json']) rmSync(join(CACHE, name), { force: true });
  // Side by side: each half waits for a browser now and then.
  const halves = await Promise.all([inTurn(sourceSteps(id)), checkSite(id)]);
  const outcomes = halves.flat();
  const broken = outcomes.filter(({ count }) => count.failed > 0);
  for (const { name, count, output } of broken) {
    const named = (count.failures ?? []).slice(0, 20);
    console.log(`\n── ${name} ──\n${[...named, lastLines(output)].join('\n').trim()}`);
  }
  console.log(`\n${id}\n${outcomes.map(summary).join('\n')}`);
  console.log(broken.length === 0 ? '\nAll passed.' : `\nFailed: ${broken.map(({ name }) => name).join(', ')}.`);
  console.log(
    `The built page: OUT_DIR=.cache/check/site node scripts/serve.mjs, then /${id} at the address it prints.`,
  );
  return broken.length === 0;
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const id = process.argv[2] ?? '';
    if (!/^[a-z0-9-]+$/.test(id) || !existsSync(join(ROOT, 'src/tools', id, 'tool.ts'))) {
      throw new SetupError(
        `${id === '' ? 'No name is given' : `There is no tool "${id}"`}.\nUsage: npm run check NAME`,
      );
    }
    setup({ forTests: true });
    if (!(await check(id))) process.exitCode = 1;
  });
}
