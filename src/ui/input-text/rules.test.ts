import { describe, expect, it } from 'vitest';
import { brokenRule } from './rules';

const rule = (validator: (value: string) => unknown, message = 'broken') => ({ validator, message });

describe('brokenRule', () => {
  it.each([[undefined], [null], [false]])('passes when the validator returns %j', (report) =>
    expect(brokenRule('a', [rule(() => report)])).toBeUndefined(),
  );

  it.each([[true], [''], [0], ['not a number'], [{ code: 'bad' }], [Number.NaN], [[]]])(
    'is broken when the validator returns %j',
    (report) => expect(brokenRule('a', [rule(() => report)])).toBe('broken'),
  );

  it('passes when the validator throws', () => {
    const throws = rule(() => {
      throw new Error('no');
    });
    expect(brokenRule('a', [throws])).toBeUndefined();
    expect(brokenRule('a', [rule(() => true, 'first'), throws])).toBe('first');
  });

  it('gives the message of the last broken rule', () => {
    const rules = [rule(() => true, 'first'), rule(() => 'x', 'second'), rule(() => false, 'third')];
    expect(brokenRule('a', rules)).toBe('second');
  });

  it('hands the value to every validator', () => {
    const rules = [rule((value) => value.length > 2, 'too long'), rule((value) => value === '', 'empty')];
    expect(brokenRule('', rules)).toBe('empty');
    expect(brokenRule('abc', rules)).toBe('too long');
    expect(brokenRule('ab', rules)).toBeUndefined();
  });

  it('has nothing to say without rules', () => expect(brokenRule('a', [])).toBeUndefined());
});
