import { describe, expect, it } from 'vitest';
import { matchingOptions, movedIndex, splitAtMatch, typeAhead } from './options';

const list = (...labels: string[]) => labels.map((label) => ({ label, value: label }));

describe('matchingOptions', () => {
  const dialects = list('BigQuery', 'MySQL', 'PostgreSQL', 'Spark SQL');

  it.each([
    ['', ['BigQuery', 'MySQL', 'PostgreSQL', 'Spark SQL']],
    ['  ', ['BigQuery', 'MySQL', 'PostgreSQL', 'Spark SQL']],
    ['sql', ['MySQL', 'PostgreSQL', 'Spark SQL']],
    ['QUERY', ['BigQuery']],
    ['k s', ['Spark SQL']],
    ['.*', []],
    ['火星', []],
  ])('finds %j', (query, labels) => expect(matchingOptions(dialects, query).map(({ label }) => label)).toEqual(labels));

  it('keeps the order and is quick with many', () => {
    const many = list(...Array.from({ length: 1000 }, (_, index) => `Option ${index}`));
    expect(matchingOptions(many, '99').map(({ label }) => label)).toContain('Option 990');
    expect(matchingOptions(many, '99')).toHaveLength(19);
  });
});

describe('splitAtMatch', () => {
  it.each([
    ['PostgreSQL', 'sql', ['Postgre', 'SQL', '']],
    ['Europe/Paris', 'euro', ['', 'Euro', 'pe/Paris']],
    ['中国标准时间', '标准', ['中国', '标准', '时间']],
  ])('%s at %s', (label, query, parts) => expect(splitAtMatch(label, query)).toEqual(parts));

  it.each([
    ['MySQL', ''],
    ['MySQL', 'x'],
    // İ becomes two code units in lower case.
    ['İstanbul', 'stan'],
  ])('marks nothing in %s for %j', (label, query) => expect(splitAtMatch(label, query)).toBeUndefined());
});

describe('typeAhead', () => {
  const fruit = list('Apple', 'Apricot', 'Banana', 'Blueberry', 'Blackberry');

  it.each([
    ['b', -1, 2],
    ['b', 2, 3],
    ['bb', 3, 4],
    ['b', 4, 2],
    ['bl', 2, 3],
    ['bla', 3, 4],
    ['APR', 0, 1],
    ['ap', 0, 0],
    ['z', 0, -1],
  ])('%s from %i goes to %i', (typed, from, expected) => expect(typeAhead(fruit, typed, from)).toBe(expected));

  it('finds nothing in an empty list', () => expect(typeAhead([], 'a', -1)).toBe(-1));
});

describe('movedIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 19, 19],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 5, 4],
    ['Home', 5, 0],
    ['End', 5, 19],
    ['PageDown', 5, 14],
    ['PageDown', 15, 19],
    ['PageUp', 5, 0],
    ['PageUp', 15, 6],
  ])('%s from %i goes to %i of twenty', (key, from, to) => expect(movedIndex(key, from, 20)).toBe(to));

  it.each(['Home', 'End', 'ArrowDown'])('%s has nowhere to go in an empty list', (key) =>
    expect(movedIndex(key, -1, 0)).toBe(-1),
  );
  it.each(['a', 'Tab', 'Enter'])('%s moves nothing', (key) => expect(movedIndex(key, 3, 20)).toBeUndefined());
});
