import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from '../json/print-json';
import { readJson } from '../json/read-json';
import type { DocumentValue } from './document';
import { readJsonDocument } from './read-json-document';
import { bare, documentValue } from './testing';
import { writeJson, type WriteJsonOptions } from './write-json';

const at = { start: 0, end: 0 };

function only(text: string): DocumentValue {
  const read = readJsonDocument(text);
  if (!read.ok || !read.value.roots[0]) throw new Error('must be JSON');
  return read.value.roots[0];
}

const written = (text: string, options: Partial<WriteJsonOptions> = {}) =>
  writeJson(only(text), { indent: 0, ...options });

describe('text', () => {
  it.each<[string, Partial<WriteJsonOptions>, string]>([
    ['{"a":{},"b":[1],"c":[]}', { indent: 2 }, '{\n  "a": {},\n  "b": [\n    1\n  ],\n  "c": []\n}'],
    ['{"a":[{"b":1}]}', { indent: 'tab' }, '{\n\t"a": [\n\t\t{\n\t\t\t"b": 1\n\t\t}\n\t]\n}'],
    ['{"b":1,"B":2,"a10":3,"a2":{"z":1,"y":2}}', { sortKeys: 'codeUnits' }, '{"B":2,"a10":3,"a2":{"y":2,"z":1},"b":1}'],
    ['{"b":1,"B":2,"a10":3,"a2":4}', { sortKeys: 'natural' }, '{"a2":4,"a10":3,"B":2,"b":1}'],
    ['"\\u00e9\\/\\u0001\\u007f\\u2028\\ud800"', {}, '"é/\\u0001\u007f\u2028\\ud800"'],
    ['0', { indent: 2 }, '0'],
  ])('%s %j', (text, options, expected) => expect(written(text, options).text).toBe(expected));

  it('writes dates as they were written', () => {
    const date: DocumentValue = { kind: 'date', form: 'local-date', source: '1979-05-27', ...at };
    expect(writeJson(date, { indent: 0 })).toEqual({ text: '"1979-05-27"', notes: [] });
  });
});

describe('notes', () => {
  it('tell of what JSON cannot say', () => {
    expect(written('{a:[1,-Infinity],n:NaN}')).toEqual({
      text: '{"a":[1,null],"n":null}',
      notes: [
        { code: 'not-finite', source: '-Infinity', as: 'null', path: ['a', 1] },
        { code: 'not-finite', source: 'NaN', as: 'null', path: ['n'] },
      ],
    });
    expect(written('+Infinity', { notFinite: 'text' })).toEqual({
      text: '"Infinity"',
      notes: [{ code: 'not-finite', source: 'Infinity', as: 'text', path: [] }],
    });
  });

  it('tell of integers beyond 64 bit, or beyond doubles when they become strings', () => {
    const text =
      '[18446744073709551615,18446744073709551616,-9223372036854775808,9007199254740992,9007199254740991,1e40]';
    expect(written(text)).toEqual({
      text,
      notes: [{ code: 'large-integer', source: '18446744073709551616', as: 'number', path: [1] }],
    });
    const asText = written(text, { largeIntegers: 'text' });
    expect(asText.text).toBe(
      '["18446744073709551615","18446744073709551616","-9223372036854775808","9007199254740992",9007199254740991,1e40]',
    );
    expect(asText.notes).toHaveLength(4);
  });

  it('count the comments that are dropped', () => {
    expect(written('// a\n[1, // b\n{/* c */}, /* d\n e */ 2]').notes).toEqual([
      { code: 'comments-dropped', count: 5 },
    ]);
  });
});

describe('there and back', () => {
  const indent = fc.constantFrom<number | 'tab'>(0, 1, 2, 4, 'tab');

  it('gives the same tree', () => {
    fc.assert(
      fc.property(documentValue(), indent, (value, width) => {
        const { text } = writeJson(value, { indent: width });
        const read = readJsonDocument(text, { strict: true });
        expect(read.ok && read.value.roots.map(bare)).toEqual([bare(value)]);
      }),
    );
  });

  it('gives the tree of what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(writeJson(only(text), { indent: 0 }).text).toBe(text);
        expect(writeJson(only(text), { indent: 2 }).text).toBe(JSON.stringify(JSON.parse(text), null, 2));
      }),
    );
  });

  it('prints as the printer does', () => {
    fc.assert(
      fc.property(documentValue(), indent, (value, width) => {
        const { text } = writeJson(value, { indent: 2 });
        const index = readJson(text);
        expect(index.ok && printJson(index.value, { indent: width }).text).toBe(
          writeJson(value, { indent: width }).text,
        );
      }),
    );
  });

  // Comments as the reader attaches them, at every place where one may stand.
  it('keeps comments', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '*', '/', '"', '字', '#', ' x'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(documentValue(), fc.infiniteStream(fc.option(line, { freq: 2 })), (value, stream) => {
        const next = () => stream.next().value?.trimEnd() ?? undefined;
        const commented = comment(value, next, true);
        const { text, notes } = writeJson(commented, { indent: 2, comments: true });
        const read = readJsonDocument(text);
        expect(notes.filter(({ code }) => code === 'comments-dropped')).toEqual([]);
        expect(read.ok && read.value.roots.map(bare)).toEqual([bare(commented)]);
      }),
    );
  });

  function comment(value: DocumentValue, next: () => string | undefined, isRoot = false): DocumentValue {
    const isContainer = value.kind === 'map' || value.kind === 'list';
    const before = next();
    const after = isRoot && isContainer ? undefined : next();
    const inside = isContainer ? next() : undefined;
    const comments = {
      ...(before === undefined ? {} : { before: [before] }),
      ...(after === undefined ? {} : { after }),
      ...(inside === undefined ? {} : { inside: [inside] }),
    };
    const all = Object.keys(comments).length > 0 ? { ...value, comments } : value;
    if (all.kind === 'list') return { ...all, items: all.items.map((item) => comment(item, next)) };
    if (all.kind !== 'map') return all;
    return { ...all, members: all.members.map((member) => ({ ...member, value: comment(member.value, next) })) };
  }
});
