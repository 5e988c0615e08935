import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonIndex } from '../../lib/json/json-index';
import {
  audiencesOf,
  claimOf,
  isSeconds,
  ownClaims,
  readClaims,
  shownValue,
  typedValue,
  withAudiences,
  withOwn,
  withText,
  withTime,
} from './claim-form';

function read(text: string): JsonIndex {
  const index = readClaims(text);
  if (!index) throw new Error(text);
  return index;
}

describe('the claim form', () => {
  it('changes its place in the text only', () => {
    const text = '{\n  "id": 12345678901234567890,\n  "p": 1.10,\n  "sub": "a\\u00e9"\n}';
    expect(withText(read(text), 'sub', 'é"')).toBe(text.replace('"a\\u00e9"', String.raw`"é\""`));
    expect(withText(read(text), 'iss', 'x')).toBe(text.replace('\n}', ',\n  "iss": "x"\n}'));
    expect(withText(read(text), 'sub', '')).toBe('{\n  "id": 12345678901234567890,\n  "p": 1.10\n}');
    expect(withTime(read(text), 'exp', '1768472430.50')).toBe(text.replace('\n}', ',\n  "exp": 1768472430.50\n}'));
    expect(withOwn(read(text), 'p', { value: '1.20' })).toBe(text.replace('1.10', '1.20'));
    expect(withOwn(read(text), 'p', { name: 'price' })).toBe(text.replace('"p"', '"price"'));
    expect(withOwn(read(text), 'p', { name: 'id' })).toBe(text);
    expect(withOwn(read(text), 'p', 'remove')).toBe(text.replace('\n  "p": 1.10,', ''));
  });

  it.each([
    ['a', '{"aud":"a"}'],
    ['a\nb\n', '{"aud":["a","b"]}'],
    ['\n', '{}'],
  ])('audiences %j', (typed, expected) => {
    const text = withAudiences(read('{}'), typed);
    expect(text).toBe(expected);
    expect(audiencesOf(claimOf(read(text), 'aud'))).toBe(typed.trim());
  });

  it.each(['0', '1768472430', '-1', '1.5', '9007199254740993'])('%s is a time', (typed) =>
    expect(isSeconds(typed)).toBe(true),
  );
  it.each(['', '01', '1e3', '1.', 'now', '1 000', '٣', '--1'])('%s is none', (typed) =>
    expect(isSeconds(typed)).toBe(false),
  );

  it('lists the claims that are not registered, each once, the last value of it', () => {
    const index = read('{"iss":"x","a":1,"exp":1,"b":"t","a":[1,  2]}');
    expect(ownClaims(index).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(ownClaims(index).map(shownValue)).toEqual(['[1,2]', 't']);
  });

  it('has no claims of what is no object', () => {
    for (const text of ['', '[]', '1', '{"a":}', '{"a":1} ']) {
      expect(readClaims(text) === undefined).toBe(text !== '{"a":1} ');
    }
  });

  it('takes what it shows for the same value', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify({ a: value });
        const claim = claimOf(read(text), 'a');
        expect(claim && withOwn(read(text), 'a', { value: shownValue(claim) })).toBe(text);
      }),
    ));

  it.each([
    ['true', 'true'],
    ['"true"', '"true"'],
    ['1.10', '1.10'],
    ['{"a": 1}', '{"a": 1}'],
    ['hello', '"hello"'],
    ['{"a":', String.raw`"{\"a\":"`],
    ['', '""'],
    [' x', '" x"'],
  ])('%s is read as %s', (typed, json) => expect(typedValue(typed)).toBe(json));
});
