import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KIND, keyOf, kindOf, stringOf, valueSource, type JsonIndex } from './json-index';
import { readJson } from './read-json';
import { LONGEST_QUERY, searchJson } from './search-json';

function indexOf(text: string): JsonIndex {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

function search(index: JsonIndex, query: string, matchCase = false): number[] {
  const steps = searchJson(index, query, matchCase);
  for (;;) {
    const step = steps.next();
    if (step.done) return Array.from(step.value);
  }
}

it.each([
  ['name', [1]],
  ['NAME', [1]],
  ['1', [3, 4]],
  ['é"', [2]],
  ['n', [1]],
  ['"', [2]],
  ['true', [5]],
  ['[', []],
  [':', []],
  ['\n', [6]],
  ['b', [6]],
  ['', []],
])('finds %j', (query, nodes) => {
  const text = '{"name":"x","\\u00e9\\"":[1,2.10,true],"t":"a\\nb"}';
  expect(search(indexOf(text), query)).toEqual(nodes);
});

it('tells case apart on request', () => {
  const index = indexOf('["a","A","ä","Ä"]');
  expect(search(index, 'a')).toEqual([1, 2]);
  expect(search(index, 'Ä', true)).toEqual([4]);
  expect(search(index, 'Ä')).toEqual([3, 4]);
});

it('finds the longest query', () => {
  const long = '你a'.repeat(LONGEST_QUERY / 2);
  expect(search(indexOf(JSON.stringify([long, `x${long}`, long.slice(1)])), long.toUpperCase())).toEqual([1, 2]);
});

it('finds what lies across blocks', () => {
  const padding = 'x'.repeat(65_530);
  expect(search(indexOf(`["${padding}","needle in hay","needle"]`), 'needle')).toEqual([2, 3]);
});

it('finds what going over every key and value finds', () => {
  const unit = fc.constantFrom('a', 'b', 'é', '"', '\\', '\n', '1', 'n', 'u');
  const word = fc.string({ unit, maxLength: 4 });
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, word, fc.integer(), tie('list'), tie('map')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    map: fc.dictionary(word, tie('value'), { maxKeys: 4 }),
  })).value;
  fc.assert(
    fc.property(value, fc.string({ unit, minLength: 1, maxLength: 2 }), (json, query) => {
      const index = indexOf(JSON.stringify(json));
      const expected = Array.from({ length: index.count }, (_, node) => node).filter((node) => {
        const kind = kindOf(index, node);
        const said = kind === KIND.string ? stringOf(index, node) : kind <= KIND.array ? '' : valueSource(index, node);
        return keyOf(index, node).includes(query) || said.includes(query);
      });
      expect(search(index, query, true)).toEqual(expected);
    }),
  );
});
