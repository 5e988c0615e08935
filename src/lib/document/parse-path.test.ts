import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathText } from './note';
import { parsePath } from './parse-path';

it.each([
  ['', []],
  ['data.items', ['data', 'items']],
  ['data.items[0].rows', ['data', 'items', 0, 'rows']],
  ['[2]', [2]],
  ['["a.b"].c', ['a.b', 'c']],
  ["a['it\\'s \"x\"']", ['a', 'it\'s "x"']],
  ['$.a', ['$', 'a']],
  ['键.é x', ['键', 'é x']],
])('%s', (text, path) => expect(parsePath(text)).toEqual(path));

it.each(['.a', 'a.', 'a..b', 'a[', 'a[x]', 'a]b', '[""', '["\\x"]', 'a[0]b', 'a[-1]'])('%s is none', (text) => {
  expect(parsePath(text)).toBeUndefined();
});

it('reads what is written', () => {
  const part = fc.oneof(fc.nat(), fc.string({ unit: 'binary' }), fc.constantFrom('', '.', '$', "'", '"', '\\', '0'));
  fc.assert(
    fc.property(fc.array(part), (path) => {
      expect(parsePath(pathText(path))).toEqual(path);
    }),
  );
});
