import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test.mjs';

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
