import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatYaml, type FormatYamlSettings } from './format-yaml';
import { writeYaml } from './write-yaml';
import type { DocumentValue } from '../document/document';

const DEFAULTS: FormatYamlSettings = { indent: 2, sortKeys: 'source', quotes: 'keep', lineWidth: '80' };

const format = (text: string, settings: Partial<FormatYamlSettings> = {}) =>
  formatYaml(text, { ...DEFAULTS, ...settings });

function formatted(text: string, settings?: Partial<FormatYamlSettings>): string {
  const result = format(text, settings);
  return result.ok
    ? result.value.text
    : `${result.fault.code} ${'line' in result.fault ? `${result.fault.line}:${result.fault.column}` : ''}`;
}

describe('layout', () => {
  it.each([
    [
      '# top\nb: 1 # one\na:\n    - x\n    -   y: 2\n---\nc: &A {k: v}\nd: *A\n',
      '# top\nb: 1 # one\na:\n  - x\n  - y: 2\n---\nc: &A { k: v }\nd: *A\n',
    ],
    ['n: 12345678901234567890\nf: 1.10\n', 'n: 12345678901234567890\nf: 1.10\n'],
    ['a:\nb: ~\nc: ""\nd: "\\u00e9"\ne: \'x\'\n', 'a:\nb: ~\nc: ""\nd: "\\u00e9"\ne: \'x\'\n'],
    [
      'a: !!int "3"\nb: !Ref x\nc: ! y\nd: !<tag:x,2000:y> z\n',
      'a: !!int "3"\nb: !Ref x\nc: ! y\nd: !<tag:x,2000:y> z\n',
    ],
    ['[0x1F, 0o17, 1_000, 1e3, .5, +1, -.inf, .nan]', '[0x1F, 0o17, 1_000, 1e3, .5, +1, -.inf, .nan]\n'],
    ['a:   1\n\n\n\nb:  2', 'a: 1\n\nb: 2\n'],
    ['%YAML 1.1\n---\na: no\n...\n---\nb: 1\n', '%YAML 1.1\n---\na: no\n...\n---\nb: 1\n'],
    ['a\n...\nb\n', 'a\n...\nb\n'],
    ['? x\n: y\n? [a, b]\n: c\n', 'x: y\n? [a, b]\n: c\n'],
    ['a: 1\n---\n---\nb: 1\n---\n', 'a: 1\n---\n---\nb: 1\n---\n'],
    ['# only\n# comments  \n', '# only\n# comments\n'],
    ['', ''],
    [' \n\n', ''],
    ['\ufeffa:  1\r\nb: 2\r\n', 'a: 1\r\nb: 2\r\n'],
    ['\ufeff# only\n', '# only\n'],
    ['1: a\n"1": b\ntrue: c\n"true": d\n~: e\n"~": f\n', '1: a\n"1": b\ntrue: c\n"true": d\n~: e\n"~": f\n'],
    ['!a x: 1\n!b x: 2\nx: 3\n', '!a x: 1\n!b x: 2\nx: 3\n'],
    ['a: &a [*a]\nb: *a\n', 'a: &a [*a]\nb: *a\n'],
    ['&x a: 1\n? &y\n: 2\nb: &x\nc: !t\nd: [&e , !f ]\n', '&x a: 1\n&y : 2\nb: &x\nc: !t\nd: [&e, !f]\n'],
    ['- &x   \n- !t\n', '- &x\n- !t\n'],
    ['a:\n  <<: *b\n', 'alias-without-anchor 2:7'],
    ['b: &b {x: 1}\nd:\n  <<: *b\n  <<: {y: 2}\n', 'b: &b { x: 1 }\nd:\n  <<: *b\n  <<: { y: 2 }\n'],
    ['{a: 1, b: [1, 2]}', '{ a: 1, b: [1, 2] }\n'],
    ['x: {}\ny: []\n', 'x: {}\ny: []\n'],
    ['base: &b\n  k: 1\nd:\n  <<: *b\n', 'base: &b\n  k: 1\nd:\n  <<: *b\n'],
    ['__proto__: 1\nconstructor: 2\n', '__proto__: 1\nconstructor: 2\n'],
  ])('%j', (text, expected) => expect(formatted(text)).toBe(expected));
});

describe('comments', () => {
  it.each([
    [
      'a:\n  b:\n    - x\n    # tail x\n  # of c\n\n  # of c 2\n  c: 1\n  # tail a\n\n# of d\nd: 2\n# end\n',
      'a:\n  b:\n    - x\n    # tail x\n  # of c\n\n  # of c 2\n  c: 1\n  # tail a\n\n# of d\nd: 2\n# end\n',
    ],
    [
      'a:\n  - x:\n      y: 1\n      # deep\n    # mid\n  # low\n# root\n---\nb: 1\n',
      'a:\n  - x:\n      y: 1\n      # deep\n    # mid\n  # low\n# root\n---\nb: 1\n',
    ],
    ['- a:\n    b\n  # x\n# y\n- c\n', '- a: b\n  # x\n# y\n- c\n'],
    [
      '# doc\n--- # mark\na: 1\n... # end\n# next\n---\nb: 2\n',
      '# doc\n---\n# mark\na: 1\n... # end\n# next\n---\nb: 2\n',
    ],
    ['a: &x # of x\n  b: 1\nc: *x # alias\n', 'a:\n  # of x\n  &x\n  b: 1\nc: *x # alias\n'],
    ['a: 1 #tight\n#tight\nb: 2\n', 'a: 1 #tight\n#tight\nb: 2\n'],
    ['list:\n- a\n# between\n- b\n\n\n# far\n- c\n', 'list:\n  - a\n  # between\n  - b\n\n  # far\n  - c\n'],
    ['{ # open\n  a: 1, # one\n  b: 2\n}\n', '{\n  # open\n  a: 1, # one\n  b: 2\n}\n'],
  ])('%j', (text, expected) => expect(formatted(text)).toBe(expected));

  const line = fc.constantFrom(
    'a: 1',
    'b:',
    '- x',
    '- y: 1',
    '# c',
    '  # d',
    '    # e',
    '',
    '  k: v',
    '    - z',
    '  - w',
    'q: "s" # t',
    'r: |',
    '    block',
    '---',
  );
  it('are all there, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const result = format(`${lines.join('\n')}\n`);
        // It compares comments itself: what is no YAML is refused for that, nothing for what would be lost.
        expect(result.ok ? '' : result.fault.code).not.toBe('not-formatted');
      }),
      { numRuns: 500 },
    );
  });
});

describe('texts', () => {
  it.each([
    ['a: |\n    text\n      more\n', 'a: |\n  text\n    more\n'],
    ['a: >-\n     one\n     two\n\n     three\n', 'a: >-\n  one\n  two\n\n  three\n'],
    ['a: |+\n  x\n\n\nb: 1\n', 'a: |+\n  x\n\n\nb: 1\n'],
    ['a: |\n  x\n\n\nb: 1\n', 'a: |\n  x\n\nb: 1\n'],
    ['a:\n    b: |2\n       x\n      y\n', 'a:\n  b: |2\n     x\n    y\n'],
    ['- |\n   x\n- >2\n    y\n   z\n', '- |\n  x\n- >2\n    y\n   z\n'],
    ['a: |-\n  x\n   \nb: 1\n', 'a: |-\n  x\n   \nb: 1\n'],
    ['a: | # why\n   x\n', 'a: | # why\n  x\n'],
    ['a: plain\n     over\n     lines\n', 'a: plain\n  over\n  lines\n'],
    ['a: "one\n     two\\\n     three"\n', 'a: "one\n  two\\\n  three"\n'],
    ['a: |\n  # no comment\n  b: 1\n', 'a: |\n  # no comment\n  b: 1\n'],
    ['--- |\n  root\n', '--- |\n  root\n'],
    ['--- |\n root\n\n  more\n', '--- |\n  root\n\n   more\n'],
    ['>-\n text\n more\n', '>-\n  text\n  more\n'],
    ['--- |1\n  root\n', '--- |2\n   root\n'],
  ])('%j', (text, expected) => expect(formatted(text)).toBe(expected));
});

it.each([
  '%FOO bar\n---\na: 1\n',
  '%YAML 1.3\n---\na: 1\n',
  '%TAG !e! tag:x,2000:\n---\na: 1\n',
  '# c\n%YAML 1.2\n# d\n\n# e\n---\n# f\na: 1\n',
  'a: 1\n...\n# of b\n%TAG !e! tag:x,2000:\n---\nb: !e!y 1\n---\nc: 1\n',
  '%YAML 1.1\n---\na: no\n---\nb: no\n',
])('directives stay as they are: %j', (text) => expect(formatted(text)).toBe(text));

describe('keys over 1024 characters', () => {
  const key = 'k'.repeat(1100);
  it.each([
    [`${key}: 1\nb: 2\n`, `? ${key}\n: 1\nb: 2\n`],
    [`"${key}":\n    c: 1\n`, `? "${key}"\n: c: 1\n`],
    [`? ${key}\n: - 1\n`, `? ${key}\n: - 1\n`],
    [`a:\n    ${key}: 1 # c\n`, `a:\n  ? ${key}\n  : 1 # c\n`],
  ])('stand behind a question mark', (text, expected) => expect(formatted(text)).toBe(expected));

  it('are told, and refused where reading is strict', () => {
    expect(format(`${key}: 1`)).toMatchObject({ value: { notes: [{ code: 'tolerated', problem: 'long-key' }] } });
    expect(formatted(`${key}: 1`, { strict: true })).toBe('long-key 1:1');
  });
});

it.each([
  ['a: "b"#c\n', 'a: "b" #c\n'],
  ['a: [\n]\n', 'a: []\n'],
])('what the standard forbids and can be read is formatted: %j', (text, expected) =>
  expect(formatted(text)).toBe(expected),
);

it.each(['? [a]\n: b\n', 'a: !foo x\n', '!!set { ? a }\n'])('says of no loss where there is none: %j', (text) => {
  expect(format(text)).toMatchObject({ value: { notes: [] } });
});

it('tells of lists that are a key twice', () => {
  expect(format('[a, b]: 1\n[a,  b]: 2')).toMatchObject({
    value: { notes: [{ code: 'repeated-collection', key: '[a,  b]', place: { line: 2, column: 1 } }] },
  });
});

describe('options', () => {
  it.each<[string, Partial<FormatYamlSettings>, string]>([
    ['# head\n\nb: 1 # c\na: 2\n', { sortKeys: 'codeUnits' }, '# head\n\na: 2\nb: 1 # c\n'],
    ['# of b\nb: {z: 1, y: 2}\na10: 1\na2: 1\n', { sortKeys: 'natural' }, 'a2: 1\na10: 1\n# of b\nb: { y: 2, z: 1 }\n'],
    ['a: {b: &x 1}\nc: *x\n', { sortKeys: 'codeUnits' }, 'a: { b: &x 1 }\nc: *x\n'],
    ['a:\n  b:\n    - c: 1\n', { indent: 4 }, 'a:\n    b:\n        - c: 1\n'],
    ['a:\n  b:\n  - c: 1\n', { indent: 1 }, 'a:\n b:\n  - c: 1\n'],
    ['a: |1\n  x\n', { indent: 4 }, 'a: |4\n     x\n'],
    ['a: "it\'s"\nb: \'x\'\nc: "\\n"\nd: y\n', { quotes: 'single' }, "a: 'it''s'\nb: 'x'\nc: \"\\n\"\nd: y\n"],
    ['a: "x\\u200by"\nb: "\\u00a0"\nc: "\\u00e9"\n', { quotes: 'single' }, 'a: "x\\u200by"\nb: "\\u00a0"\nc: \'é\'\n'],
    ['x:\n  c: 1\n\n  # of a\n  a: 2\n', { sortKeys: 'codeUnits' }, 'x:\n  # of a\n  a: 2\n  c: 1\n'],
    ['# x\n\nb: 1\n\n# of a\na: 2\n', { sortKeys: 'codeUnits' }, '# x\n\n# of a\na: 2\nb: 1\n'],
    ['--- |\n  root\n', { indent: 4 }, '--- |\n    root\n'],
    ['a: "x"\nb: \'say "hi"\'\n', { quotes: 'double' }, 'a: "x"\nb: "say \\"hi\\""\n'],
    [`a: ${'word '.repeat(20)}end\n`, { lineWidth: 'none' }, `a: ${'word '.repeat(20)}end\n`],
  ])('%j with %j', (text, settings, expected) => expect(formatted(text, settings)).toBe(expected));

  it('folds what is longer than 80 columns', () => {
    const lines = formatted(`a: ${'word '.repeat(40)}end\n`).split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('does not sort where an alias would come before its anchor', () => {
    const text = 'b: &x 1\na: *x\n';
    expect(formatted(text, { sortKeys: 'codeUnits' })).toBe(text);
    expect(format(text, { sortKeys: 'codeUnits' })).toMatchObject({
      value: { notes: [{ code: 'not-sorted', number: 1 }] },
    });
  });
});

it.each([
  ['a: 1\na: 2\n', 'repeated-key 2:1'],
  ['a:\n\tb: 1', 'tab-indent 2:1'],
  ['a: [1, 2\nb: 3', 'unclosed 2:1'],
  ['a: *x', 'alias-without-anchor 1:4'],
  ['a: "x', 'unclosed-quote 1:4'],
  ['1: a\n0x1: b', 'repeated-key 2:1'],
  ['~: a\nnull: b', 'repeated-key 2:1'],
  ['2001-12-14: a\n"2001-12-14": b', 'repeated-key 2:1'],
  ['&a x: 1\n*a : 2', 'repeated-key 2:1'],
  ['a: !!int x', 'value-for-tag 1:10'],
  [`${'['.repeat(600)}${']'.repeat(600)}`, 'too-deep 1:504'],
])('%j is refused', (text, fault) => expect(formatted(text)).toBe(fault));

it('flags what YAML 1.1 reads otherwise', () => {
  const traps = (text: string) => {
    const result = format(text);
    return (
      result.ok &&
      result.value.notes.map((note) =>
        note.code === 'trap'
          ? [note.source, note.place.line, note.place.column, note.old.kind, note.current.kind]
          : note.code,
      )
    );
  };
  expect(traps('a: no\nb: 017\nc: [1:30, "no"]\non: push\nd: 1_000\ne: 0o17\nf: yes please\n')).toEqual([
    ['no', 1, 4, 'boolean', 'string'],
    ['017', 2, 4, 'number', 'number'],
    ['1:30', 3, 5, 'number', 'string'],
    ['on', 4, 1, 'boolean', 'string'],
    ['1_000', 5, 4, 'number', 'string'],
    ['0o17', 6, 4, 'string', 'number'],
  ]);
  expect(traps('a: 2001-12-14\nb: 2001-1-4 1:02:03\nc: "2001-12-14"\nd: 2001-1-4\n')).toEqual([
    ['2001-12-14', 1, 4, 'date', 'string'],
    ['2001-1-4 1:02:03', 2, 4, 'date', 'string'],
  ]);
  // Few readers take these for booleans: they are told once.
  expect(traps('y: 1\nn: n\nx: [no]\n')).toEqual([['no', 3, 5, 'boolean', 'string'], 'single-letters']);
  expect(traps(`${Array.from({ length: 30 }, (_, n) => `k${n}: yes`).join('\n')}`)).toHaveLength(21);
});

it('is not blown up by aliases', () => {
  const bomb = `a: &a [x, x]\n${Array.from({ length: 30 }, (_, n) => `k${n}: &${String.fromCharCode(98 + (n % 24))}${n} [*${n === 0 ? 'a' : `${String.fromCharCode(97 + (n % 24))}${n - 1}`}, x]`).join('\n')}`;
  expect(formatted(bomb)).toMatch(/^(?:a: &a |alias-without-anchor)/);
  const levels = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(10)}]`).join('\n');
  // No alias is put in its place, so there is nothing to grow.
  expect(formatted(`l0: &l0 x\n${levels}`)).toMatch(/^l0: &l0 x\nl1: &l1 \[/);
});

describe('there and back', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'no',
      '1:30',
      'a: b',
      '# x',
      '- y',
      'two\nlines\n',
      '  lead\n',
      'x\n\n\n',
      '',
      ' ',
      '\t',
      '&a',
      '*b',
      '!c',
      "it's",
      '"',
      '2001-12-14',
      '😀',
      'é\u0085',
      '---',
      '...',
      '%x',
    ),
  );
  const at = { start: 0, end: 0 };
  const { value } = fc.letrec<{ value: DocumentValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text.map((said): DocumentValue => ({ kind: 'string', text: said.replace(/\p{Surrogate}/gu, ''), ...at })),
      fc
        .constantFrom('1', '1.10', '12345678901234567890', '-0.0', '1e3')
        .map((source): DocumentValue => ({ kind: 'number', source, ...at })),
      fc.constantFrom<DocumentValue>({ kind: 'null', ...at }, { kind: 'boolean', value: true, ...at }),
      fc.array(tie('value'), { maxLength: 3 }).map((items): DocumentValue => ({ kind: 'list', items, ...at })),
      fc
        .uniqueArray(
          fc.tuple(
            text.map((key) => key.replace(/\p{Surrogate}/gu, '')),
            tie('value'),
          ),
          { maxLength: 3, selector: ([key]) => key },
        )
        .map((members): DocumentValue => ({
          kind: 'map',
          members: members.map(([key, inner]) => ({ key, keySpan: at, value: inner })),
          ...at,
        })),
    ),
  }));

  it('says the same, and is formatted already', () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 2 }),
        fc.record({
          indent: fc.integer({ min: 1, max: 8 }),
          sortKeys: fc.constantFrom('source' as const, 'natural' as const),
          quotes: fc.constantFrom('keep' as const, 'double' as const, 'single' as const),
          lineWidth: fc.constantFrom('80' as const, 'none' as const),
        }),
        (documents, settings) => {
          const yaml = writeYaml(documents, {
            indent: 4,
            indentLists: true,
            fold: false,
            quotes: 'needed',
            safeFor11: true,
            sortKeys: 'source',
            documentStart: false,
            nulls: 'null',
          }).text;
          const once = format(yaml, settings);
          // What is written was read again and compared: it is a result, or would be a fault.
          if (!once.ok) throw new Error(`${once.fault.code}: ${JSON.stringify(yaml)}`);
          expect(formatted(once.value.text, settings)).toBe(once.value.text);
        },
      ),
      { numRuns: 300 },
    );
  });
});
