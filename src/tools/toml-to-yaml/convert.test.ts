import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../../lib/document/document';
import { readToml } from '../../lib/toml/read-toml';
import { writeToml } from '../../lib/toml/write-toml';
import { readYaml } from '../../lib/yaml/read-yaml';
import { tomlToYaml, type ConvertSettings } from './convert';
import { words as en } from './locales/en';

const convert = (text: string, settings: Partial<ConvertSettings> = {}) =>
  tomlToYaml(text, { strict: false, ...settings });

function yaml(text: string, settings?: Partial<ConvertSettings>): string {
  const result = convert(text, settings);
  return result.ok ? result.value.text : en.fault(result.fault);
}

describe('values', () => {
  it.each([
    [
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"',
      'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n',
    ],
    [
      '# server settings\nport = 8080 # default\n\n# This is a comment\n[list]\nname = "item"',
      '# server settings\nport: 8080 # default\n# This is a comment\nlist:\n  name: item\n',
    ],
    [
      'a = 1979-05-27T07:32:00Z\nd = 1979-05-27\ne = 13:32:00\nk = "1979-05-27"',
      'a: 1979-05-27T07:32:00Z\nd: 1979-05-27\ne: "13:32:00"\nk: "1979-05-27"\n',
    ],
    [
      'f = 1.0\ng = inf\nh = nan\ni = "yes"\nj = 9223372036854775807',
      'f: 1.0\ng: .inf\nh: .nan\ni: "yes"\nj: 9223372036854775807\n',
    ],
    [
      '[[s]]\nid = "a"\n[[s]]\nid = "b"\ntags = ["x", 1]',
      's:\n  - id: a\n  - id: b\n    tags:\n      - x\n      - 1\n',
    ],
    ['a = 0xFF\nb = 1_000\nc = 0o17\nd = -0.0\ne = 1e3', 'a: 255\nb: 1000\nc: 15\nd: -0.0\ne: 1.0e+3\n'],
    ['"a.b" = """\nRoses\nViolets"""\n"" = []\nt = {}', 'a.b: |-\n  Roses\n  Violets\n"": []\nt: {}\n'],
    ['# nothing', '{}\n# nothing\n'],
    ['', ''],
  ])('%j', (text, expected) => expect(yaml(text)).toBe(expected));
});

describe('options', () => {
  it.each<[string, Partial<ConvertSettings>, string]>([
    ['d = 1979-05-27 # c', { dates: 'quoted' }, 'd: "1979-05-27" # c\n'],
    ['d = 1979-05-27 # c', { comments: false }, 'd: 1979-05-27\n'],
    ['a = ["no"]', { safeFor11: false, indentLists: false }, 'a:\n- no\n'],
    ['k = "1979-05-27"\nl = 1979-05-27', { safeFor11: false }, 'k: "1979-05-27"\nl: 1979-05-27\n'],
    ['a = {x=1,\n}', { strict: true }, 'Needs TOML 1.1 (a line break in an inline table), line 1, column 10.'],
  ])('%j with %j', (text, settings, expected) => expect(yaml(text, settings)).toBe(expected));

  it('tells of dropped comments', () =>
    expect(convert('# a\nb = 1 # c', { comments: false })).toMatchObject({
      value: { notes: [{ code: 'comments-dropped', count: 2 }] },
    }));
});

it('says where a text is broken', () => {
  expect(convert('b =')).toMatchObject({ ok: false, fault: { line: 1 } });
  expect(convert('a = 1\na = 2')).toMatchObject({ ok: false, fault: { line: 2, column: 1 } });
});

describe('there and back', () => {
  const keys = fc.oneof(fc.string(), fc.constantFrom('a.b', 'no', '1', '2001-12-14', '<<', 'ä', '', 'x y'));
  const values = fc.oneof(
    fc.string().map((text) => JSON.stringify(text)),
    fc.constantFrom('"no"', '"1979-05-27"', '"1:30"', "'a\\b'", '"""\na\n  b\n"""', '"\\t x"'),
    fc.constantFrom('1979-05-27', '1979-05-27T07:32:00Z', '1979-05-27 07:32:00.5-07:00', '1979-05-27T07:32:00'),
    fc.constantFrom('1.0', '-0.0', '1e3', '5E-7', 'inf', '-inf', 'nan', 'true', 'false', '9223372036854775807'),
    fc.integer().map(String),
    fc.constantFrom('[]', '{}', '[1, "a", [2.50]]', '[{ a = 1 }, { b = [{ c = "d" }] }]', '{ a.b = 1 }'),
  );
  const documents = fc
    .uniqueArray(fc.tuple(keys, values), { minLength: 1, maxLength: 6, selector: ([key]) => key })
    .map((pairs) => pairs.map(([key, value]) => `${JSON.stringify(key)} = ${value}\n`).join(''))
    .filter((text) => readToml(text).ok);

  /** A tree without places, comments and the other spelling that an exponent may have. */
  function shape(value: DocumentValue): unknown {
    switch (value.kind) {
      case 'map':
        return new Map(value.members.map(({ key, value: member }) => [key, shape(member)]));
      case 'list':
        return value.items.map(shape);
      case 'number':
        return [/[.eENI]/.test(value.source) ? 'float' : 'integer', Number(value.source)];
      case 'date':
        return [value.form, value.source];
      case 'string':
        return value.text;
      case 'boolean':
        return value.value;
      case 'null':
        return null;
    }
  }

  it('gives the same tree', () => {
    fc.assert(
      fc.property(documents, fc.boolean(), (toml, safeFor11) => {
        const first = readToml(toml);
        const middle = readYaml(yaml(toml, { safeFor11 }));
        const [root] = middle.ok ? middle.value.documents : [];
        if (!first.ok || !root) throw new Error('Both must be readable');
        expect(shape(root)).toEqual(shape(first.value.document));
        const written = writeToml(root);
        const last = written.ok ? readToml(written.value.text) : written;
        expect(last.ok ? shape(last.value.document) : last.fault).toEqual(shape(first.value.document));
      }),
      { numRuns: 200 },
    );
  });
});
