import { expect, it } from 'vitest';
import { makePattern } from './make-pattern';

it('makes what the engine takes', () => {
  const long = makePattern('a|'.repeat(2000), 'gy');
  expect([long.flags, long.lastIndex, long.test('b')]).toEqual(['gy', 0, true]);
  expect(makePattern('a+', 'i').exec('bAa')?.[0]).toBe('Aa');
});

it('refuses at once what the engine refuses, however late', () => {
  expect(() => makePattern('(', '')).toThrow(SyntaxError);
  for (const flags of ['', 'u', 'giu']) expect(() => makePattern('~'.repeat(1_000_000), flags)).toThrow(SyntaxError);
});
