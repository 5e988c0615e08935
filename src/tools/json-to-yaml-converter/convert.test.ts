import { describe, expect, it } from 'vitest';
import { pathText } from '../../lib/document/note';
import { jsonToYaml, type ConvertSettings } from './convert';
import { words as en } from './locales/en';

const convert = (text: string, settings: Partial<ConvertSettings> = {}) =>
  jsonToYaml(text, { strict: false, lines: 'documents', ...settings });

function yaml(text: string, settings?: Partial<ConvertSettings>): string {
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
    ['{"foo":"bar","list":["item",{"key":"value"}]}', 'foo: bar\nlist:\n  - item\n  - key: value\n'],
    [
      '{"country":"no","version":"1.0","on":"yes","t":"13:32:00","d":"2001-12-14","z":"007"}',
      'country: "no"\nversion: "1.0"\n"on": "yes"\nt: "13:32:00"\nd: "2001-12-14"\nz: "007"\n',
    ],
    ['{"b":1,"2":2,"1":12345678901234567890,"f":1.10}', 'b: 1\n"2": 2\n"1": 12345678901234567890\nf: 1.10\n'],
    ['{"x":1e3,"eq":"="}', 'x: 1.0e+3\neq: "="\n'],
    ['{"a":1,"b":2,"a":3}', 'a: 3\nb: 2\n'],
    [
      '{"s":"line 1\\nline 2\\n","e":[],"o":{},"h":"a: b #c","emo":"😀"}',
      's: |\n  line 1\n  line 2\ne: []\no: {}\nh: "a: b #c"\nemo: 😀\n',
    ],
    ['{"__proto__":1}', '__proto__: 1\n'],
    ['{a:1,}', 'a: 1\n'],
    ['1.4', '1.4\n'],
    ['{"Name":"Dor\\u00e9"}', 'Name: Doré\n'],
    ['{"number":"001"}', 'number: "001"\n'],
    ['{x: +.5, v: 0xFF, z: Infinity}', 'x: 0.5\nv: 255\nz: .inf\n'],
    ['', ''],
    [' \n', ''],
  ])('%s', (json, expected) => expect(yaml(json)).toBe(expected));
});

it('says what it read and decided', () => {
  expect(notes('{a:1,}')).toEqual(['read-as-json5']);
  const repeated = convert('{"a":1,"b":2,"a":3}');
  expect(repeated.ok && repeated.value.notes.map(en.documents.note)).toEqual([
    'Duplicate key “a” at line 1, column 14. The last value counts.',
  ]);
  expect(notes('{"a":1}\n{"b":1,"b":2}')).toEqual(['read-as-lines', 'duplicate-key [1].b']);
});

it.each<[string, Partial<ConvertSettings>, string]>([
  ['{"a":1,\n "b":tru}', {}, 'Line 2, column 6: unknown word “tru”.'],
  ['{"a":1,}', { strict: true }, 'Line 1, column 7: trailing comma.'],
  ['['.repeat(600) + ']'.repeat(600), {}, 'Nested too deeply (limit: 500 levels).'],
])('%# is refused', (json, settings, message) => expect(yaml(json, settings)).toBe(message));

it('refuses more than 20 MB', () => expect(yaml(`"${'x'.repeat(21_000_000)}"`)).toBe('Too large: 21 MB, limit 20 MB.'));

describe('several values', () => {
  const lines = '{"a":1}\n{"a":2}\n';
  it.each<[Partial<ConvertSettings>, string]>([
    [{}, 'a: 1\n---\na: 2\n'],
    [{ documentStart: true }, '---\na: 1\n---\na: 2\n'],
    [{ lines: 'list' }, '- a: 1\n- a: 2\n'],
  ])('with %j', (settings, expected) => expect(yaml(lines, settings)).toBe(expected));
});

it('carries comments over', () => {
  expect(yaml('// top\n{\n  "a": 1, // one\n  // two\n  "b": [2]\n}')).toBe('# top\na: 1 # one\n# two\nb:\n  - 2\n');
});
