import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Locale } from '../../i18n/locale';
import { job } from '../../operations/testing';
import { formatDuration, formatPower } from './amounts';
import { analysePassword, ownWords } from './analysis';
import { averageGuessesLog10, blindSearch } from './blind-search';
import { durationOf, levelOf, SPEED_NAMES, SPEEDS, YEAR } from './durations';
import { SUGGESTIONS, WARNINGS } from './kinds';
import { analyse } from './operations';

// The library takes the present year as it is loaded, and measures dates from it.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) }));

const bitsOf = (password: string) => Number(blindSearch(password).bits.toFixed(2));

it.each([
  ['password', 0, 3, 'topTen'],
  ['P@ssw0rd', 0, 17, 'similarToCommon'],
  ['qwertyuiop', 0, 24, 'topHundred'],
  ['aaaaaaaa', 0, 97, 'simpleRepeat'],
  ['Tr0ub4dour&3', 4, 411_604_000_000, undefined],
  ['ABCabc123!@#', 3, 115_000_000, undefined],
  ['20230102', 1, 7666, 'dates'],
])('judges %s', (password, score, guesses, warning) => {
  expect(analysePassword(password, '')).toMatchObject({ score, guesses, warning });
});

it('judges phrases and emoji', () => {
  expect(analysePassword('correct horse battery staple', '').score).toBe(4);
  expect(analysePassword('😀😀', '').score).toBe(0);
});

it('takes seconds, where a blind search would take ages', () => {
  for (const password of ['aaaaaaaaaaaaaaaaaaaa', 'Password123!']) {
    const { guessesLog10, score, blind } = analysePassword(password, '');
    expect(score).toBeLessThanOrEqual(1);
    expect(durationOf(guessesLog10, 'slow')).toMatchObject({ unit: 'second' });
    expect(durationOf(averageGuessesLog10(blind), 'slow').unit).toMatch(/year|power/);
  }
});

it('reckons times at each speed', () => {
  const times = (password: string) =>
    SPEED_NAMES.map((speed) => durationOf(analysePassword(password, '').guessesLog10, speed));
  expect(times('password')[0]).toEqual({ unit: 'second', value: expect.closeTo(108, 6) });
  expect(times('Tr0ub4dour&3')[3]).toEqual({ unit: 'second', value: expect.closeTo(41.1604, 4) });
  expect(times('ABCabc123!@#')[3]).toEqual({ unit: 'second', value: expect.closeTo(0.0115, 6) });
  expect(durationOf(0, 'fast')).toEqual({ unit: 'moment' });
  expect(durationOf(Math.log10(YEAR * 3e10), 'fast')).toEqual({ unit: 'year', value: expect.closeTo(3, 6) });
  expect(durationOf(400_000, 'fast')).toEqual({
    unit: 'power',
    years: expect.closeTo(3.17, 1),
    exponent: 399_982,
  });
  expect(durationOf(Math.log10(86_400 * 10), 'online')).toEqual({ unit: 'hour', value: expect.closeTo(24, 6) });
});

it('measures the blind search', () => {
  expect(blindSearch('password').setSize).toBe(26);
  expect(bitsOf('password')).toBe(37.6);
  expect(blindSearch('Tr0ub4dour&3')).toMatchObject({ setSize: 94, characters: 12 });
  expect(bitsOf('Tr0ub4dour&3')).toBe(78.66);
  expect(bitsOf('ABCabc123!@#')).toBe(78.66);
  const average = durationOf(averageGuessesLog10(blindSearch('ABCabc123!@#')), 'fast');
  expect(average.unit === 'year' && Math.round(average.value)).toBe(754_050);
  expect(blindSearch('correct horse battery staple')).toMatchObject({ setSize: 27, characters: 28 });
  expect(bitsOf('correct horse battery staple')).toBe(133.14);
  expect(blindSearch('密码')).toMatchObject({ setSize: 20_992, characters: 2 });
  expect(bitsOf('密码')).toBe(28.72);
  expect(bitsOf('😀😀')).toBe(19.93);
  expect(blindSearch('👨‍👩‍👧‍👦')).toMatchObject({ setSize: 1000, characters: 1 });
  expect(blindSearch('e\u0301é')).toMatchObject({ setSize: 126, characters: 2 });
  expect(blindSearch('한글かなабв')).toMatchObject({ setSize: 11_172 + 200, characters: 7 });
  expect(blindSearch('\ud800')).toMatchObject({ setSize: 1000, characters: 1 });
  expect(blindSearch('\u0301').setSize).toBe(1000);
});

it('counts the 32 marks of ASCII, each in one set only', () => {
  for (let code = 0x21; code < 0x7f; code += 1) {
    const char = String.fromCharCode(code);
    const size = /[a-zA-Z]/.test(char) ? 26 : /\d/.test(char) ? 10 : 32;
    expect([char, blindSearch(char).setSize]).toEqual([char, size]);
  }
});

it.each(['woaini', '5201314', '1314520', 'woaini1314', 'zhangsan123', 'qazwsxedc', '7758521', 'wodemima'])(
  'knows what Chinese users choose: %s',
  (password) => {
    const { score, warning } = analysePassword(password, '');
    expect(score).toBeLessThanOrEqual(1);
    expect(warning).not.toBe('topTen');
  },
);

it('counts own words as guessable', () => {
  const unknown = analysePassword('Kropotkin-Werke', '');
  const known = analysePassword('Kropotkin-Werke', 'kropotkin，Werke');
  expect(known.guessesLog10).toBeLessThan(unknown.guessesLog10 - 2);
  expect(known.parts[0]).toMatchObject({ list: 'userInputs', text: 'Kropotkin' });
  expect(analysePassword('Kropotkin', 'Kropotkin').warning).toBe('userInputs');
  expect(ownWords(' Jane Doe, ACME;;x、__proto__ ')).toEqual(['Jane Doe', 'Jane', 'Doe', 'ACME', '__proto__', 'proto']);
});

it('looks for patterns in the first 256 characters only, and says so', () => {
  expect(analysePassword('a'.repeat(256), '').isCut).toBe(false);
  const { isCut, blind, parts } = analysePassword('😀'.repeat(300), '');
  expect(isCut).toBe(true);
  expect(blind.characters).toBe(300);
  expect(parts.map(({ text }) => text).join('')).toBe('😀'.repeat(256));
});

it('looks up few of the texts that the signs of a long password may stand for, and finds its words', () => {
  const signs = '4@8({[<369&#!1/|0$5+7%2'.repeat(12);
  expect(analysePassword(signs, '').score).toBe(4);
  expect(analysePassword('P@ssw0rd'.repeat(7), '')).toMatchObject({ score: 0, parts: [{ kind: 'repeat' }] });
  const { parts } = analysePassword(`${'x7!'.repeat(9)}P@ssw0rd`, '');
  expect(parts.at(-1)).toMatchObject({ text: 'P@ssw0rd', list: 'passwords', isL33t: true });
});

it('has nothing to say of nothing', async () => {
  expect(await analyse.run({ password: '' }, {}, job())).toEqual({ ok: false, fault: { code: 'empty' } });
});

it('takes any text apart without a rest', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ minLength: 1, maxLength: 9 }), fc.string({ unit: 'binary', minLength: 1, maxLength: 8 })),
      (password) => {
        const analysis = analysePassword(password, '__proto__,constructor');
        expect(analysis.parts.map(({ text }) => text).join('')).toBe(password);
        expect(analysis.guesses).toBeGreaterThan(0);
        expect(analysis.blind.bits).toBeGreaterThanOrEqual(0);
        expect(analysis.warning === undefined || WARNINGS.includes(analysis.warning)).toBe(true);
        expect(analysis.suggestions.every((key) => SUGGESTIONS.includes(key))).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});

it('writes times and powers as each language does', () => {
  const write = (locale: Locale, log10: number) =>
    formatDuration(locale, durationOf(log10, 'fast'), { moment: '0', years: (power) => `${power} y` });
  expect(write('zh-cn', Math.log10(41e10))).toBe('41 秒钟');
  expect(write('en', Math.log10(0.0115e10))).toBe('0.0115 seconds');
  expect(write('en', 400_000)).toBe('3.2 × 10³⁹⁹⁹⁸² y');
  expect(formatPower('en', Math.log10(9.97e7))).toBe('1 × 10⁸');
  expect(formatPower('fr', Math.log10(1.5e6))).toBe('1,5 × 10⁶');
  expect(formatPower('en', 2)).toBe('100');
});

it('says the same with level and time, for each attacker', () => {
  const { guessesLog10 } = analysePassword('Tr0ub4dour&3', '');
  // 41 seconds, 476 days, 1304 years, 470,000 years.
  expect((['fast', 'slow', 'online', 'throttled'] as const).map((speed) => levelOf(guessesLog10, speed))).toEqual([
    0, 3, 4, 4,
  ]);
  const levelAfter = (seconds: number) => levelOf(Math.log10(seconds * SPEEDS.fast), 'fast');
  expect(
    [0.001, 3599, 3601, 29 * 86_400, 31 * 86_400, 364 * 86_400, 2 * YEAR, 99 * YEAR, 101 * YEAR].map(levelAfter),
  ).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4]);
  expect(levelOf(5000, 'fast')).toBe(4);
  expect(levelOf(0, 'throttled')).toBe(0);
});
