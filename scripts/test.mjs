// Everything that must hold, in one command: what CI runs and what you run before a commit.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NOT_RUN } from './audit.mjs';
import { isMain, ROOT, runScript, setup, SetupError } from './setup.mjs';

const REPORTS = join(ROOT, '.cache/reports');

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 * @typedef {{ name: string, run: () => Count, needs?: string }} Step
 * @typedef {{ name: string, commands: readonly (readonly string[])[] }} Check
 */

/** @type {Count} */
const PASSED = { passed: 1, failed: 0 };
/** @type {Count} */
const FAILED = { passed: 0, failed: 1 };

/** How programs of the project are started. @param {NodeJS.ProcessEnv} [extra] */
function surroundings(extra = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return { cwd: ROOT, env: { ...process.env, PATH: path, ...extra } };
}

/**
 * Runs a program of the project and shows what it prints.
 * @param {readonly string[]} command @param {NodeJS.ProcessEnv} [extra] @returns {boolean} whether it succeeded
 */
function succeeds([program = '', ...args], extra = {}) {
  return spawnSync(program, args, { ...surroundings(extra), stdio: 'inherit' }).status === 0;
}

/**
 * Runs a program of the project beside others, and keeps what it prints.
 * @param {readonly string[]} command @returns {Promise<{ isDone: boolean, output: string }>}
 */
function runBeside([program = '', ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...surroundings(), stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
    child.on('error', (error) => resolve({ isDone: false, output: `${error.message}\n` }));
    child.on('close', (status) => resolve({ isDone: status === 0, output: Buffer.concat(printed).toString('utf8') }));
  });
}

/** The JSON report that a test runner wrote; undefined where it wrote none. @param {string} path @returns {unknown} */
export function readReport(path) {
  try {
    /** @type {unknown} */
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return report;
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests of Vitest's JSON report. A file that could not even be read has no tests, and counts as one failed.
 * @param {unknown} report @param {boolean} isDone whether the run itself ended well
 * @returns {Count}
 */
export function countVitest(report, isDone) {
  if (typeof report !== 'object' || report === null) return FAILED;
  /** @typedef {{ status: string, assertionResults: { status: string }[] }} File */
  const { numPassedTests, numFailedTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: File[] }} */ (report);
  const unread = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + unread;
  return { passed: numPassedTests, failed: failed === 0 && !isDone ? 1 : failed };
}

/**
 * Counts the tests of Playwright's JSON report; an error outside any test counts as one failed.
 * @param {unknown} report @param {boolean} isDone @returns {Count}
 */
export function countPlaywright(report, isDone) {
  if (typeof report !== 'object' || report === null) return FAILED;
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} */ (report);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && !isDone ? 1 : failed };
}

/**
 * Names the failed tests of Vitest's JSON report, each with the first lines of its message.
 * @param {unknown} report @returns {string[]}
 */
export function failuresOfVitest(report) {
  if (typeof report !== 'object' || report === null) return [];
  /** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */
  const { testResults } =
    /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} */ (
      report
    );
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [failure(file.name, file.message)] : [];
    return failed.map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages[0] ?? ''));
  });
}

/**
 * Names the failed tests of Playwright's JSON report, each with the first lines of its message.
 * @param {unknown} report @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  if (typeof report !== 'object' || report === null) return [];
  /** @typedef {{ ok: boolean, title: string, tests: { results: { error?: { message?: string } }[] }[] }} Spec */
  /** @typedef {{ title: string, suites?: Suite[], specs: Spec[] }} Suite */
  const { suites, errors } = /** @type {{ suites: Suite[], errors: { message?: string }[] }} */ (report);
  /** @type {(suite: Suite) => string[]} */
  const inside = (suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const message = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))[0];
        return failure(`${suite.title}: ${title}`, message ?? '');
      }),
    ...(suite.suites ?? []).flatMap(inside),
  ];
  return [...suites.flatMap(inside), ...errors.map(({ message }) => failure('outside any test', message ?? ''))];
}

const MESSAGE_LINES = 6;

/** @param {string} name @param {string} message @returns {string} */
function failure(name, message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [name.replace(`${ROOT}/`, ''), ...lines.filter((line) => line.trim() !== '')].join('\n    ');
}

function unit() {
  const path = join(REPORTS, 'unit.json');
  const isDone = succeeds(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`]);
  const report = readReport(path);
  return { ...countVitest(report, isDone), failures: failuresOfVitest(report) };
}

function journeys() {
  const path = join(REPORTS, 'e2e.json');
  const isDone = succeeds(['playwright', 'test'], { PLAYWRIGHT_JSON: path });
  const report = readReport(path);
  return { ...countPlaywright(report, isDone), failures: failuresOfPlaywright(report) };
}

/** Where the registry cannot tell it is neither passed nor failed, and says so. */
function audit() {
  const { status } = spawnSync(process.execPath, ['scripts/audit.mjs'], { ...surroundings(), stdio: 'inherit' });
  if (status === NOT_RUN) return { passed: 0, failed: 0 };
  return status === 0 ? PASSED : FAILED;
}

/**
 * What only reads the sources, in two rows that run side by side: each uses one core for long, and none of them can come to another result
 * on a busy machine.
 * @type {readonly (readonly Check[])[]}
 */
const CHECKS = [
  [
    { name: 'format', commands: [['prettier', '--check', '--log-level', 'warn', '.']] },
    { name: 'build', commands: [[process.execPath, 'scripts/build.mjs']] },
  ],
  [
    { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
    {
      name: 'types',
      commands: ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.sw.json', 'cli/tsconfig.json'].map((project) => [
        'tsc',
        '-p',
        project,
      ]),
    },
  ],
];

/** What follows, one after the other: nothing runs beside tests. @type {readonly Step[]} */
const STEPS = [
  { name: 'unit', run: unit },
  {
    name: 'budgets',
    run: () => (succeeds([process.execPath, 'scripts/budgets.mjs']) ? PASSED : FAILED),
    needs: 'build',
  },
  { name: 'e2e', run: journeys, needs: 'build' },
];

/** Too long for every commit; `npm run test:full` runs them. @type {readonly Step[]} */
const LONG_STEPS = [
  { name: 'audit', run: audit },
  { name: 'release', run: () => (succeeds([process.execPath, 'scripts/check-release.mjs']) ? PASSED : FAILED) },
  { name: 'breaks', run: () => (succeeds([process.execPath, 'scripts/breaks.mjs']) ? PASSED : FAILED) },
];

/** @typedef {Map<string, { count: Count, seconds: number }>} Outcomes */

/** Runs a check, as long as its programs succeed, and prints what they printed when all have ended. @param {Check} check @param {Outcomes} outcomes */
async function runCheck({ name, commands }, outcomes) {
  const startedAt = performance.now();
  let isDone = true;
  let printed = '';
  for (const command of commands) {
    if (!isDone) break;
    const run = await runBeside(command);
    isDone = run.isDone;
    printed += run.output;
  }
  console.log(`\n── ${name} ──\n${printed}`.trimEnd());
  outcomes.set(name, { count: isDone ? PASSED : FAILED, seconds: (performance.now() - startedAt) / 1000 });
}

/** Runs the rows of checks side by side. @param {Outcomes} outcomes */
async function runChecks(outcomes) {
  const rows = CHECKS.map(async (checks) => {
    for (const check of checks) await runCheck(check, outcomes);
  });
  await Promise.all(rows);
}

/** Runs all steps, each whatever became of the others, and prints what came of them; the last line is the sum. */
export async function runTests() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  /** @type {Outcomes} */
  const outcomes = new Map();
  /** @param {string} name @param {() => Count} run */
  const record = (name, run) => {
    console.log(`\n── ${name} ──`);
    const startedAt = performance.now();
    const count = run();
    outcomes.set(name, { count, seconds: (performance.now() - startedAt) / 1000 });
    return count.failed === 0;
  };

  const isReady = record('setup', () => {
    try {
      setup({ forTests: true });
      return PASSED;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      console.error(error.message);
      return FAILED;
    }
  });
  if (isReady) await runChecks(outcomes);
  const steps = process.env['FULL'] ? [...STEPS, ...LONG_STEPS] : STEPS;
  for (const { name, run, needs } of isReady ? steps : []) {
    if (needs && outcomes.get(needs)?.count.failed !== 0) {
      record(name, () => {
        console.log(`not run: it needs ${needs}`);
        return FAILED;
      });
    } else record(name, run);
  }

  const failures = [...outcomes.values()].flatMap(({ count }) => count.failures ?? []);
  // Once more at the end, where they are found without reading it all.
  if (failures.length > 0) console.log(`\n── what failed ──\n${failures.join('\n')}`);
  console.log('');
  const total = { passed: 0, failed: 0 };
  for (const [name, { count, seconds }] of outcomes) {
    total.passed += count.passed;
    total.failed += count.failed;
    const mark = count.failed === 0 ? 'ok    ' : 'FAILED';
    console.log(
      `${mark}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${count.passed} passed, ${count.failed} failed`,
    );
  }
  // A record of a run may keep its last lines only.
  for (const failed of failures) console.log(`FAILED  ${failed.split('\n')[0]}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) await runScript(runTests);
