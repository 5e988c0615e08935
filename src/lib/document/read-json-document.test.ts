import { describe, expect, it } from 'vitest';
import type { Comments, DocumentValue } from './document';
import { readJsonDocument } from './read-json-document';
import { writeJson } from './write-json';

function read(text: string, strict = false) {
  const result = readJsonDocument(text, { strict });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const minified = (text: string) => read(text).roots.map((root) => writeJson(root, { indent: 0 }).text);

describe('reading', () => {
  it.each([
    ['{"b":1,"2":2,"1":12345678901234567890,"f":1.10}', 'json', ['{"b":1,"2":2,"1":12345678901234567890,"f":1.10}']],
    ['{a:1,}', 'json5', ['{"a":1}']],
    ["// c\n['x', .5, +1, 0xFF]", 'json5', ['["x",0.5,1,255]']],
    ['{"a":1}\n{"a":2}\n', 'lines', ['{"a":1}', '{"a":2}']],
    ['{"__proto__":1}', 'json', ['{"__proto__":1}']],
    ['\uFEFF0', 'json', ['0']],
  ])('%s as %s', (text, reading, values) => {
    expect(read(text).reading).toBe(reading);
    expect(minified(text)).toEqual(values);
  });

  it('has no roots for nothing', () => {
    expect(read('').roots).toEqual([]);
    expect(read(' \n').roots).toEqual([]);
    expect(readJsonDocument(' ', { strict: true })).toMatchObject({ ok: false, fault: { code: 'expected-value' } });
  });

  it.each(['{a:1}', '[1,]', '// c\n1', '1\n2', '[NaN]', '[0x1]'])('refuses %s when strict', (text) => {
    expect(readJsonDocument(text, { strict: true }).ok).toBe(false);
  });

  it('says where a text is broken', () => {
    expect(readJsonDocument('{"a":1,\n "b":tru}')).toMatchObject({
      ok: false,
      fault: { code: 'unknown-word', word: 'tru', line: 2, column: 6, excerpt: ' "b":tru}\n     ^' },
    });
  });
});

describe('repeated keys', () => {
  it('take the last value, at the place of the first', () => {
    const { notes } = read('{"a":1,"b":2,"a":3}');
    expect(minified('{"a":1,"b":2,"a":3}')).toEqual(['{"a":3,"b":2}']);
    expect(notes).toEqual([{ code: 'duplicate-key', key: 'a', path: ['a'], place: { at: 13, line: 1, column: 14 } }]);
    expect(minified('{"a":1,"\\u0061":{"x":1,"x":2},"a":[{"y":1,"y":2}]}')).toEqual(['{"a":[{"y":2}]}']);
  });

  it('have the line of JSON Lines in their path', () => {
    expect(read('{"a":1}\n{"b":[{"c":1,"c":2}]}').notes).toEqual([
      { code: 'read-as-lines', count: 2 },
      { code: 'duplicate-key', key: 'c', path: [1, 'b', 0, 'c'], place: { at: 21, line: 2, column: 14 } },
    ]);
  });

  it('are listed up to a limit, and counted beyond', () => {
    const text = `{${Array.from({ length: 3001 }, () => '"a":1').join()}}`;
    const { notes } = read(text);
    expect(notes).toHaveLength(51);
    expect(notes.at(-1)).toEqual({ code: 'more-notes', count: 2950 });
    expect(minified(text)).toEqual(['{"a":1}']);
  });
});

describe('limits', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('takes 500 levels and refuses 501', () => {
    expect(minified(nested(500))).toEqual([nested(500)]);
    expect(readJsonDocument(` ${nested(501)}`)).toMatchObject({
      ok: false,
      fault: { code: 'too-deep', limit: 500, at: 501, line: 1, column: 502 },
    });
    expect(readJsonDocument('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))).toMatchObject({
      fault: { code: 'too-deep', at: 2500 },
    });
  });

  it('refuses texts that are too large', () => {
    expect(readJsonDocument('"é"', { sizeLimit: 3 })).toEqual({
      ok: false,
      fault: { code: 'too-large', bytes: 4, limit: 3 },
    });
  });
});

describe('comments', () => {
  function commentsOf(text: string): Record<string, Comments> {
    const found: Record<string, Comments> = {};
    const visit = (value: DocumentValue, path: string) => {
      if (value.comments) found[path] = value.comments;
      if (value.kind === 'map') for (const { key, value: inner } of value.members) visit(inner, `${path}.${key}`);
      if (value.kind === 'list') value.items.forEach((inner, n) => visit(inner, `${path}.${n}`));
    };
    for (const root of read(text).roots) visit(root, '$');
    return found;
  }

  it.each<[string, Record<string, Comments>]>([
    [
      '// top\n{ // open\n  // above\n  "a": 1, // behind\n  "b": [ // list\n    2 // two\n    // last\n  ] // end of b\n  // in root\n} // end\n// very end',
      {
        $: { before: ['top', 'open'], inside: ['in root', 'end', 'very end'] },
        '$.a': { before: ['above'], after: 'behind' },
        '$.b': { after: 'list end of b', inside: ['last'] },
        '$.b.0': { after: 'two' },
      },
    ],
    ['{"a": /* c */ 1, "b": {/* in */}}', { '$.a': { after: 'c' }, '$.b': { inside: ['in'] } }],
    ['/**\n * one\n *  two\n */\n1 // x', { $: { before: ['one', ' two'], after: 'x' } }],
    ['[\n  1, /* a\n b */\n]', { '$.0': { before: ['a', 'b'] } }],
    ['//no blank  \n//   three\n[]', { $: { before: ['no blank', '  three'] } }],
  ])('%s', (text, comments) => expect(commentsOf(text)).toEqual(comments));

  it('are written back', () => {
    const text =
      '// top\n{\n  // above\n  "a": 1, // behind\n  "b": [ // list\n    2 // two\n    // last\n  ],\n  "c": {\n    // empty\n  },\n  "d": [] // e\n  // end\n}';
    const { roots } = read(text);
    expect(roots.map((root) => writeJson(root, { indent: 2, comments: true }))).toEqual([{ text, notes: [] }]);
    const compact = roots.map((root) => writeJson(root, { indent: 0, comments: true }).text).join();
    expect(compact).toBe(
      '/* top */{/* above */"a":1/* behind */,"b":[/* list */2/* two *//* last */],"c":{/* empty */},"d":[]/* e *//* end */}',
    );
    // On one line nothing tells whether a comment belongs to the last child or to the end of its parent.
    expect(commentsOf(compact)).toEqual({
      $: { before: ['top'] },
      '$.a': { before: ['above'], after: 'behind' },
      '$.b.0': { before: ['list'], after: 'two last' },
      '$.c': { inside: ['empty'] },
      '$.d': { after: 'e end' },
    });
  });
});
