import { expect, it } from 'vitest';
import { nearestNames } from './nearest-names';

const NAMES = [
  'json-prettify_prettify',
  'json-prettify_unwrap',
  'sql-prettify_format',
  'base64-string-converter_encode',
];

it.each([
  ['json_prettify', ['json-prettify_unwrap', 'json-prettify_prettify', 'sql-prettify_format']],
  ['base64Encode', ['base64-string-converter_encode']],
  ['JSON-PRETTIFY', ['json-prettify_unwrap', 'json-prettify_prettify', 'sql-prettify_format']],
  ['__proto__', []],
  ['', []],
])('of %j are %j', (name, nearest) => expect(new Set(nearestNames(name, NAMES))).toEqual(new Set(nearest)));

it('are at most five', () => {
  expect(
    nearestNames(
      'a',
      Array.from({ length: 9 }, (_, at) => `a_${at}`),
    ),
  ).toHaveLength(5);
});
