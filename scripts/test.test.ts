import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest } from './test.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('Vitest', () => {
  it.each([
    ['all well', 3, 0, [file('passed', 'passed', 'passed', 'passed')], true, { passed: 3, failed: 0 }],
    ['one failed', 2, 1, [file('failed', 'passed', 'passed', 'failed')], false, { passed: 2, failed: 1 }],
    [
      'a file that does not load',
      2,
      0,
      [file('passed', 'passed', 'passed'), file('failed')],
      false,
      { passed: 2, failed: 1 },
    ],
    ['an error outside any test', 2, 0, [file('passed', 'passed', 'passed')], false, { passed: 2, failed: 1 }],
  ])('%s', (_name, numPassedTests, numFailedTests, testResults, isDone, expected) => {
    expect(countVitest({ numPassedTests, numFailedTests, testResults }, isDone)).toEqual(expected);
  });

  it('counts a missing report as one failure', () => {
    expect(countVitest(undefined, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('Playwright', () => {
  it.each([
    ['all well', { expected: 4, unexpected: 0, flaky: 0 }, [], true, { passed: 4, failed: 0 }],
    ['one failed', { expected: 3, unexpected: 1, flaky: 0 }, [], false, { passed: 3, failed: 1 }],
    ['a broken setup', { expected: 0, unexpected: 0, flaky: 0 }, [{}], false, { passed: 0, failed: 1 }],
    ['an end without a reason', { expected: 4, unexpected: 0, flaky: 0 }, [], false, { passed: 4, failed: 1 }],
  ])('%s', (_name, stats, errors, isDone, expected) => {
    expect(countPlaywright({ stats, errors }, isDone)).toEqual(expected);
  });

  it('counts a missing report as one failure', () => {
    expect(countPlaywright(undefined, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('what failed is named', () => {
  it('of Vitest, with the first lines of its message', () => {
    const failed = {
      status: 'failed',
      fullName: 'sums adds',
      failureMessages: ['\x1b[31mexpected 1\x1b[0m\n\n  to be 2'],
    };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [{ status: 'passed' }, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      'a.test.ts: sums adds\n    expected 1\n      to be 2',
      'b.test.ts\n    no such module',
    ]);
    expect(failuresOfVitest(undefined)).toEqual([]);
  });

  it('of Playwright, from suites within suites', () => {
    const spec = (ok: boolean, title: string, message?: string) => ({
      ok,
      title,
      tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
    });
    const inner = { title: 'home', specs: [spec(false, 'opens', 'timed out')] };
    const suites = [{ title: 'a.spec.ts', specs: [spec(true, 'fine')], suites: [inner] }];
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      'home: opens\n    timed out',
      'outside any test\n    no browser',
    ]);
  });
});
