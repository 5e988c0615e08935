import { describe, expect, it } from 'vitest';
import searchIndex from 'virtual:search-index';
import { FURTHER_NEAR_MISSES } from '../paste/samples/further-near-misses';
import { NEAR_MISSES } from '../paste/samples/near-misses';
import { PASTED_PROSE } from '../paste/samples/pasted';
import { PROSE } from '../paste/samples/prose';
import { begins, namingBy } from './named-exactly';

const named = (line: string) => {
  const naming = namingBy(line);
  return searchIndex.flatMap((record) => (naming(record) ? [record.id] : []));
};

describe('a pasted line is searched for', () => {
  it.each([
    ['JSON', 'json-prettify'],
    ['json-prettify', 'json-prettify'],
    ['UUID', 'uuid-generator'],
    ['json to yaml', 'json-to-yaml-converter'],
    ['404 Not Found', 'http-status-codes'],
    ['颜色转换器', 'color-converter'],
  ])('where it is a name: %s', (line, tool) => expect(named(line)).toContain(tool));

  it('as a whole where it is all of the name', () => {
    const record = { id: 'a', names: ['JSON formatter'], descriptions: [], keywords: ['pretty print'] };
    expect(namingBy(' json Formatter')(record)).toBe('whole');
    expect(namingBy('Pretty print')(record)).toBe('whole');
    expect(namingBy('json')(record)).toBe('words');
    expect(namingBy('pretty')(record)).toBeUndefined();
  });
});

describe('it is not', () => {
  it('where its words are those of a text', () => {
    const texts = [...PROSE, ...PASTED_PROSE].filter((line) => /\s|\p{P}|\p{Script=Han}/u.test(line));
    const found = texts.map((line) => [line, named(line)] as const);
    expect(found.filter(([, tools]) => tools.length > 0)).toEqual([]);
  });

  it.each([
    'hello world',
    'ff5733',
    '550e8400-e29b-41d4-a716-44665544000',
    'rwxrwxr--',
    '300K',
    'user_id',
    'a',
    '10/3',
  ])('where a part of it is in a name: %s', (line) => expect(named(line)).toEqual([]));

  it('where it looks like something', () => {
    const texts = [...NEAR_MISSES, ...FURTHER_NEAR_MISSES].filter(({ text }) => /[^\p{L}]/u.test(text));
    const found = texts.filter(({ text }) => named(text).length > 2);
    expect(found.map(({ text }) => text)).toEqual([]);
  });
});

it.each([
  ['text stat', 'text-statistics', true],
  ['  JSON  ', 'json-prettify', true],
  ['tistics', 'text-statistics', false],
  ['230', 'http-status-codes', false],
])('%s is the beginning of a name of %s: %s', (query, id, expected) => {
  const record = searchIndex.find((each) => each.id === id);
  expect(begins(record && { record }, query)).toBe(expected);
});
