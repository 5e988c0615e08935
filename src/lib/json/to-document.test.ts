import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DocumentValue } from '../document/document';
import { readJson } from './read-json';
import { toDocument } from './to-document';

function documentOf(text: string): DocumentValue[] {
  const read = readJson(text);
  return read.ok ? toDocument(read.value) : [];
}

it('keeps order, repeated keys, digits and places', () => {
  expect(documentOf('{"2":1.10,"1":[NaN],"2":"\\u00e9",__proto__:null}')).toEqual([
    {
      kind: 'map',
      members: [
        { key: '2', keySpan: { start: 1, end: 4 }, value: { kind: 'number', source: '1.10', start: 5, end: 9 } },
        {
          key: '1',
          keySpan: { start: 10, end: 13 },
          value: { kind: 'list', items: [{ kind: 'number', source: 'NaN', start: 15, end: 18 }], start: 14, end: 19 },
        },
        { key: '2', keySpan: { start: 20, end: 23 }, value: { kind: 'string', text: 'é', start: 24, end: 32 } },
        { key: '__proto__', keySpan: { start: 33, end: 42 }, value: { kind: 'null', start: 43, end: 47 } },
      ],
      start: 0,
      end: 48,
    },
  ]);
  expect(documentOf('1\ntrue').map(({ kind }) => kind)).toEqual(['number', 'boolean']);
});

it('says what JSON.parse says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(documentOf(text).map(toPlain)).toEqual([JSON.parse(text)]);
    }),
  );
});

function toPlain(value: DocumentValue): unknown {
  switch (value.kind) {
    case 'map':
      return Object.fromEntries(value.members.map(({ key, value: inner }) => [key, toPlain(inner)]));
    case 'list':
      return value.items.map(toPlain);
    case 'string':
      return value.text;
    case 'number':
      return Number(value.source);
    case 'boolean':
      return value.value;
    default:
      return null;
  }
}
