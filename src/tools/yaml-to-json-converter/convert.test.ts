import { describe, expect, it } from 'vitest';
import { pathText } from '../../lib/document/note';
import { yamlToJson, type ConvertSettings } from './convert';
import { words as en } from './locales/en';

const convert = (text: string, settings: Partial<ConvertSettings> = {}) =>
  yamlToJson(text, { several: 'array', document: 1, indent: 0, ...settings });

function json(text: string, settings?: Partial<ConvertSettings>): string {
  const result = convert(text, settings);
  return result.ok ? result.value.text : en.fault(result.fault);
}

function notes(text: string, settings?: Partial<ConvertSettings>): string[] {
  const result = convert(text, settings);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value.notes.map((note) => `${note.code} ${pathText(note.path ?? [])}`.trim());
}

describe('values', () => {
  it.each([
    ['foo: bar\nlist:\n  - item\n  - key: value', '{"foo":"bar","list":["item",{"key":"value"}]}'],
    [
      'id: 12345678901234567890\nver: 1.10\nh: 0xFF\no: 0o17\np: .5\nz: 007',
      '{"id":12345678901234567890,"ver":1.10,"h":255,"o":15,"p":0.5,"z":7}',
    ],
    ['a: yes\nb: no\nd: True\ne: ~\nt: 1:30', '{"a":"yes","b":"no","d":true,"e":null,"t":"1:30"}'],
    ['base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3', '{"base":{"x":1,"y":2},"c":{"x":1,"y":3}}'],
    ['a: 1\n---\nb: 2', '[{"a":1},{"b":2}]'],
    ['b: 1\n2: x\n1: y\n~: z', '{"b":1,"2":"x","1":"y","null":"z"}'],
    ['? [a, b]\n: 1', '{"[\\"a\\",\\"b\\"]":1}'],
    ['0', '0'],
    ['false', 'false'],
    ['""', '""'],
    ['null', 'null'],
    ['[.inf, .nan]', '[null,null]'],
    ['foo: 1.4', '{"foo":1.4}'],
    ['number: "001"', '{"number":"001"}'],
    ['n: 9007199254740993', '{"n":9007199254740993}'],
    ['', ''],
    ['# nothing\n', ''],
  ])('%j', (text, expected) => expect(json(text)).toBe(expected));

  it.each([
    ['a: yes\nb: no\nd: True\ne: ~\nt: 1:30', '{"a":true,"b":false,"d":true,"e":null,"t":90}'],
    ['d: 2001-12-14', '{"d":"2001-12-14"}'],
  ])('%j as 1.1', (text, expected) => expect(json(text, { version: '1.1' })).toBe(expected));

  it('says what JSON cannot hold', () => {
    expect(notes('[.inf, .nan]')).toEqual(['not-finite [0]', 'not-finite [1]']);
    expect(notes('? [a, b]\n: 1')).toEqual(['complex-key ["[\\"a\\",\\"b\\"]"]']);
    expect(notes('a: !Ref x # c\nb: 99999999999999999999')).toEqual([
      'unknown-tag a',
      'large-integer b',
      'comments-dropped',
    ]);
    expect(notes('a: 1\n---\nb: [!x y]')).toEqual(['unknown-tag [1].b[0]']);
  });
});

describe('messages', () => {
  it.each([
    ['a:\n\tb: 1', 'Tabs cannot indent YAML, line 2, column 1.'],
    ['a: 1\na: 2', 'Key “a” is repeated, line 2, column 1.'],
    ['a: *x', 'Alias *x has no anchor, line 1, column 4.'],
    [
      Array.from({ length: 9 }, (_, n) =>
        n === 0 ? 'a0: &a0 [x, x]' : `a${n}: &a${n} [${`*a${n - 1},`.repeat(9)}]`,
      ).join('\n'),
      'Aliases make the document far too large (possible resource attack), line 6, column 34.',
    ],
    ['['.repeat(600), 'Nested too deeply (limit: 500 levels).'],
  ])('%#', (text, message) => expect(json(text)).toBe(message));
});

describe('options', () => {
  it.each<[string, Partial<ConvertSettings>, string]>([
    ['b: 1\na: 2', { sortKeys: 'codeUnits' }, '{"a":2,"b":1}'],
    ['a: 9007199254740993', { largeIntegers: 'text' }, '{"a":"9007199254740993"}'],
    ['# c\na: 1 # d', { comments: true, indent: 2 }, '{\n  // c\n  "a": 1 // d\n}'],
    ['a: 1', { indent: 'tab' }, '{\n\t"a": 1\n}'],
    ['<<: {a: 1}', { mergeKeys: false }, '{"<<":{"a":1}}'],
    ['a: !GetAtt b.c', { cloudFormation: true }, '{"a":{"Fn::GetAtt":["b","c"]}}'],
  ])('%j with %j', (text, settings, expected) => expect(json(text, settings)).toBe(expected));
});

describe('several documents', () => {
  const text = 'a: [1, .nan] # c\n---\n- !t x\n# d\n---\nz';

  it('as an array', () => {
    expect(json(text)).toBe('[{"a":[1,null]},["x"],"z"]');
    expect(notes(text)).toEqual(['unknown-tag [1][0]', 'not-finite [0].a[1]', 'comments-dropped']);
  });

  it('as lines', () => {
    expect(json(text, { several: 'lines', indent: 2, comments: true })).toBe('{"a":[1,null]}\n["x"]\n"z"');
    expect(notes(text, { several: 'lines' })).toEqual([
      'unknown-tag [1][0]',
      'not-finite [0].a[1]',
      'comments-dropped',
    ]);
  });

  it('one of them', () => {
    expect(json(text, { several: 'one', document: 2 })).toBe('["x"]');
    expect(notes(text, { several: 'one', document: 2 })).toEqual([
      'document-picked',
      'unknown-tag [0]',
      'comments-dropped',
    ]);
    expect(json(text, { several: 'one', document: 9 })).toBe('"z"');
    expect(notes('a', { several: 'one', document: 3 })).toEqual([]);
  });

  it.each(['array', 'lines', 'one'] as const)('a single one stays itself: %s', (several) =>
    expect(json('a: 1', { several, indent: 1 })).toBe('{\n "a": 1\n}'),
  );
});
