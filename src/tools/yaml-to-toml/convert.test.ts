import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../../lib/document/document';
import { pathText } from '../../lib/document/note';
import { awkwardText, documentValue } from '../../lib/document/testing';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { readToml } from '../../lib/toml/read-toml';
import { writeToml } from '../../lib/toml/write-toml';
import { readYaml } from '../../lib/yaml/read-yaml';
import { writeYaml } from '../../lib/yaml/write-yaml';
import { yamlToToml, type ConvertSettings } from './convert';

const DEFAULTS: ConvertSettings = { several: 'one', document: 1, outputVersion: '1.0' };

const convert = (text: string, settings: Partial<ConvertSettings> = {}) =>
  yamlToToml(text, { ...DEFAULTS, ...settings });

function toml(text: string, settings?: Partial<ConvertSettings>): string {
  const result = convert(text, settings);
  return result.ok ? result.value.text : result.fault.code;
}

function notes(text: string, settings?: Partial<ConvertSettings>): string[] {
  const result = convert(text, settings);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value.notes.map((note) => `${note.code} ${pathText(note.path ?? [])}`.trim());
}

describe('vectors', () => {
  it.each([
    [
      'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1',
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n',
      [],
    ],
    [
      'd: 2001-12-14\nq: "2001-12-14"\nt: 2001-12-14T21:59:43-05:00\nf: 1.0\nx: .inf',
      'd = 2001-12-14\nq = "2001-12-14"\nt = 2001-12-14T21:59:43-05:00\nf = 1.0\nx = inf\n',
      [],
    ],
    ['n: ~\na: 1', 'a = 1\n', ['null-left-out n']],
    ['base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3', '[base]\nx = 1\ny = 2\n\n[c]\nx = 1\ny = 3\n', []],
    ['servers:\n  - name: a\n  - name: b', '[[servers]]\nname = "a"\n\n[[servers]]\nname = "b"\n', []],
    ['- 1\n- 2', 'items = [1, 2]\n', ['root-wrapped']],
    ['id: 12345678901234567890', 'id = "12345678901234567890"\n', ['large-integer id']],
  ])('%j', (text, expected, said) => {
    expect(toml(text)).toBe(expected);
    expect(notes(text)).toEqual(said);
  });
});

describe('reading', () => {
  it.each([
    [
      'a: .nan\nb: -.inf\nc: 0xFF\nd: 0o17\ne: .5\nf: 007\ng: 1.10',
      'a = nan\nb = -inf\nc = 255\nd = 15\ne = 0.5\nf = 7\ng = 1.10\n',
    ],
    ['number: "001"\nyes: no', 'number = "001"\nyes = "no"\n'],
    ['a: |\n  x\n  y\nb: >-\n  p\n  q', 'a = """\nx\ny\n"""\nb = "p q"\n'],
    ['"a.b": 1\n"": 2\nnaïve: 3', '"a.b" = 1\n"" = 2\n"naïve" = 3\n'],
    ['b: 1\n2: x\n1: y\n~: z', 'b = 1\n2 = "x"\n1 = "y"\nnull = "z"\n'],
    ['t: 2001-12-14 21:59:43', 't = 2001-12-14 21:59:43\n'],
    ['t: 12:30:00', 't = "12:30:00"\n'],
    ['# top\na: 1 # one\n# about t\nt:\n  b: 2\n# end', '# top\na = 1 # one\n\n# about t\n[t]\nb = 2\n# end\n'],
    ['a:\n  x: 1\n  # a1\n# b1\nb:\n  y: 1', '[a]\nx = 1\n# a1\n\n# b1\n[b]\ny = 1\n'],
    ['a:\n  x: 1\n# b1\n  # b2\nb:\n  y: 1', '[a]\nx = 1\n\n# b1\n# b2\n[b]\ny = 1\n'],
    [
      'a:\n  x:\n    p: 1\n    # x1\n  # y1\n  y:\n    q: 1\n  # a1\n# b1\nb:\n  r: 1',
      '[a.x]\np = 1\n# x1\n\n# y1\n[a.y]\nq = 1\n# a1\n\n# b1\n[b]\nr = 1\n',
    ],
    [
      'l:\n  - x: 1\n    # item\n  # next\n  - x: 2\n    # last\n# b1\nb:\n  r: 1',
      '[[l]]\nx = 1\n# item\n\n# next\n[[l]]\nx = 2\n# last\n\n# b1\n[b]\nr = 1\n',
    ],
    ['a: !t\n  x: 1\n  # a1\n# b1\nb:\n  y: 1', '[a]\nx = 1\n# a1\n\n# b1\n[b]\ny = 1\n'],
    ['', ''],
    ['# only a comment', ''],
    ['---', ''],
    ['--- # c\n...', ''],
    ['{}', ''],
    ['0', 'items = 0\n'],
    ['""', 'items = ""\n'],
    ['~', 'nothing-for-toml'],
    ['a: 1\na: 2', 'repeated-key'],
    ['a:\n\tb: 1', 'tab-indent'],
    ['a: *x', 'alias-without-anchor'],
  ])('%j', (text, expected) => expect(toml(text)).toBe(expected));

  it('reads 1.1, merge keys and tags as it is told', () => {
    expect(toml('a: yes\nb: 1:30', { version: '1.1' })).toBe('a = true\nb = 90\n');
    expect(toml('<<: {a: 1}', { mergeKeys: false })).toBe('["<<"]\na = 1\n');
    expect(toml('a: !Ref x', { cloudFormation: true })).toBe('[a]\nRef = "x"\n');
    expect(notes('a: !Ref x')).toEqual(['unknown-tag a']);
    expect(toml('a: [\n]', { strict: true })).toBe('bad-indent');
  });
});

describe('options', () => {
  it.each<[string, Partial<ConvertSettings>, string]>([
    ['n: ~\nl: [1, ~]', { nulls: 'text' }, 'n = ""\nl = [1, ""]\n'],
    ['n: ~', { nulls: 'fault' }, 'null-not-in-toml'],
    ['d: 2001-12-14', { dates: false }, 'd = "2001-12-14"\n'],
    ['a: 1 # one', { comments: false }, 'a = 1\n'],
    ['- 1', { rootKey: 'a b' }, '"a b" = [1]\n'],
    ['- 1', { rootKey: '' }, 'items = [1]\n'],
    ['id: 12345678901234567890', { largeIntegers: 'number' }, 'id = 12345678901234567890\n'],
    ['a: "\\e[0m\\x01"', {}, 'a = "\\u001B[0m\\u0001"\n'],
    ['a: "\\e[0m\\x01"', { outputVersion: '1.1' }, 'a = "\\e[0m\\x01"\n'],
  ])('%j with %j', (text, settings, expected) => expect(toml(text, settings)).toBe(expected));

  it('says where a null is that may not be', () => {
    expect(convert('a: 1\r\nb:\r\n  - ~', { nulls: 'fault' })).toMatchObject({
      fault: { code: 'null-not-in-toml', path: ['b', 0], line: 3, column: 5, at: 14 },
    });
  });
});

describe('several documents', () => {
  const text = 'a: 1\nn: ~\n---\nb: !x 2\nn: ~\n---\n- 3\n';

  it.each([
    [1, 'a = 1\n', ['document-picked', 'null-left-out n']],
    [2, 'b = "2"\n', ['document-picked', 'unknown-tag b', 'null-left-out n']],
    [3, 'items = [3]\n', ['document-picked', 'root-wrapped']],
    [9, 'items = [3]\n', ['document-picked', 'root-wrapped']],
  ])('takes number %i', (document, expected, said) => {
    expect(toml(text, { document })).toBe(expected);
    expect(notes(text, { document })).toEqual(said);
    expect(convert(text, { document })).toMatchObject({
      value: { count: 3, notes: [{ number: Math.min(document, 3), count: 3 }, ...said.slice(1).map(() => ({}))] },
    });
  });

  it('puts all under a key', () => {
    expect(toml('a: 1\n---\nb: 2\n', { several: 'list', rootKey: 'all' })).toBe('[[all]]\na = 1\n\n[[all]]\nb = 2\n');
    expect(toml(text, { several: 'list' })).toBe('items = [{ a = 1 }, { b = "2" }, [3]]\n');
    expect(notes(text, { several: 'list' })).toEqual([
      'unknown-tag [1].b',
      'root-wrapped',
      'null-left-out [0].n',
      'null-left-out [1].n',
    ]);
  });

  it('can be empty', () => {
    expect(toml('---\n---\na: 1')).toBe('');
    expect(toml('---\n---\na: 1', { document: 2 })).toBe('a = 1\n');
  });
});

/** What a tree says, its maps by key and its numbers by value. */
function meaning(value: DocumentValue): unknown {
  switch (value.kind) {
    case 'map':
      return value.members
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map((member) => [member.key, meaning(member.value)]);
    case 'list':
      return { items: value.items.map(meaning) };
    case 'number':
      return /^-?\d+$/.test(value.source) ? BigInt(value.source) : { float: Number(value.source) };
    case 'string':
      return `"${value.text}`;
    case 'date':
      return { form: value.form, source: value.source };
    case 'boolean':
      return value.value;
    case 'null':
      return null;
  }
}

const isWhole = (value: DocumentValue): boolean =>
  value.kind === 'list'
    ? value.items.every(isWhole)
    : value.kind === 'map'
      ? value.members.every((member) => findLoneSurrogate(member.key) < 0 && isWhole(member.value))
      : value.kind !== 'string' || findLoneSurrogate(value.text) < 0;

const table = fc
  .uniqueArray(fc.tuple(awkwardText, documentValue({ depth: 3 })), { maxLength: 4, selector: ([key]) => key })
  .map((pairs): DocumentValue => {
    const span = { start: 0, end: 0 };
    return { kind: 'map', members: pairs.map(([key, value]) => ({ key, keySpan: span, value })), ...span };
  })
  .filter(isWhole);

it('gives TOML back that went through YAML', () => {
  fc.assert(
    fc.property(table, (value) => {
      const first = writeToml(value, { nulls: 'text', largeIntegers: 'number' });
      const read = first.ok ? readToml(first.value.text) : first;
      if (!read.ok) throw new Error(read.fault.code);
      if (!('document' in read.value)) throw new Error('not read');
      const { document } = read.value;
      const back = yamlToToml(writeYaml([document]).text, { ...DEFAULTS, largeIntegers: 'number' });
      const again = back.ok ? readToml(back.value.text) : back;
      if (!again.ok) throw new Error(again.fault.code);
      if (!('document' in again.value)) throw new Error('not read');
      expect(meaning(again.value.document)).toEqual(meaning(document));
    }),
    { numRuns: 150 },
  );
});

it('keeps dates and comments on that way', () => {
  const source =
    '# a\na = 1 # one\nb = 1979-05-27T07:32:00.5-07:00\nc = 1979-05-27 07:32:00\nd = 1979-05-27\n\n# t\n[t]\nx = "1979-05-27"\n# end\n';
  const read = readToml(source);
  if (!read.ok) throw new Error(read.fault.code);
  expect(toml(writeYaml([read.value.document]).text)).toBe(source);
});

it('gives what smol-toml reads, and what YAML says', () => {
  fc.assert(
    fc.property(table, (value) => {
      const yaml = writeYaml([value]).text;
      const written = convert(yaml, { nulls: 'text', largeIntegers: 'number' });
      const read = readYaml(yaml);
      if (!written.ok || !read.ok) throw new Error(yaml);
      const toml10 = readToml(written.value.text, { version: '1.0' });
      if (!toml10.ok) throw new Error(written.value.text);
      const said = read.value.documents.map((document) => JSON.stringify(meaning(document), textOf));
      expect([JSON.stringify(meaning(toml10.value.document), textOf)]).toEqual(said);
      const isReadable = !/\d{19}/.test(written.value.text);
      expect(() => (isReadable ? parse(written.value.text, { integersAsBigInt: true }) : undefined)).not.toThrow();
    }),
    { numRuns: 150 },
  );
});

/** TOML has no null; here it is an empty text. */
function textOf(_: string, part: unknown): unknown {
  if (typeof part === 'bigint') return `${part}n`;
  return part === null ? '"' : part;
}
