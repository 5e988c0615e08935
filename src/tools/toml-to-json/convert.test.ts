import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { pathText } from '../../lib/document/note';
import { tomlToJson, type ConvertSettings } from './convert';
import { convert as operation, tomlToJsonOptions } from './operations';

const DEFAULTS: ConvertSettings = { strict: false, table: '', indent: 0 };

const convert = (text: string, settings: Partial<ConvertSettings> = {}) =>
  tomlToJson(text, { ...DEFAULTS, ...settings });

function json(text: string, settings?: Partial<ConvertSettings>): string {
  const result = convert(text, settings);
  return result.ok ? result.value.text : result.fault.code;
}

function notes(text: string, settings?: Partial<ConvertSettings>): string[] {
  const result = convert(text, settings);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value.notes.map((note) => `${note.code} ${pathText(note.path ?? [])}`);
}

describe('values', () => {
  it.each([
    [
      'a = 1979-05-27T07:32:00Z\nb = 1979-05-27T00:32:00.999999-07:00\nd = 1979-05-27\ne = 07:32:00',
      '{"a":"1979-05-27T07:32:00Z","b":"1979-05-27T00:32:00.999999-07:00","d":"1979-05-27","e":"07:32:00"}',
    ],
    [
      'a = 1.0\nf = 0xDEADBEEF\ng = 0o755\nh = 0b11010110\ni = 1_000\nj = 9223372036854775807',
      '{"a":1.0,"f":3735928559,"g":493,"h":214,"i":1000,"j":9223372036854775807}',
    ],
    ['b = inf\nc = nan', '{"b":null,"c":null}'],
    [
      '[[p]]\nn="a"\n[[p.q]]\nz=1\n[[p]]\nn="b"\n[a.b.c]\nx=1\n[a]\ny=2',
      '{"p":[{"n":"a","q":[{"z":1}]},{"n":"b"}],"a":{"b":{"c":{"x":1}},"y":2}}',
    ],
    ['a = {x=1,\n y=2,\n}\nb = "\\x41"\nc = 07:32', '{"a":{"x":1,"y":2},"b":"A","c":"07:32:00"}'],
    [
      'a = 1979-05-27T07:32Z\nb = 1979-05-27 07:32-07:00\nc = 1979-05-27T07:32',
      '{"a":"1979-05-27T07:32:00Z","b":"1979-05-27 07:32:00-07:00","c":"1979-05-27T07:32:00"}',
    ],
    ['a = """\nRoses\nViolets"""\n"a.b" = 1\nd.e = 2', '{"a":"Roses\\nViolets","a.b":1,"d":{"e":2}}'],
    ['# nothing', '{}'],
    ['', ''],
  ])('%j', (text, expected) => expect(json(text)).toBe(expected));

  it('notes what JSON cannot hold', () => {
    expect(notes('b = inf\nc = [nan]')).toEqual(['not-finite b', 'not-finite c[0]']);
    expect(notes('a = 18446744073709551616 # x')).toEqual(['large-integer a', 'comments-dropped ']);
  });
});

describe('options', () => {
  it.each<[string, Partial<ConvertSettings>, string]>([
    ['a = [inf, -inf, nan]', { notFinite: 'text' }, '{"a":["Infinity","-Infinity","NaN"]}'],
    ['a = 9223372036854775807\nb = 5', { largeIntegers: 'text' }, '{"a":"9223372036854775807","b":5}'],
    ['b = 1\na = 2', { sortKeys: 'codeUnits' }, '{"a":2,"b":1}'],
    ['# c\na = 1 # d', { comments: true, indent: 2 }, '{\n  // c\n  "a": 1 // d\n}'],
    ['a = 1', { indent: 'tab' }, '{\n\t"a": 1\n}'],
    ['a = {x=1,\n}', { strict: true }, 'needs-1.1'],
  ])('%j with %j', (text, settings, expected) => expect(json(text, settings)).toBe(expected));
});

describe('one table', () => {
  const text = '[tool.poetry]\nname = "x"\nn = nan\n[tool."a.b".c]\n[[tool.list]]\nd = 1\n[[tool.list]]\nplain = [1]\n';

  it('lists tables and lists of them', () => {
    expect(convert(text)).toMatchObject({
      value: { tables: ['tool', 'tool.poetry', 'tool."a.b"', 'tool."a.b".c', 'tool.list'] },
    });
    const many = Array.from({ length: 3000 }, (_, n) => `[t${n}]`).join('\n');
    const result = convert(many);
    expect(result.ok && result.value.tables.length).toBe(1000);
  });

  it.each([
    ['tool.poetry', '{"name":"x","n":null}'],
    [' tool . "a.b" ', '{"c":{}}'],
    ['tool.list', '[{"d":1},{"plain":[1]}]'],
    ['tool.poetry.name', '"x"'],
    ['tool.none', 'no-such-table'],
    ['tool.list.d', 'no-such-table'],
    ['tool.', 'no-such-table'],
    ['"', 'no-such-table'],
    ['a b', 'no-such-table'],
  ])('%s', (table, expected) => expect(json(text, { table })).toBe(expected));

  it('has notes with whole paths', () => {
    expect(notes(text, { table: 'tool.poetry' })).toEqual(['not-finite tool.poetry.n']);
  });
});

describe('integers', () => {
  it.each(['9223372036854775807', '-9223372036854775808'])('%s is within TOML', (n) =>
    expect(notes(`a = ${n}`)).toEqual([]),
  );
  it.each(['9223372036854775808', '18446744073709551615', '-9223372036854775809'])('%s is kept with a note', (n) => {
    expect(json(`a = ${n}`)).toBe(`{"a":${n}}`);
    expect(notes(`a = ${n}`)).toEqual(['large-integer a']);
  });
});

describe('files', () => {
  const decode = (bytes: number[], strict: boolean) =>
    operation.decode?.(Uint8Array.from(bytes), { ...parse(tomlToJsonOptions, { strict }), table: '' });

  it('in UTF-16 are TOML only when it is not strict', () => {
    const utf16 = [0xff, 0xfe, 0x61, 0, 0x3d, 0, 0x31, 0];
    expect(decode(utf16, false)).toEqual({ ok: true, value: '\uFEFFa=1' });
    expect(decode(utf16, true)).toEqual({ ok: false, fault: { code: 'not-text', at: 0, encoding: 'utf-8' } });
  });

  it('keep their mark for the reader, which passes over one', () => {
    const mark = [0xef, 0xbb, 0xbf];
    expect(decode([...mark, ...mark, 0x61], true)).toEqual({ ok: true, value: '\uFEFF\uFEFFa' });
    expect(json('\uFEFFa = 1')).toBe('{"a":1}');
    expect(json('\uFEFF\uFEFFa = 1')).toBe('bad-key');
  });
});
