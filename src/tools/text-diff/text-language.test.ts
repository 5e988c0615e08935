import { expect, it } from 'vitest';
import { languageOf } from './text-language';
import { SAMPLE_LEFT, SAMPLE_RIGHT } from './samples';

const NAMES = ['left.txt', 'right.txt'];

it.each([
  [SAMPLE_LEFT, 'yaml'],
  ['{"a": 1}', 'json'],
  ['[1,\n2]\n', 'json'],
  ['---\na: 1\n', 'yaml'],
  ['# list\nitems:\n  - a\n  - b: 1\n    c: "x"\n', 'yaml'],
  ['a:\r\n  b: 1\r\n', 'yaml'],
  ['<?xml version="1.0"?>\n<a/>', 'xml'],
  ['<div>\n</div>\n', 'xml'],
  ['SELECT *\nFROM t', 'sql'],
  ['-- note\nselect a, b from t where c = 1;', 'sql'],
  ['/* x */ WITH q AS (SELECT 1) SELECT * FROM q', 'sql'],
  ['insert into t values (1)', 'sql'],
  ['UPDATE t SET a = 1', 'sql'],
  ['create table if not exists t (a int)', 'sql'],
  ['Select the items that you want from the list.', undefined],
  ['Update your settings with care', undefined],
  ['Note: this is a sentence.', undefined],
  ['Dear all,\nplease read: it matters.\nRegards', undefined],
  ['int a;\nswitch (x) {\ncase 1: y;\ndefault: z;\n}', undefined],
  ['the quick brown fox', undefined],
  ['', undefined],
])('%j is %s', (text, language) => expect(languageOf([text, ''], NAMES)).toBe(language));

it('both sides count, and names count more', () => {
  expect(languageOf([SAMPLE_LEFT, SAMPLE_RIGHT], NAMES)).toBe('yaml');
  expect(languageOf([SAMPLE_LEFT, 'some text'], NAMES)).toBeUndefined();
  expect(languageOf(['some text', ''], ['a/Query.SQL', 'right.txt'])).toBe('sql');
  expect(languageOf(['a', 'b'], ['left.txt', 'x.yml'])).toBe('yaml');
  expect(languageOf(['', ' '], ['x.yml', 'y.yml'])).toBeUndefined();
});
