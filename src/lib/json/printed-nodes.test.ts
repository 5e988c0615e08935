import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexLines, lineOfOffset } from '../large-text';
import { KIND, at, kindOf, type JsonNodes } from './json-index';
import { printJson } from './print-json';
import type { PrintJsonOptions } from './print-options';
import { printJsonNodes } from './print-json-nodes';
import { readJson } from './read-json';

function read(text: string) {
  const index = readJson(text, { severalValues: true });
  if (!index.ok) throw new Error(`${index.fault.line}:${index.fault.column} ${index.fault.code}`);
  return index.value;
}

/** The lines on which brackets open and close, found by looking for the places of all values. */
function foldsOf(nodes: JsonNodes): number[] {
  const lines = indexLines(nodes.text.toString());
  const folds = new Map<number, number>();
  for (let node = 0; node < nodes.count; node++) {
    if (kindOf(nodes, node) > KIND.array || at(nodes.counts, node) === 0) continue;
    const start = lineOfOffset(lines, at(nodes.starts, node)) + 1;
    const end = lineOfOffset(lines, at(nodes.ends, node) - 1) + 1;
    if (end > start && !folds.has(start)) folds.set(start, end);
  }
  return [...folds].flat();
}

it('tells the first lines once, as whole lines', () => {
  const told: string[] = [];
  const index = read(JSON.stringify(Array.from({ length: 100_000 }, (_, i) => `字 ${i}`)));
  const { text } = printJsonNodes(index, {}, { onBeginning: (beginning) => told.push(beginning) });
  expect(told).toHaveLength(1);
  expect(told[0]?.length).toBeGreaterThan(10_000);
  expect(text.toString().startsWith(`${told[0]}\n`)).toBe(true);
});

it('tells the beginning of a line that is longer, with whole characters', () => {
  const told: string[] = [];
  for (const text of ['😀'.repeat(200_000), `a${'😀'.repeat(200_000)}`]) {
    printJsonNodes(read(JSON.stringify(text)), {}, { onBeginning: (beginning) => told.push(beginning) });
  }
  expect(told.map((text) => [text.length, /\p{Surrogate}/u.test(text)])).toEqual([
    [16_383, false],
    [16_384, false],
  ]);
});

const COLUMNS = ['kinds', 'starts', 'ends', 'parents', 'nexts', 'keyStarts', 'counts'] as const;

/** What is told beside a print, and what reading it again tells. */
function bothWays(source: string, options: Partial<PrintJsonOptions>) {
  const index = read(source);
  const { nodes, lines, folds, duplicates, bytes, ...printed } = printJsonNodes(index, options);
  const again = read(printed.text.toString());
  expect({ ...printed, text: again.text }).toEqual(printJson(index, options));
  expect(bytes).toBe(new TextEncoder().encode(again.text).length);
  const columns = (from: Omit<JsonNodes, 'text'>) => COLUMNS.map((column) => [column, [...from[column]]]);
  return {
    told: {
      ...Object.fromEntries(columns(nodes)),
      count: nodes.count,
      depth: nodes.depth,
      roots: nodes.roots,
      lines: [...lines],
      folds: [...folds],
      duplicates: [...duplicates],
    },
    found: {
      ...Object.fromEntries(columns(again)),
      count: again.count,
      depth: again.depth,
      roots: again.roots,
      lines: [...indexLines(again.text)],
      folds: foldsOf(again),
      duplicates: [...again.duplicates],
    },
  };
}

const scalar = fc.constantFrom(
  ...['1', '-0', '+1', '.5', '0xff', 'NaN', '-Infinity', 'true', 'null', '""', '"é\\u00e9"', '"\\ud83d\\ude00"'],
  ...["'it\\'s'", '"\\x41\\v"', '"a\\\nb"', '"😀 \\/"', '"\\"{}"'],
);
const key = fc.constantFrom('"a"', '"b"', 'a', "'b'", '"\\u0061"', 'c\\u0064', '"B"', '"__proto__"', '"10"');
/** What stands between tokens: blanks, lines and comments. */
const gap = fc.constantFrom('', '', '', ' ', '\n', ' /* x */ ', ' // y\n', '/* 1\r\n2\r3\n */');

const { document } = fc.letrec<{ document: string; list: string; map: string }>((tie) => ({
  document: fc.oneof({ maxDepth: 5 }, scalar, tie('list'), tie('map')),
  list: fc
    .array(fc.tuple(gap, tie('document'), gap), { maxLength: 4 })
    .map((items) => `[${items.map((item) => item.join('')).join(',')}]`),
  map: fc
    .array(fc.tuple(gap, key, gap, fc.constant(':'), gap, tie('document'), gap), { maxLength: 4 })
    .map((members) => `{${members.map((member) => member.join('')).join(',')}}`),
}));

const options = fc.record<PrintJsonOptions>({
  indent: fc.constantFrom<number | 'tab'>(0, 1, 2, 'tab'),
  sortKeys: fc.constantFrom('source', 'codeUnits', 'natural'),
  descending: fc.boolean(),
  keepComments: fc.boolean(),
  strings: fc.constantFrom('asWritten', 'escapeNonAscii', 'unescape', 'shortest'),
  arrayColumns: fc.constantFrom(0, 12, 40, 400),
  notFinite: fc.constantFrom('null', 'string'),
});

describe('what a print tells of its values is what reading it finds', () => {
  it('for any text and options', () => {
    const roots = fc.array(fc.tuple(gap, document, gap), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(roots, options, (values, chosen) => {
        const { told, found } = bothWays(values.map((value) => value.join('')).join('\n'), chosen);
        expect(told).toEqual(found);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['after a byte order mark', '\ufeff{"a":[1]}', {}],
    ['over many blocks', `[${'{"key":"value","list":[1,[2,3],{}]},'.repeat(5000)}0]`, { arrayColumns: 20 }],
    ['with repeated keys in another order', '{"b":1,"a":2,"b":{"c":1,"c":2}}', { sortKeys: 'codeUnits' }],
    ['deeply nested', '['.repeat(500) + ']'.repeat(500), { indent: 10 }],
  ] as const)('%s', (_name, source, chosen) => {
    const { told, found } = bothWays(source, chosen);
    expect(told).toEqual(found);
  });
});
