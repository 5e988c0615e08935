import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeMember, renameMember, setMember } from './edit-members';
import type { JsonIndex } from './json-index';
import { readJson } from './read-json';

function indexOf(text: string): JsonIndex {
  const index = readJson(text, { strict: true });
  if (!index.ok) throw new Error(text);
  return index.value;
}

describe('setMember', () => {
  it.each([
    ['{}', '{"b":2}'],
    ['{ }', '{"b":2 }'],
    ['{"a":1}', '{"a":1,"b":2}'],
    ['{ "a": 1 }', '{ "a": 1, "b": 2 }'],
    ['{\n  "a": 1\n}', '{\n  "a": 1,\n  "b": 2\n}'],
    ['{"a":1,\r\n "c":3}', '{"a":1,\r\n "c":3,\r\n "b":2}'],
    ['{"b":1}', '{"b":2}'],
    ['{"b" : [1, {"b":0}] , "c":1.10}', '{"b" : 2 , "c":1.10}'],
    ['{"b":1,"b":3}', '{"b":1,"b":2}'],
    ['{"\\u0062":1}', '{"\\u0062":2}'],
    ['{"a":{"b":1}}', '{"a":{"b":1},"b":2}'],
  ])('%s gets b', (text, expected) => expect(setMember(indexOf(text), 'b', '2')).toBe(expected));
});

describe('removeMember', () => {
  it.each([
    ['{"b":1}', '{}'],
    ['{\n  "b": 1\n}', '{\n  \n}'],
    ['{"a":1,"b":2}', '{"a":1}'],
    ['{"b":1, "a":2}', '{"a":2}'],
    ['{"a":1, "b":2, "c":3}', '{"a":1, "c":3}'],
    ['{"b":1,"a":1,"b":2,"c":1,"b":3}', '{"a":1,"c":1}'],
    ['{"b":1,"b":2}', '{}'],
    ['{"a":{"b":1}}', '{"a":{"b":1}}'],
    ['{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1\n}'],
  ])('%s loses b', (text, expected) => expect(removeMember(indexOf(text), 'b')).toBe(expected));
});

it.each([
  ['{"b":1}', '{"x":1}'],
  ['{"b":1, "\\u0062" : 2}', '{"b":1, "x" : 2}'],
  ['{"a":1}', '{"a":1}'],
])('renameMember: %s', (text, expected) => expect(renameMember(indexOf(text), 'b', 'x')).toBe(expected));

const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: true });
const written = fc.tuple(object, fc.constantFrom(0, 2, '\t')).map(([value, indent]) => ({
  value,
  text: JSON.stringify(value, undefined, indent),
}));

/** The members of an object by their names, as JSON: which of them stands first says nothing here. */
function membersOf(entries: Iterable<readonly [string, unknown]>): string {
  return JSON.stringify([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const parsed = (text: string) => membersOf(Object.entries(JSON.parse(text) as object));

it('changes the member and nothing else', () =>
  fc.assert(
    fc.property(written, fc.string(), fc.jsonValue({ maxDepth: 1 }), ({ value, text }, name, next) => {
      const edited = setMember(indexOf(text), name, JSON.stringify(next));
      const expected = new Map<string, unknown>(Object.entries(value)).set(name, next);
      expect(parsed(edited)).toBe(membersOf(expected));
      const removed = removeMember(indexOf(edited), name);
      expected.delete(name);
      expect(parsed(removed)).toBe(membersOf(expected));
      // What was added goes without a trace.
      const wasNew = !Object.hasOwn(value, name) && Object.keys(value).length > 0;
      expect(wasNew ? removed : text).toBe(text);
    }),
  ));
