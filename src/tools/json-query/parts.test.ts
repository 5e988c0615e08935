import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toJqPath,
  toJmesPath,
  toJsonPath,
  toJsonPointer,
  toShortJsonPath,
  type PathStep,
} from '../../lib/json/json-path';
import { readJson } from '../../lib/json/read-json';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { readCsv } from '../../lib/table/csv-reader';
import { findDelimiter } from '../../lib/table/find-delimiter';
import { writeJson } from '../../lib/document/write-json';
import { bare, documentValue } from '../../lib/document/testing';
import type { DocumentValue } from '../../lib/document/document';
import { CHEAT_SHEET } from './cheat-sheet';
import { FIRST } from './first';
import { namesIn, namesToOffer, rememberedNames } from './argument-names';
import { completionsOf, FUNCTIONS } from './complete';
import { LIKELIHOOD } from '../../operations/detect';
import { detect } from './detect';
import { evaluate } from './jmespath/evaluate';
import { parseExpression } from './jmespath/parse';
import { runEngine } from './jq/engine';
import { preview } from './preview';
import { runPath } from './json-path/evaluate';
import { parsePath } from './json-path/parse';
import { stepsTo } from './json-path/walk';
import { nodesAt } from './mark-nodes';
import { queryTexts } from './query';
import { BOOKSHOP } from './samples';

const LANGUAGES = ['jq', 'jsonpath', 'jmespath'] as const;
const SETTINGS = {
  format: 'auto',
  output: 'json',
  indent: 2,
  raw: false,
  compact: true,
  sortKeys: false,
  slurp: false,
  nullInput: false,
  nodes: 'values',
} as const;

describe('paths', () => {
  it('of the picker', () => {
    const steps = ['a b', 0, 'c'];
    expect([toJqPath(steps), toShortJsonPath(steps), toJmesPath(steps), toJsonPointer(steps)]).toEqual([
      '."a b"[0].c',
      "$['a b'][0].c",
      '"a b"[0].c',
      '/a b/0/c',
    ]);
    expect([toJqPath([]), toShortJsonPath([]), toJmesPath([])]).toEqual(['.', '$', '@']);
    expect([toJqPath([1]), toShortJsonPath([1]), toJmesPath([1])]).toEqual(['.[1]', '$[1]', '[1]']);
  });

  /** All values with the steps to them. */
  function* places(
    value: DocumentValue,
    steps: readonly PathStep[] = [],
  ): Generator<[readonly PathStep[], DocumentValue]> {
    yield [steps, value];
    if (value.kind === 'map') for (const { key, value: inner } of value.members) yield* places(inner, [...steps, key]);
    if (value.kind === 'list') for (const [n, inner] of value.items.entries()) yield* places(inner, [...steps, n]);
  }

  it('lead to the value they were written for', () => {
    fc.assert(
      fc.property(documentValue(), (root) => {
        for (const [steps, value] of places(root)) {
          // RFC 9535 has no way to write half a character.
          if (steps.some((step) => typeof step === 'string' && findLoneSurrogate(step) >= 0)) continue;
          for (const path of [toJsonPath(steps), toShortJsonPath(steps)]) {
            const parsed = parsePath(path);
            if (!parsed.ok) throw new Error(`${path}: ${parsed.fault.code}`);
            const [node, ...more] = runPath(parsed.value, { value: root });
            expect(more).toEqual([]);
            expect(node && stepsTo(node)).toEqual(steps);
            expect(node?.value).toBe(value);
          }
          const parsed = parseExpression(toJmesPath(steps));
          if (!parsed.ok) throw new Error(`${toJmesPath(steps)}: ${parsed.fault.code}`);
          expect(bare(evaluate(parsed.value, root))).toEqual(bare(value));
        }
      }),
    );
  });

  it('of jq give what stands there', async () => {
    const keys = ['a', 'a b', '"', '\\', '\\(1)', '__proto__', 'and', '键', '😀', '', '$x', "'", '\n'];
    const data = JSON.stringify(Object.fromEntries(keys.map((key, n) => [key, [n]])));
    const expression = keys.map((key) => toJqPath([key, 0])).join(', ');
    const found = await queryTexts({ data, expression }, { ...SETTINGS, language: 'jq' });
    expect(found.ok && found.value.text).toBe(keys.map((_, n) => n).join('\n'));
  });

  it('are marked in the tree', () => {
    const read = readJson('{"a":[1,{"b":2}],"c":{"b":3}}');
    if (!read.ok) throw new Error('It is JSON');
    const found = nodesAt(read.value, [['a', 1, 'b'], ['c'], [], ['a', 9], ['a', 1]]);
    expect([...found].map((node) => read.value.text.slice(read.value.starts[node], read.value.ends[node]))).toEqual([
      '{"a":[1,{"b":2}],"c":{"b":3}}',
      '{"b":2}',
      '2',
      '{"b":3}',
    ]);
  });
});

describe('what the page offers', () => {
  it.each(
    LANGUAGES.flatMap((language) => CHEAT_SHEET[language].map(([, expression]) => [language, expression] as const)),
  )('%s %s gives something', async (language, expression) => {
    const found = await queryTexts({ data: BOOKSHOP, expression }, { ...SETTINGS, language });
    if (!found.ok) throw new Error(found.fault.code);
    expect(found.value.errors).toEqual([]);
    expect(found.value.text).not.toBe('');
  });

  it.each(LANGUAGES)('%s begins with the same two titles', async (language) => {
    const found = await queryTexts({ data: BOOKSHOP, expression: FIRST[language] }, { ...SETTINGS, language });
    expect(found.ok && found.value.text.replace(/[[\],\n]/g, '')).toBe('"Sayings""Moby"');
  });

  const keys = ['store', 'a b', 'title', 'tier'];
  // Where the caret stands is marked.
  it.each([
    ['.store.ti|', 'jq', ['.store.title|', '.store.tier|']],
    ['.|', 'jq', ['.store|', '."a b"|', '.title|', '.tier|']],
    ['.[] ¦ so|', 'jq', ['.[] ¦ sort|', '.[] ¦ sort_by|']],
    ['.st|.title', 'jq', ['.store|.title']],
    ['map(.ti|) ¦ add', 'jq', ['map(.title|) ¦ add', 'map(.tier|) ¦ add']],
    ['.ti|er', 'jq', ['.title|']],
    ['so|rt ¦ .', 'jq', ['sort_by| ¦ .']],
    ['"a.s|"', 'jq', []],
    ['"\\(.st|)"', 'jq', ['"\\(.store|)"']],
    ['"\\(f(.a)) .st|"', 'jq', []],
    ['"\\("\\(.st|")"', 'jq', ['"\\("\\(.store|")"']],
    ['"a\\"" + .st|', 'jq', ['"a\\"" + .store|']],
    ['$.a|', 'jsonpath', ["$['a b']|"]],
    ['$..|', 'jsonpath', []],
    ["$['st|']", 'jsonpath', []],
    ['$[?@.ti| == 1]', 'jsonpath', ['$[?@.title| == 1]', '$[?@.tier| == 1]']],
    ['a|', 'jmespath', ['"a b"|', 'abs|', 'avg|']],
    ['store.|', 'jmespath', ['store.store|', 'store."a b"|', 'store.title|', 'store.tier|']],
    ['[?ti|tle == `1`]', 'jmespath', ['[?tier| == `1`]']],
    ['[?a == `st|`]', 'jmespath', []],
    ['|', 'jq', []],
    ['.a |', 'jq', []],
  ] as const)('%s of %s is completed', (marked, language, expected) => {
    const place = marked.indexOf('|');
    const typed = marked.replace('|', '').replaceAll('¦', '|');
    const completed = completionsOf(typed, place, language, keys).map(
      ({ text, start, end }) => `${typed.slice(0, start)}${text}¦${typed.slice(end)}`,
    );
    expect(completed.map((one) => one.replaceAll('|', '!'))).toEqual(
      expected.map((one) => one.replace('|', '#').replaceAll('¦', '!').replace('#', '¦')),
    );
  });

  it('offers functions that there are', async () => {
    // That one is a word of the language.
    const expression = 'builtins | map(split("/")[0]) + ["reduce"] | .[]';
    const builtins = await queryTexts({ data: '0', expression }, { ...SETTINGS, language: 'jq', raw: true });
    const known = builtins.ok ? builtins.value.text.split('\n') : [];
    expect(FUNCTIONS.jq.filter((name) => !known.includes(name))).toEqual([]);
    for (const name of FUNCTIONS.jmespath) {
      const found = await queryTexts({ data: '0', expression: `${name}(@)` }, { ...SETTINGS, language: 'jmespath' });
      expect(!found.ok && found.fault.code).not.toBe('not-defined');
    }
  });

  it('offers the names of arguments again, never what they were', () => {
    const names = namesIn(' token=abc=1\nlimit:=10\n\nno sign\ntoken:=2\r9a=1\r\nx = y');
    expect(names).toEqual(['token=', 'limit:=', 'x=']);
    expect(rememberedNames(['limit='], names)).toEqual(['limit=', 'token=', 'x=']);
    expect(namesToOffer('limit:=1', names)).toEqual(['token=', 'x=']);
    expect(
      rememberedNames(
        [],
        Array.from({ length: 20 }, (_, n) => `a${n}=`),
      ),
    ).toHaveLength(12);
  });

  it.each([
    ['$.store.book[*]', 'jsonpath'],
    ['$[0]', 'jsonpath'],
    ["$['a b']", 'jsonpath'],
    ['$..x', 'jsonpath'],
    ['.items[] | .name', 'jq'],
    ['.[0]|keys', 'jq'],
    ['$5.00', undefined],
    ['$HOME/bin', undefined],
    ['.gitignore', undefined],
    ['... | ...', undefined],
    ['{"a":1}', undefined],
    ['$', undefined],
  ])('%s is %s', (text, direction) => {
    expect(detect({ text, isWhole: true })?.direction).toBe(direction);
  });

  it.each(['{"a":1}', '[1]', 'a: 1\nb:\n  - x\n', 'a,b\n1,2\n3,4\n', 'a\tb\n1\t2\n3\t4'])('%j is data', (text) => {
    expect(detect({ text, isWhole: true })).toEqual({ likelihood: LIKELIHOOD.weak });
  });

  it.each(['Good morning, all', 'a,b\n1,2', 'one, two\nthree\nfour, five', ''])('%j is nothing', (text) => {
    expect(detect({ text, isWhole: true })).toBeUndefined();
  });

  it.each([
    ['.a[] | .b', 'jq'],
    ['$.a[*]', 'JSONPath ✓'],
    ['$.a[01]', 'JSONPath ✗ 1:5'],
    ['{"a":1}', undefined],
  ])('of %s a preview says %s', async (text, expected) => {
    expect((await preview(undefined, { text, isWhole: true }))?.text).toBe(expected);
  });
});

describe('CSV', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n"x;y";"z""w"\r\n',
      [
        ['a', 'b'],
        ['x;y', 'z"w'],
      ],
    ],
    [
      'a\tb\n"line\nbreak"\t2',
      [
        ['a', 'b'],
        ['line\nbreak', '2'],
      ],
    ],
    [
      'a,b\n\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('%j', (text, rows) => {
    expect(readCsv(text, findDelimiter(text, { isEven: true }) ?? '')).toEqual({ ok: true, value: rows });
  });

  it.each([
    ['a,"b', 'open-quote', 1, 3],
    ['a,b\n"x"y,1', 'after-quote', 2, 4],
  ])('%j is a fault', (text, code, line, column) => {
    const read = readCsv(text, ',');
    expect(!read.ok && [read.fault.code, read.fault.line, read.fault.column]).toEqual([code, line, column]);
  });

  it('that was written is read again', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', ',', '\n', '\r\n', '', ' '));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
        expect(readCsv(text, ',')).toEqual({ ok: true, value: rows });
      }),
    );
  });
});

describe('jq', () => {
  it('gives values back as they are', async () => {
    await fc.assert(
      fc.asyncProperty(documentValue({ depth: 3 }), async (value) => {
        const data = writeJson(value, { indent: 0 }).text;
        const found = await queryTexts({ data, expression: '.' }, { ...SETTINGS, language: 'jq' });
        if (!found.ok) throw new Error(found.fault.code);
        // Only the spelling of numbers with an exponent and half characters become others.
        if (/\d[eE]|\\ud[89a-f]/.test(data)) return;
        expect(found.value.text).toBe(data);
      }),
      { numRuns: 50 },
    );
  });

  it('ends where it prints too much, and the next run works', async () => {
    const limits = { lines: 3, bytes: 100 };
    const run = (expression: string) => runEngine('1', expression, ['-c'], limits);
    expect(await run('repeat(1)')).toMatchObject({ ended: 'lines' });
    expect(await run('"x" * 200')).toMatchObject({ ended: 'bytes' });
    expect(await run('1, 2, 3')).toMatchObject({ printed: '1\n2\n3\n', ended: 'by itself', exitCode: 0 });
  });

  it('says when memory is not enough, and the next run works', async () => {
    const expression = '[range(1e9)]';
    const lost = await queryTexts({ data: '1', expression }, { ...SETTINGS, language: 'jq' });
    expect(!lost.ok && lost.fault.code).toBe('out-of-memory');
    const next = await queryTexts({ data: '1', expression: '. + 1' }, { ...SETTINGS, language: 'jq' });
    expect(next.ok && next.value.text).toBe('2');
  });

  it('keeps messages apart from results and errors', async () => {
    const expression = '(1 | debug), ("a\nb" | stderr), error("x\\ny"), 2';
    const found = await queryTexts({ data: '0', expression }, { ...SETTINGS, language: 'jq' });
    expect(found.ok && found.value).toMatchObject({
      text: '1\n"a\\nb"',
      messages: ['1', 'a', 'b'],
      errors: [{ code: 'said', text: 'x\ny' }],
    });
  });
});

describe('results', () => {
  const written = async (data: string, expression: string, more: object) => {
    const found = await queryTexts({ data, expression }, { ...SETTINGS, language: 'jq', ...more });
    return found.ok ? found.value.text : found.fault.code;
  };
  it.each([
    ['[{"a":1.10,"b":"x,y"},{"a":null,"c":[1]}]', '.[]', { output: 'csv' }, 'a,b,c\n1.10,"x,y",\n,,[1]'],
    ['[[1,2],[3]]', '.', { output: 'csv' }, '1,2\n3'],
    ['[1,{}]', '.', { output: 'csv' }, 'no-rows'],
    ['["x",1.0]', '.[]', { output: 'lines' }, 'x\n1.0'],
    ['["x",1.0]', '.', { output: 'lines' }, 'x\n1.0'],
    ['{"a":[1,"1"]}', '.', { output: 'yaml' }, 'a:\n  - 1\n  - "1"\n'],
    ['{"a":1}', '., .a', { output: 'yaml' }, 'a: 1\n---\n1\n'],
    ['{"b":1,"a":2}', '.', { compact: false, indent: 'tab', sortKeys: true }, '{\n\t"a": 2,\n\t"b": 1\n}'],
  ])('%s %s %j', async (data, expression, more, expected) => {
    expect(await written(data, expression, more)).toBe(expected);
  });
});
