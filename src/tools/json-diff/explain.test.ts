import { describe, expect, it } from 'vitest';
import { leftIndex, rightIndex } from '../../lib/json-diff/comparison';
import { explainEntry, explainStrings } from '../../lib/json-diff/explain';
import { stringParts } from './string-parts';
import { compareNow, type CompareOptions } from './testing';

function explain(left: string, right: string, options: CompareOptions = {}, entry = 0) {
  const comparison = compareNow(left, right, options);
  return explainEntry(comparison, entry, leftIndex(comparison), rightIndex(comparison));
}

describe('values', () => {
  it.each([
    ['42', '42.0', [{ code: 'same-number', left: '42', right: '42.0' }]],
    ['42', '43', []],
    ['1', '"1"', [{ code: 'kinds', left: 'number', right: 'string' }]],
    ['[]', '{}', [{ code: 'kinds', left: 'array', right: 'object' }]],
    ['true', 'false', []],
    ['"a"', '"\\u0061"', [{ code: 'same-text' }]],
    ['"a"', '"a"', []],
  ])('%s and %s', (left, right, expected) => {
    expect(explain(left, right)).toEqual(expected);
    expect(explain(left, right, { numbers: 'written' })).toEqual(expected);
  });

  it('null is not the same as absent', () => {
    expect(explain('{"a":null}', '{}', {}, 1)).toEqual([{ code: 'null-or-absent', nullSide: 'left' }]);
    expect(explain('[]', '[null]', {}, 1)).toEqual([{ code: 'null-or-absent', nullSide: 'right' }]);
    expect(explain('{"a":1}', '{}', {}, 1)).toEqual([]);
  });
});

it.each([
  ['a', 'a ', [{ code: 'space', where: 'end', left: '', right: 'U+0020' }]],
  [
    '\ta',
    'a\n',
    [
      { code: 'space', where: 'start', left: 'U+0009', right: '' },
      { code: 'space', where: 'end', left: '', right: 'U+000A' },
    ],
  ],
  [' ', '  ', [{ code: 'space', where: 'start', left: 'U+0020', right: 'U+0020 U+0020' }]],
  ['', '\u00a0', [{ code: 'space', where: 'start', left: '', right: 'U+00A0' }]],
  ['caf\u00e9', 'cafe\u0301', [{ code: 'normalization', left: 'NFC', right: 'NFD' }]],
  ['a\r\nb', 'a\nb', [{ code: 'line-ends' }]],
  ['a\u200bb', 'ab', [{ code: 'invisible', left: 'U+200B', right: '' }]],
  ['a b', 'a\u00a0b', [{ code: 'invisible', left: '', right: 'U+00A0' }]],
  ['a b', 'a  b', [{ code: 'inner-space' }]],
  ['Straße', 'straße', [{ code: 'case' }]],
  ['a', 'b', []],
])('%j and %j', (left, right, expected) => expect(explainStrings(left, right)).toEqual(expected));

describe('parts of two strings', () => {
  it.each([
    ['abc', 'abd', ['=ab', 'c>d']],
    ['', 'x', ['>x']],
    ['the cat', 'the cut', ['=the c', 'a>u', '=t']],
    ['cafe\u0301', 'cafe', ['=caf', 'e\u0301>e']],
    ['👩‍👩‍👧!', '👩‍👩‍👦!', ['👩‍👩‍👧>👩‍👩‍👦', '=!']],
  ])('%j and %j', (left, right, expected) =>
    expect(
      stringParts(left, right).map((part) => (part.isSame ? `=${part.left}` : `${part.left}>${part.right}`)),
    ).toEqual(expected),
  );

  it('of long strings leave out what is far from a difference', () => {
    const long = 'x'.repeat(1000);
    const [head, change, tail] = stringParts(`${long}a${long}`, `${long}b${long}`);
    expect(head).toMatchObject({ isSame: true, omitted: 920 });
    expect(change).toEqual({ isSame: false, left: 'a', right: 'b' });
    expect(tail).toMatchObject({ isSame: true, omitted: 920 });
  });
});
