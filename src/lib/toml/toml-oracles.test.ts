import fc from 'fast-check';
import { parse } from 'smol-toml';
import { getStaticTOMLValue, parseTOML } from 'toml-eslint-parser';
import { expect, it } from 'vitest';
import { writeJson } from '../document/write-json';
import { readToml } from './read-toml';

// Two independent readers must accept the same texts, with the same values. Left out of the random texts are the few
// points in which one of them is wrong; `read-toml.test.ts` has those.

/** The document as JSON with sorted keys, or `undefined` where it is refused. */
function sorted(read: () => unknown): string | undefined {
  let value;
  try {
    value = read();
  } catch {
    return undefined;
  }
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function ours(text: string, version: '1.0' | '1.1'): unknown {
  const result = readToml(text, { version });
  if (!result.ok) throw new Error(result.fault.code);
  return JSON.parse(writeJson(result.value.document, { indent: 0 }).text);
}

const key = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const statement = fc.oneof(
  key.map((name) => `[${name}]`),
  key.map((name) => `[[${name}]]`),
  fc
    .tuple(key, fc.constantFrom('1', '{}', '{a.b = 1}', '[]', '[{}]', '{a = {}, a.b = 1}', '{a.a = 1, a.b = {}}'))
    .map(([name, value]) => `${name} = ${value}`),
);

it('agrees with other readers on what may be defined when', () => {
  fc.assert(
    fc.property(fc.array(statement, { minLength: 1, maxLength: 6 }), (statements) => {
      const text = statements.join('\n');
      expect(sorted(() => ours(text, '1.1'))).toBe(sorted(() => getStaticTOMLValue(parseTOML(text))));
    }),
    { numRuns: 1500 },
  );
});

const beginning = fc.constantFrom('a = ', 'a = [', 'a = {b = ', '', 'a = """', 'a = "', "a = '", "a = '''", '[', '[[');
const piece = fc.constantFrom(
  ...['"', '"', '""', '"""', "'", "''", "'''", '\\', '\\n', '\\u00e9', '\\U0001F600', '\\x41', '\\e', '\\ '],
  ...['\n', '\n', '\r\n', ' ', '\t', '#', '# c', 'a', 'b1', '-', '+', '0', '1', '07', '1_0', '_', '.', 'e', 'E5'],
  ...['inf', 'nan', 'true', 'false', '0x', '0xfF', '0o7', '0b1', '2024-02-29', 'T', 't', 'Z', '12:30:00', '12:30'],
  ...[
    '24:00:00',
    '.5',
    '+08:00',
    '[',
    ']',
    '{',
    '}',
    ',',
    '=',
    'a = ',
    'b = ',
    'é',
    '\u0000',
    '\u007f',
    '\u0085',
    '😀',
  ],
);
const end = fc.constantFrom('', '', '"""', '"', "'", "'''", ']', ']]', '}', '\n');
const soup = fc.tuple(beginning, fc.array(piece, { maxLength: 6 }), end).map(([a, b, c]) => a + b.join('') + c);

it('agrees with other readers on what TOML 1.1 is', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const value = sorted(() => ours(text, '1.1'));
      const theirs = sorted(() => parse(text, { integersAsBigInt: false }));
      expect(value === undefined).toBe(theirs === undefined);
      // Dates become objects there, and line breaks stay what they are.
      const isComparable = !/\d[-:]\d/.test(text);
      expect(isComparable ? value : '').toBe(isComparable ? theirs?.replaceAll('\\r\\n', '\\n') : '');
    }),
    { numRuns: 2500 },
  );
});

it('agrees with other readers on what TOML 1.0 is', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const isTaken = sorted(() => ours(text, '1.0')) !== undefined;
      expect(isTaken).toBe(sorted(() => parseTOML(text, { tomlVersion: '1.0' }).type) !== undefined);
    }),
    { numRuns: 2500 },
  );
});
