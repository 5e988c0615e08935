import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../../lib/document/document';
import { pathText } from '../../lib/document/note';
import { writeJson } from '../../lib/document/write-json';
import { readToml } from '../../lib/toml/read-toml';
import { jsonToToml, type ConvertSettings } from './convert';

const convert = (text: string, settings: Partial<ConvertSettings> = {}) =>
  jsonToToml(text, { strict: false, ...settings });

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
      '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
      [],
    ],
    ['{"a":{"x":1},"b":2}', 'b = 2\n\n[a]\nx = 1\n', []],
    [
      '{"a":null,"b":[1,null,2],"c":{"d":null}}',
      'b = [1, 2]\n\n[c]\n',
      ['null-left-out a', 'null-left-out b[1]', 'null-left-out c.d'],
    ],
    ['[{"a":1},{"a":2}]', '[[items]]\na = 1\n\n[[items]]\na = 2\n', ['root-wrapped']],
    [
      '{"i":1,"f":1.0,"big":9223372036854775807,"over":9223372036854775808,"e":1e3}',
      'i = 1\nf = 1.0\nbig = 9223372036854775807\nover = "9223372036854775808"\ne = 1e3\n',
      ['large-integer over'],
    ],
    ['{"a.b":1,"":2,"naïve":3,"x y":4}', '"a.b" = 1\n"" = 2\n"naïve" = 3\n"x y" = 4\n', []],
    [
      '{"a":[1,"x",{"y":1}],"b":[{"x":1},{"x":2,"y":{"z":1}}],"c":[],"d":{}}',
      'a = [1, "x", { y = 1 }]\nc = []\n\n[[b]]\nx = 1\n\n[[b]]\nx = 2\n\n[b.y]\nz = 1\n\n[d]\n',
      [],
    ],
    ['{"s":"x\\ny","q":"say \\"hi\\"","m":"😀"}', 's = """\nx\ny"""\nq = "say \\"hi\\""\nm = "😀"\n', []],
  ])('%s', (text, expected, said) => {
    expect(toml(text)).toBe(expected);
    expect(notes(text).toSorted()).toEqual(said.toSorted());
  });
});

describe('reading', () => {
  it.each([
    ['{a:1,}', 'a = 1\n', ['read-as-json5']],
    ['{"a":1}\n{"a":2}\n', '[[items]]\na = 1\n\n[[items]]\na = 2\n', ['read-as-lines', 'root-wrapped']],
    ['{"a":1,"b":2,"a":3}', 'a = 3\nb = 2\n', ['duplicate-key a']],
    ['{"a":0x10,"b":+.5}', 'a = 16\nb = 0.5\n', ['read-as-json5']],
    ['{"a":1} // end', 'a = 1\n# end\n', ['read-as-json5']],
    ['\uFEFF{"id":12345678901234567890}', 'id = "12345678901234567890"\n', ['large-integer id']],
    [
      '{"userId":17478252242305210114,"d":1.10}',
      'userId = "17478252242305210114"\nd = 1.10\n',
      ['large-integer userId'],
    ],
    ['{}', '', []],
    ['0', 'items = 0\n', ['root-wrapped']],
    ['false', 'items = false\n', ['root-wrapped']],
    ['""', 'items = ""\n', ['root-wrapped']],
    ['', '', []],
  ])('%j', (text, expected, said) => {
    expect(toml(text)).toBe(expected);
    expect(notes(text)).toEqual(said);
  });

  it.each([
    ['null', 'nothing-for-toml'],
    [' \n', 'nothing-for-toml'],
    ['// nothing', 'expected-value'],
    ['{"a":tru}', 'unknown-word'],
    ['[1,2', 'expected-comma-or-close'],
  ])('%j is refused', (text, code) => expect(toml(text)).toBe(code));

  it.each(['{a:1}', '[1,]', '{"a":1}\n{"a":2}', '// c\n{}', ' '])('%j is refused when strict', (text) => {
    expect(toml(text, { strict: true })).not.toMatch(/[= ]/);
    expect(convert(text, { strict: true }).ok).toBe(false);
  });

  it('says where a null is that may not be', () => {
    expect(convert('{"a":1,\n "b":[0,null]}', { nulls: 'fault' })).toMatchObject({
      ok: false,
      fault: { code: 'null-not-in-toml', path: ['b', 1], line: 2, column: 9, at: 16 },
    });
  });

  it('names the root as it is told', () => {
    expect(toml('[1]', { rootKey: 'list' })).toBe('list = [1]\n');
    expect(toml('[1]', { rootKey: '' })).toBe('items = [1]\n');
  });

  it('takes 500 levels and no more', () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    expect(readToml(toml(nested(500)))).toMatchObject({ ok: true });
    expect(convert(nested(501))).toMatchObject({ ok: false, fault: { code: 'too-deep' } });
    expect(readToml(toml(`${'['.repeat(500)}${']'.repeat(500)}`))).toMatchObject({ ok: true });
  });
});

/** Keys sorted at every level: tables move behind plain values. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  return Object.entries(value)
    .map(([key, part]) => [key, sorted(part)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function backToJson(text: string): DocumentValue {
  const read = readToml(text, { version: '1.0' });
  if (!read.ok) throw new Error(`${JSON.stringify(read.fault)}\n${text}`);
  return read.value.document;
}

const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));

it('comes back from TOML as it was when there is no note', () => {
  fc.assert(
    fc.property(object, fc.constantFrom('tables' as const, 'inline' as const), (value, listsOfMaps) => {
      const json = JSON.stringify(value);
      const result = convert(json, { strict: true, listsOfMaps });
      if (!result.ok) throw new Error(result.fault.code);
      const { text, notes: said } = result.value;
      const back: unknown = JSON.parse(writeJson(backToJson(text), { indent: 0 }).text);
      const isLossless = said.length === 0;
      expect(isLossless ? sorted(back) : '').toEqual(isLossless ? sorted(JSON.parse(json)) : '');
      expect(() => parse(text, { integersAsBigInt: true })).not.toThrow();
      // Nulls are all that TOML lacks here, but for integers beyond 64 bits.
      const lost = said.filter(({ code }) => code !== 'large-integer' && code !== 'null-left-out');
      expect(lost.filter(({ code }) => code !== 'more-notes' && code !== 'lone-surrogate')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
