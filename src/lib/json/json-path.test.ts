import { describe, expect, it } from 'vitest';
import { pathTo, toJsonPath, toJsonPointer } from './json-path';
import { readJson } from './read-json';

function stepsTo(text: string, node: number) {
  const read = readJson(text);
  return read.ok ? pathTo(read.value, node) : [];
}

describe('paths', () => {
  const text = '{"store":{"book":[{"title":"x"},{"a/b~c":[1,2]}]}}';
  it.each([
    [0, '$', ''],
    [2, "$['store']['book']", '/store/book'],
    [4, "$['store']['book'][0]['title']", '/store/book/0/title'],
    [8, "$['store']['book'][1]['a/b~c'][1]", '/store/book/1/a~1b~0c/1'],
  ])('of node %i', (node, path, pointer) => {
    const steps = stepsTo(text, node);
    expect([toJsonPath(steps), toJsonPointer(steps)]).toEqual([path, pointer]);
  });

  // RFC 9535, section 2.7, and RFC 6901, section 5
  it.each([
    ['\u000b', "$['\\u000b']", '/\u000b'],
    ["it's", "$['it\\'s']", "/it's"],
    ['\\\n\t\b\f\r', "$['\\\\\\n\\t\\b\\f\\r']", '/\\\n\t\b\f\r'],
    ['', "$['']", '/'],
    ['a/b', "$['a/b']", '/a~1b'],
    ['m~n', "$['m~n']", '/m~0n'],
    ['~1', "$['~1']", '/~01'],
    ['k"l', "$['k\"l']", '/k"l'],
    ['键 😀', "$['键 😀']", '/键 😀'],
  ])('escapes %j', (key, path, pointer) => expect([toJsonPath([key]), toJsonPointer([key])]).toEqual([path, pointer]));
});
