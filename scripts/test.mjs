// Everything that must hold, in one command: what CI runs and what you run before a commit.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isMain, ROOT, runScript, setup, SetupError } from './setup.mjs';

const REPORTS = join(ROOT, '.cache/reports');

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 * @typedef {{ name: string, run: () => Count, needs?: string }} Step
 */

/** @type {Count} */
const PASSED = { passed: 1, failed: 0 };
/** @type {Count} */
const FAILED = { passed: 0, failed: 1 };

/**
 * Runs programs of the project one after the other, as long as they succeed.
 * @param {readonly (readonly string[])[]} commands @param {NodeJS.ProcessEnv} [extra] @returns {boolean}
 */
function succeeds(commands, extra = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return commands.every(([program = '', ...args]) => {
    const { status } = spawnSync(program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...extra },
      stdio: 'inherit',
    });
    return status === 0;
  });
}

/** A step that is one test: it succeeds or it does not. @param {readonly (readonly string[])[]} commands */
const check =
  (...commands) =>
  () =>
    succeeds(commands) ? PASSED : FAILED;

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
  const isDone = succeeds([['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`]]);
  const report = readReport(path);
  return { ...countVitest(report, isDone), failures: failuresOfVitest(report) };
}

function journeys() {
  const path = join(REPORTS, 'e2e.json');
  const isDone = succeeds([['playwright', 'test']], { PLAYWRIGHT_JSON: path });
  const report = readReport(path);
  return { ...countPlaywright(report, isDone), failures: failuresOfPlaywright(report) };
}

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'format', run: check(['prettier', '--check', '--log-level', 'warn', '.']) },
  { name: 'lint', run: check(['oxlint', '--type-aware', '--deny-warnings']) },
  {
    name: 'types',
    run: check(['tsc', '-p', 'tsconfig.json'], ['tsc', '-p', 'tsconfig.node.json'], ['tsc', '-p', 'tsconfig.sw.json']),
  },
  { name: 'unit', run: unit },
  { name: 'build', run: check([process.execPath, 'scripts/build.mjs']) },
  { name: 'budgets', run: check([process.execPath, 'scripts/budgets.mjs']), needs: 'build' },
  { name: 'e2e', run: journeys, needs: 'build' },
];

/** Runs all steps, each whatever became of the others, and prints what came of them; the last line is the sum. */
export async function runTests() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  /** @type {Map<string, { count: Count, seconds: number }>} */
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
  for (const { name, run, needs } of isReady ? STEPS : []) {
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
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) await runScript(runTests);
