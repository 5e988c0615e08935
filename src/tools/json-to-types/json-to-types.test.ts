import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { convertSamples, type Converted } from './convert';
import { LANGUAGES, sampleOptions, type SampleOptions } from './options';
import { placeText } from './types/path-text';

const A =
  '{"id":1,"name":"Ada","tags":["x"],"owner":null}\n{"id":2.5,"name":null,"class":true,"items":[{"qty":1},{"qty":2,"note":"n"}],"owner":{"login":"b"}}';
const LIST = '[{"id":9223372036854775808,"状态":"开","a-b":1,"url":"u"},{"id":1,"状态":"关","a-b":1.0,"url":"u"}]';
const MIXED = '{"s":["on","off","on","off"],"e":[],"m":[1,"a",null],"n":[[1],[2.5]]}';

const asked = (text: string, options: Partial<SampleOptions> = {}) =>
  convertSamples(text, v.parse(sampleOptions, options));

async function convert(text: string, options: Partial<SampleOptions> = {}): Promise<Converted> {
  const made = await asked(text, options);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

const code = async (text: string, options: Partial<SampleOptions> = {}) => (await convert(text, options)).text;

async function notes(text: string, options: Partial<SampleOptions> = {}): Promise<string[]> {
  const made = await convert(text, options);
  return made.notes.map((note) => ('path' in note ? `${note.code} ${placeText(note.path)}` : note.code));
}

describe('the catalogue', () => {
  it('TypeScript', async () => {
    expect(await code(A)).toBe(
      'export interface Root {\n  id: number;\n  name: string | null;\n  tags?: string[];\n  owner: Owner | null;\n  class?: boolean;\n  items?: Item[];\n}\n\nexport interface Owner {\n  login: string;\n}\n\nexport interface Item {\n  qty: number;\n  note?: string;\n}\n',
    );
  });

  it('Zod', async () => {
    expect(await code(A, { language: 'zod' })).toBe(
      "import { z } from 'zod';\n\nexport const Item = z.object({\n  qty: z.number().int(),\n  note: z.string().optional(),\n});\nexport type Item = z.infer<typeof Item>;\n\nexport const Owner = z.object({\n  login: z.string(),\n});\nexport type Owner = z.infer<typeof Owner>;\n\nexport const Root = z.object({\n  id: z.number(),\n  name: z.string().nullable(),\n  tags: z.array(z.string()).optional(),\n  owner: Owner.nullable(),\n  class: z.boolean().optional(),\n  items: z.array(Item).optional(),\n});\nexport type Root = z.infer<typeof Root>;\n",
    );
  });

  it('Go', async () => {
    expect(await code(A, { language: 'go' })).toBe(
      'package main\n\ntype Root struct {\n\tID    float64  `json:"id"`\n\tName  *string  `json:"name"`\n\tTags  []string `json:"tags,omitempty"`\n\tOwner *Owner   `json:"owner"`\n\tClass *bool    `json:"class,omitempty"`\n\tItems []Item   `json:"items,omitempty"`\n}\n\ntype Owner struct {\n\tLogin string `json:"login"`\n}\n\ntype Item struct {\n\tQty  int64   `json:"qty"`\n\tNote *string `json:"note,omitempty"`\n}\n',
    );
  });

  it('Python', async () => {
    expect(await code(A, { language: 'python' })).toBe(
      'from typing import NotRequired, TypedDict\n\n\nclass Item(TypedDict):\n    qty: int\n    note: NotRequired[str]\n\n\nclass Owner(TypedDict):\n    login: str\n\n\nRoot = TypedDict("Root", {\n    "id": float,\n    "name": str | None,\n    "tags": NotRequired[list[str]],\n    "owner": Owner | None,\n    "class": NotRequired[bool],\n    "items": NotRequired[list[Item]],\n})\n',
    );
  });

  it('large integers, keys that are no names, floats', async () => {
    expect(await code(LIST)).toBe(
      "export type Root = RootItem[];\n\nexport interface RootItem {\n  id: number; // beyond 2^53: loses digits as a number\n  状态: string;\n  'a-b': number;\n  url: string;\n}\n",
    );
    const go = await code(LIST, { language: 'go' });
    for (const field of [/\tID +uint64 /, /\tX状态 +string /, /\tAB +float64 /, /\tURL +string /]) {
      expect(go).toMatch(field);
    }
  });

  it('enums, empty lists, mixed kinds, lists of lists', async () => {
    expect(await code(MIXED)).toBe(
      "export interface Root {\n  s: ('on' | 'off')[];\n  e: unknown[];\n  m: (string | number | null)[];\n  n: number[][];\n}\n",
    );
    const python = await code(MIXED, { language: 'python' });
    for (const type of ['list[Literal["on", "off"]]', 'list[Any]', 'list[str | int | None]', 'list[list[float]]']) {
      expect(python).toContain(`: ${type}\n`);
    }
    expect(await code(MIXED, { language: 'go' })).toMatch(/\tM +\[\]any /);
    expect(await notes(MIXED, { language: 'go' })).toContain('union m[]');
  });

  it('clashes are numbered, the root may be anything', async () => {
    const nested = await code('{"a":{"a":{"a":1}}}');
    expect([...nested.matchAll(/interface (\w+)/g)].map(([, name]) => name)).toEqual(['Root', 'A', 'A2']);
    expect(await code('[1,2,3]')).toBe('export type Root = number[];\n');
    expect(await code('"x"')).toBe('export type Root = string;\n');
    const go = await code('{"big":123456789012345678901234567890}', { language: 'go' });
    expect(go).toContain('import "encoding/json"\n');
    expect(go).toContain('\tBig json.Number `json:"big"`\n');
  });

  it('Java and Rust', async () => {
    expect(await code('{"user_id":1,"tags":["a"]}', { language: 'java' })).toBe(
      'import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.List;\n\npublic record Root(\n    @JsonProperty("user_id") long userId,\n    List<String> tags\n) {}\n',
    );
    expect(await code('{"user_id":1,"tags":["a"]}', { language: 'rust' })).toBe(
      'use serde::{Deserialize, Serialize};\n\n#[derive(Debug, Clone, Serialize, Deserialize)]\npub struct Root {\n    pub user_id: i64,\n    pub tags: Vec<String>,\n}\n',
    );
    expect(await code('{"type":1}', { language: 'rust' })).toContain('    pub r#type: i64,\n');
  });

  it('says where a text is wrong', async () => {
    expect(await asked('{"a":1,}', { strict: true })).toMatchObject({
      ok: false,
      fault: { code: 'trailing-comma', line: 1, column: 7 },
    });
    expect(await code('{"a":1,}')).toContain('a: number;');
  });
});

describe('numbers', () => {
  it('are integers by how they are written, and of the size that is needed', async () => {
    const go = async (source: string) => /\tA (\S+)/.exec(await code(`{"a":${source}}`, { language: 'go' }))?.[1];
    expect(await go('1')).toBe('int64');
    expect(await go('1.0')).toBe('float64');
    expect(await go('1e2')).toBe('float64');
    expect(await go('9223372036854775807')).toBe('int64');
    expect(await go('-9223372036854775808')).toBe('int64');
    expect(await go('-9223372036854775809')).toBe('json.Number');
    expect(await go('18446744073709551615')).toBe('uint64');
    expect(await go('18446744073709551616')).toBe('json.Number');
    expect(await code('[18446744073709551615,-1]', { language: 'go' })).toContain('[]json.Number');
    expect(await code('[18446744073709551615,1.5]', { language: 'go' })).toContain('[]float64');
  });

  it.each([
    ['rust', 'u64', 'serde_json::Number'],
    ['swift', 'UInt64', 'Decimal'],
    ['java', 'BigInteger', 'BigInteger'],
    ['csharp', 'ulong', 'JsonElement'],
    ['kotlin', 'ULong', 'JsonPrimitive'],
  ] as const)('beyond 64 bit with a sign in %s', async (language, unsigned, big) => {
    expect(await code('{"a":9223372036854775808}', { language })).toContain(unsigned);
    expect(await code('{"a":18446744073709551616}', { language })).toContain(big);
  });

  it('beyond 2^53 are said in comments', async () => {
    const isSaid = async (source: string) => (await code(`{"a":${source}}`)).includes('2^53');
    expect(await isSaid('9007199254740992')).toBe(false);
    expect(await isSaid('9007199254740993')).toBe(true);
    expect(await isSaid('-9007199254740993')).toBe(true);
    expect(await isSaid('[[9007199254740993]]')).toBe(true);
    expect(await code('9007199254740993')).toBe(
      'export type Root = number; // beyond 2^53: loses digits as a number\n',
    );
    expect(await code('{"a":9007199254740993}', { language: 'zod' })).toContain(
      '  a: z.number(), // beyond 2^53: loses digits as a number\n',
    );
  });

  it('of 2^53 are whole, but not safe, for Zod', async () => {
    const zod = async (source: string) => /a: (.*),/.exec(await code(`{"a":${source}}`, { language: 'zod' }))?.[1];
    expect(await zod('9007199254740991')).toBe('z.number().int()');
    expect(await zod('9007199254740992')).toBe('z.number()');
    expect(await zod('-9007199254740991')).toBe('z.number().int()');
    expect(await zod('-9007199254740992')).toBe('z.number()');
  });

  it('that are written alike keep no types apart', async () => {
    const text = '{"a":{"n":1},"b":{"n":9007199254740993},"c":{"n":12345678901234567890123}}';
    expect(await code(text, { language: 'go' })).toMatch(/B +A [^]*C +C /);
    expect(await code(text, { language: 'python' })).toContain('    b: A\n    c: A\n');
    expect(await code(text)).toContain('  b: B;\n  c: B;\n');
  });

  it('that lose digits as a double are told', async () => {
    expect(await notes('{"a":0.1,"b":1.10,"c":0.12345678901234567890,"d":1e400,"e":1e-400,"f":1e3}')).toEqual([
      'digits c',
      'digits d',
      'digits e',
    ]);
    expect(await notes('{"a":9007199254740993}')).toEqual(['digits a']);
    expect(await notes('{"a":9007199254740993}', { language: 'go' })).toEqual([]);
    expect(await notes('{"a":[9007199254740993,0.5]}', { language: 'go' })).toEqual(['digits a[]']);
  });
});

describe('shapes', () => {
  it('null alone, and null beside others', async () => {
    expect(await code('{"a":null,"b":[null],"c":[]}')).toBe(
      'export interface Root {\n  a: null;\n  b: null[];\n  c: unknown[];\n}\n',
    );
    expect(await notes('{"a":null,"b":[null]}')).toEqual(['null-only a', 'null-only b[]']);
    expect(await code('{"a":{}}')).toContain('  a: Record<string, unknown>;\n');
    expect(await code('{"a":1}\nnull')).toBe(
      'export type Root = RootValue | null;\n\nexport interface RootValue {\n  a: number;\n}\n',
    );
  });

  it('a key may be missing and null', async () => {
    expect(await code('[{"a":null},{},{"a":1}]')).toContain('  a?: number | null;\n');
    expect(await code('[{"a":null},{},{"a":1}]', { language: 'zod' })).toContain('  a: z.number().int().nullish(),\n');
    expect(await code('{"a":1,"b":[{"c":1}]}', { allOptional: true })).toMatch(/a\?: number;[^]*b\?:[^]*c\?:/);
  });

  it('equal shapes share one type unless they must not', async () => {
    const text = '{"billing":{"zip":"1","city":"a"},"shipping":{"city":"b","zip":"2"}}';
    expect(await code(text)).toContain('  shipping: Billing;\n');
    expect(await code(text, { shared: false })).toContain('  shipping: Shipping;\n');
    expect(await code('{"a":{"x":{"k":1}},"b":{"x":{"k":2}}}')).not.toContain('interface B');
    expect(await code('{"a":{"k":1},"b":{"k":null}}')).toContain('interface B ');
  });

  it('shared types stand before all that use them where they must', async () => {
    const zod = await code('{"a":{"s":{"k":1},"x":1},"b":{"t":{"u":{"k":2}}}}', { language: 'zod' });
    const at = (name: string) => zod.indexOf(`const ${name} `);
    expect(at('S')).toBeGreaterThan(0);
    expect(at('S')).toBeLessThan(at('A'));
    expect(at('S')).toBeLessThan(at('T'));
  });

  it('maps by their keys', async () => {
    const map = async (text: string) => /m: (.*);/.exec(await code(`{"m":${text}}`))?.[1];
    expect(await map('{"1":1,"2":2.5,"-3":4}')).toBe('Record<string, number>');
    expect(await map('{"1":1,"2":2}')).toBe('M');
    expect(await map('{"1":1,"2":2,"x":3}')).toBe('M');
    expect(await map('{"1":1,"2":"a","3":3}')).toBe('M');
    expect(await map('{"1":{"a":1},"2":{"a":1,"b":2},"3":{"a":3}}')).toBe('Record<string, MValue>');
    expect(await map('{"1":{"a":1},"2":{"b":2},"3":{"c":3}}')).toBe('M');
    expect(await map('{"2024-01-01":1,"2024-01-02":2,"2024-01-03":null}')).toBe('Record<string, number | null>');
    expect(
      await map('{"507f1f77bcf86cd799439011":[],"507f1f77bcf86cd799439012":[1],"507f1f77bcf86cd799439013":[]}'),
    ).toBe('Record<string, number[]>');
    const uuid = (n: number) => `"017f22e2-79b0-7cc3-98c4-dc0c0c07398${n}"`;
    expect(await map(`{${uuid(1)}:"a",${uuid(2)}:"b",${uuid(3)}:"c"}`)).toBe('Record<string, string>');
    expect(await code('{"users":{"1":{"a":1},"2":{"a":1},"3":{"a":1}}}')).toContain('Record<string, User>');
    expect(await code('{"m":{"1":1,"2":2,"3":3}}', { maps: false })).toContain("'1': number;");
    expect(await notes('{"m":{"1":1,"2":2,"3":3}}')).toEqual(['map m']);
  });

  it('enums of four texts and more, half of them different at most', async () => {
    const list = async (...texts: string[]) => /a: ([^;]*);/.exec(await code(JSON.stringify({ a: texts })))?.[1];
    expect(await list('x', 'x', 'x')).toBe('string[]');
    expect(await list('x', 'x', 'y', 'y')).toBe("('x' | 'y')[]");
    expect(await list('x', 'x', 'y', 'z')).toBe('string[]');
    expect(await list('x', 'x', 'x', 'x')).toBe("'x'[]");
    const many = Array.from({ length: 12 }, (_, n) => `v${n}`);
    expect(await list(...many, ...many)).toContain("| 'v11'");
    expect(await list(...many, 'v12', ...many, 'v12')).toBe('string[]');
    expect(await list('x', 'x', `it's "`, `it's "`)).toBe(`('x' | 'it\\'s "')[]`);
  });

  it('each enum can be a text instead', async () => {
    const made = await convert('{"s":["on","off","on","off"],"t":["a","a","a","a"]}', { notEnums: ['s[]'] });
    expect(made.enums).toEqual([
      { place: 's[]', values: ['on', 'off'], isOn: false },
      { place: 't[]', values: ['a'], isOn: true },
    ]);
    expect(made.text).toContain("  s: string[];\n  t: 'a'[];\n");
    expect((await convert(MIXED, { enums: false })).enums).toEqual([]);
  });

  it('dates where they are asked for', async () => {
    const text = '{"d":"2024-05-06","t":"2024-05-06T07:08:09.5+02:00","l":"2024-05-06T07:08:09","n":["2024-02-30"]}';
    expect(await code(text)).not.toContain('date');
    expect(await code(text, { dates: true })).toContain(
      '  d: string; // date\n  t: string; // date-time\n  l: string;\n',
    );
    expect(await code(text, { dates: true, language: 'zod' })).toMatch(
      /d: z\.iso\.date\(\),\n {2}t: z\.iso\.datetime\(\{ offset: true \}\),\n {2}l: z\.string\(\),\n {2}n: z\.array\(z\.string/,
    );
    expect(await code(text, { dates: true, language: 'go' })).toMatch(/import "time"[^]*T time\.Time/);
    expect(await code(text, { dates: true, language: 'java' })).toContain('LocalDate d,\n    OffsetDateTime t,\n');
    expect(await code(text, { dates: true, language: 'python', pythonKind: 'pydantic' })).toContain(
      'from datetime import date, datetime\n',
    );
    expect(await code(text, { dates: true, language: 'schema' })).toContain('"format": "date-time"');
  });
});

describe('names', () => {
  it('of items are singular', async () => {
    const name = async (key: string) => /interface (?!Root )(\S+)/.exec(await code(`{"${key}":[{"x":1}]}`))?.[1];
    for (const [key, expected] of Object.entries({
      items: 'Item',
      categories: 'Category',
      addresses: 'Address',
      boxes: 'Box',
      statuses: 'Status',
      children: 'Child',
      userRoles: 'UserRole',
      data: 'DataItem',
      list: 'ListItem',
      news: 'NewsItem',
      series: 'SeriesItem',
      heroes: 'Hero',
      leaves: 'Leaf',
      houses: 'House',
      classes: 'Class',
      movies: 'Movie',
      状态: '状态Item',
    })) {
      expect([key, await name(key)]).toEqual([key, expected]);
    }
  });

  it('follow the name of the root', async () => {
    expect(await code('[{"a":1}]', { rootName: 'Users' })).toContain('export type Users = User[];');
    expect(await code('{"a":1}', { rootName: 'APIResponse' })).toContain('interface APIResponse {');
    expect(await code('{"a":1}', { rootName: 'my reply' })).toContain('interface MyReply {');
    expect(await code('{"a":1}', { rootName: '' })).toContain('interface Root {');
    expect(await code('{"a":1}', { rootName: 'Record' })).toContain('interface Record2 {');
    expect((await convert('{"a":1}', { rootName: 'UserList' })).fileName).toBe('user-list.ts');
    expect((await convert('{"a":1}', { rootName: 'UserList', language: 'go' })).fileName).toBe('user_list.go');
    expect((await convert('{"a":1}', { rootName: 'UserList', language: 'java' })).fileName).toBe('UserList.java');
  });

  it('of odd keys, in each language', async () => {
    const text = '{"":1,"__proto__":2,"a b":3,"a-b":4,"😀":5,"class":6,"1st":7,"$":8,"constructor":9}';
    const typescript = await code(text);
    expect(typescript).toContain("  '': number;\n  __proto__: number;\n  'a b': number;\n  'a-b': number;\n");
    expect(typescript).toContain("  '😀': number;\n  class: number;\n  '1st': number;\n  $: number;\n");
    expect(await code(text, { language: 'zod' })).toContain("  ['__proto__']: z.number().int(),\n");
    const go = await code(text, { language: 'go' });
    expect(go).toMatch(/Proto +int64 +`json:"__proto__"`/);
    expect(go).toMatch(/AB2 +int64 +`json:"a-b"`/);
    expect(go).toMatch(/X1st +int64 +`json:"1st"`/);
    expect(go).toContain('// No tag can name the key "😀".');
    const lost = (await notes(text, { language: 'go' })).filter((one) => one.startsWith('unnameable'));
    expect(lost).toEqual(['unnameable [""]', 'unnameable ["😀"]']);
    for (const language of LANGUAGES) {
      const written = await code(text, { language });
      const names = [...written.matchAll(/(?:pub|val|let|long) `?(\S+?)`?[:,\n]/g)].map(([, name]) => name);
      expect([language, new Set(names).size]).toEqual([language, names.length]);
    }
  });

  it('reserved words are escaped or renamed with a tag', async () => {
    expect(await code('{"class":1}', { language: 'java' })).toContain('@JsonProperty("class") long class_');
    expect(await code('{"class":1}', { language: 'java', javaLibrary: 'gson' })).toContain('@SerializedName("class")');
    expect(await code('{"class":1}', { language: 'java', javaLibrary: 'none' })).toContain('long class_ // "class"');
    expect(await code('{"class":1}', { language: 'kotlin' })).toContain('val `class`: Long');
    expect(await code('{"class":1}', { language: 'swift' })).toContain('let `class`: Int');
    expect(await code('{"self":1}', { language: 'rust' })).toContain('#[serde(rename = "self")]\n    pub self_: i64');
    expect(await code('{"class":1}', { language: 'python', pythonKind: 'dataclass' })).toContain(
      'class_: int = field(metadata={"json": "class"})',
    );
    expect(await code('{"class":1}', { language: 'python', pythonKind: 'pydantic' })).toContain(
      'class_: int = Field(alias="class")',
    );
    // A member called as its class does not compile.
    expect(await code('{"root":1}', { language: 'csharp' })).toContain('public long Root2 {');
    // A field that is called as a type would hide it from those below.
    expect(await code('{"list":[1],"more":[2]}', { language: 'python' })).toContain('TypedDict("Root", {');
    expect(await code('{"Address":{"a":1}}', { language: 'python' })).toContain('    "Address": Address,\n');
    expect(await code('{"date":"x","list":1}', { language: 'python' })).toContain('    list: int\n');
    expect(await code('{"__x":1}', { language: 'python' })).toContain('TypedDict("Root", {');
    // A field called as a type would stand in its way.
    expect(await code('{"1":{"a":1},"-1":{"b":1}}', { language: 'python', pythonKind: 'pydantic' })).toContain(
      '    x1: X1 = Field(alias="1")\n    x1_2: X1_2 = Field(alias="-1")\n',
    );
  });

  it('of values of enums', async () => {
    const text = '{"state":["on hold","on-hold","","class","on hold","on-hold","","class"]}';
    expect(await code(text, { language: 'go' })).toBe(
      'package main\n\ntype Root struct {\n\tState []StateItem `json:"state"`\n}\n\ntype StateItem string\n\nconst (\n\tStateItemOnHold  StateItem = "on hold"\n\tStateItemOnHold2 StateItem = "on-hold"\n\tStateItemEmpty   StateItem = ""\n\tStateItemClass   StateItem = "class"\n)\n',
    );
    expect(await code(text, { language: 'rust' })).toContain('    #[serde(rename = "on-hold")]\n    OnHold2,\n');
    expect(await code(text, { language: 'swift' })).toContain('    case `class`\n');
    expect(await code(text, { language: 'java' })).toContain('@JsonProperty("") EMPTY,');
  });
});

describe('texts', () => {
  it('show no code in another order', async () => {
    const text = JSON.stringify({ 'a\u202eb': 1, s: ['\u2066', '\u2066', '\u061c', '\u061c'] });
    for (const language of LANGUAGES) expect(await code(text, { language })).not.toMatch(/\p{Bidi_Control}/u);
  });

  it('that are too long for a constant of Java are left out', async () => {
    const long = '长'.repeat(22_000);
    const text = JSON.stringify({ [long]: 1, b: 2, ['k'.repeat(20_000)]: 3 });
    const java = await code(text, { language: 'java' });
    expect(java).toMatch(
      /\(\n {4}\/\/ No tag can name the key "长{60}…"\.\n {4}long b,\n {4}@JsonProperty\("k+"\) long k{80}\n\)/,
    );
    expect(await notes(text, { language: 'java' })).toContain(`unnameable ${placeText([{ key: long }])}`);
  });

  it('that are very long are no enum', async () => {
    const long = 'x'.repeat(1001);
    expect(await code(JSON.stringify([long, long, long, long]))).toBe('export type Root = string[];\n');
  });
});

describe('styles', () => {
  it.each([
    [{ tsKind: 'type' }, 'export type Root = {\n  a?: string[];\n};\n'],
    [{ tsReadonly: true }, 'export interface Root {\n  readonly a?: readonly string[];\n}\n'],
    [{ language: 'zod', zodObject: 'strictObject' }, 'z.strictObject({\n'],
    [{ language: 'go', goOmitEmpty: false }, '`json:"a"`'],
    [
      { language: 'csharp', csharpKind: 'record' },
      'public record Root\n{\n    [JsonPropertyName("a")]\n    public List<string>? A { get; init; }\n}\n',
    ],
    [{ language: 'java', javaKind: 'class' }, 'public class Root {\n    public List<String> a;\n}\n'],
    [
      { language: 'rust', rustDerives: 'deserialize' },
      'use serde::Deserialize;\n\n#[derive(Debug, Clone, Deserialize)]\npub struct Root {\n    pub a: Option<Vec<String>>,\n}\n',
    ],
    [
      { language: 'python', pythonKind: 'dataclass' },
      '@dataclass(kw_only=True)\nclass Root:\n    a: list[str] | None = None\n',
    ],
    [
      { language: 'python', pythonKind: 'pydantic' },
      'from pydantic import BaseModel\n\n\nclass Root(BaseModel):\n    a: list[str] | None = None\n',
    ],
    [{ language: 'swift', swiftKind: 'class' }, 'final class Root: Codable {\n    let a: [String]?\n}\n'],
    [{ language: 'kotlin', kotlinLibrary: 'gson' }, 'data class Root(\n    val a: List<String>? = null,\n)\n'],
  ] as [Partial<SampleOptions>, string][])('%o', async (options, expected) => {
    expect(await code('{"a":["x"]}\n{}', options)).toContain(expected);
  });

  it('Go pointers or zero values', async () => {
    const text = '[{"a":1,"b":null},{"b":"x"}]';
    expect(await code(text, { language: 'go' })).toMatch(/A \*int64 +`json:"a,omitempty"`\n\tB \*string +`json:"b"`/);
    expect(await code(text, { language: 'go', goOptional: 'zero' })).toMatch(/A int64 +`[^`]*`\n\tB string /);
  });

  it('a record of Java that has too many components is a class', async () => {
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, n])));
    expect(await code(wide, { language: 'java' })).toContain('public class Root {');
  });
});

describe('samples', () => {
  it('are JSON, JSON5, JSON Lines, YAML, or several of them', async () => {
    const expected = 'export interface Root {\n  a: number;\n  b?: string;\n}\n';
    for (const text of [
      '[{"a":1},{"a":2,"b":"x"}]',
      '{"a":1}\n{"a":2,"b":"x"}\n',
      'a: 1\n---\na: 2\nb: x\n',
      '\x1e{"a":1}\n\x1e{a: 2, b: "x",}\n',
      '\x1ea: 1\n\x1e{"a":2,"b":"x"}\n',
      '\ufeff{"a":1}\n{"a":2,"b":"x"}',
    ]) {
      expect((await code(text)).replace('export type Root = RootItem[];\n\n', '').replace('RootItem', 'Root')).toBe(
        expected,
      );
    }
  });

  it('a faulty one tells its number', async () => {
    expect(await asked('\x1e{"a":1}\n\x1e{"a":\n}\n')).toMatchObject({
      ok: false,
      fault: { code: 'expected-value', sample: 2, line: 2, column: 1 },
    });
    expect(await asked('\x1e{"a":1}\n\x1e\n')).toMatchObject({ ok: true, value: { count: 1 } });
  });

  it('nothing gives nothing', async () => {
    for (const text of ['', ' \n', '\x1e\n\x1e\n']) expect(await code(text)).toBe('');
  });

  it('tells keys that stand twice, and how samples were read', async () => {
    const made = await convert('\x1e{"a":1,"a":"x"}\n\x1e{a:1}');
    expect(made.notes).toMatchObject([
      { code: 'sample', sample: 1, note: { code: 'duplicate-key', key: 'a', place: { line: 1, column: 8 } } },
      { code: 'sample', sample: 2, note: { code: 'read-as-json5' } },
    ]);
  });

  it('halves of characters become whole ones', async () => {
    expect((await convert('{"\ud800":1}')).notes).toContainEqual({ code: 'lone-surrogate' });
  });
});
