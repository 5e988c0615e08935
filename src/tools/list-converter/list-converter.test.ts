import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { compareDecimals, readDecimal } from './compare-decimals';
import type { ConvertedList } from './convert-list';
import { convert, convertByPattern, list } from './operations';
import { listSettings, type ListSettings } from './options';
import { compareCodePoints } from './order-items';
import { PRESET_NAMES, PRESETS, presetOf } from './presets';

type Some = Partial<ListSettings>;

async function report(text: string, options: Some = {}): Promise<ConvertedList> {
  const made = await convert.run({ text }, parse(listSettings, options), job());
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

const rework = async (text: string, options: Some = {}) => (await report(text, options)).text;

const faultOf = async (text: string, options: Some) => {
  const made = await convert.run({ text }, parse(listSettings, options), job());
  return made.ok ? undefined : made.fault;
};

const FAMILY = '👨‍👩‍👧‍👦';

describe('the examples of the catalogue', () => {
  it.each<[string, Some, string]>([
    ['apple\nbanana\ncherry', {}, 'apple, banana, cherry'],
    ['1\n    2\n    3\n    4\n    5', {}, '1, 2, 3, 4, 5'],
    ['1\n2\n2\n4\n4\n3\n5', { removeDuplicates: true, itemPrefix: "'", itemSuffix: "'" }, "'1', '2', '4', '3', '5'"],
    ['a\n a\nb ', { removeDuplicates: true }, 'a, b'],
    ['file10\nfile2\nFile1', { sort: 'ascending' }, 'File1, file2, file10'],
    ['10\n9\n-1.5\n2e1\nx', { sort: 'numericAscending' }, '-1.5, 9, 10, 2e1, x'],
    ['abc,def,hhh', { splitOn: 'comma', ...PRESETS.lines }, 'abc\ndef\nhhh'],
    ['1\n2\n3', PRESETS.html, '<ul>\n<li>1</li>\n<li>2</li>\n<li>3</li>\n</ul>'],
    ["O'Brien\n12\nCôté", PRESETS.sql, "IN ('O''Brien', '12', 'Côté')"],
    ['say "hi"\n😀', PRESETS.json, '["say \\"hi\\"", "😀"]'],
    ['- user1@domain.tld\n-user2@a-b.tld', { removePrefix: '-' }, 'user1@domain.tld, user2@a-b.tld'],
    [`héllo\n${FAMILY}abc\n日本語テスト`, { truncate: 3 }, `hél, ${FAMILY}ab, 日本語`],
    ['a\tb\tc\n1\t2\t3', { mode: 'transpose' }, 'a\t1\nb\t2\nc\t3'],
    ['a,b\n1\n2,3,4', { mode: 'transpose', delimiter: 'comma' }, 'a,1,2\nb,,3\n,,4'],
  ])('%j %j', async (text, options, expected) => expect(await rework(text, options)).toBe(expected));
});

describe('results that others get wrong', () => {
  it('sorts numbers as numbers', async () => {
    expect(await rework('10\n9\n2\n1', { sort: 'numericAscending' })).toBe('1, 2, 9, 10');
    expect(await rework('10\n9\n2\n1', { sort: 'ascending' })).toBe('1, 2, 9, 10');
  });
  it('removes duplicates after it has trimmed', async () => {
    expect(await report('a\na ', { removeDuplicates: true })).toMatchObject({
      text: 'a',
      counts: { in: 2, emptyDropped: 0, duplicatesRemoved: 1, out: 1 },
    });
  });
});

describe('splitting', () => {
  it.each<[string, Some, string]>([
    ['a\r\nb\rc\nd', {}, 'a|b|c|d'],
    ['a,b\r\nc', { splitOn: 'comma' }, 'a|b\nc'],
    ['a; b ;c', { splitOn: 'semicolon' }, 'a|b|c'],
    ['a\tb', { splitOn: 'tab' }, 'a|b'],
    ['a  b c', { splitOn: 'space' }, 'a|b|c'],
    ['a  b', { splitOn: 'space', dropEmpty: false }, 'a||b'],
    ['a--b-c', { splitOn: 'text', splitText: '--' }, 'a|b-c'],
    ['a\nb', { splitOn: 'text', splitText: '\\n' }, 'a|b'],
    ['abc', { splitOn: 'text', splitText: '' }, 'abc'],
    ['abc', { splitOn: 'regex', splitText: '' }, 'abc'],
    ['a1b22c', { splitOn: 'regex', splitText: '\\d+' }, 'a|b|c'],
    ['a1b', { splitOn: 'regex', splitText: '(\\d)' }, 'a|b'],
    ['a😀b', { splitOn: 'regex', splitText: '[😀]' }, 'a|b'],
    ['a😀b', { splitOn: 'regex', splitText: '(?:)' }, 'a|😀|b'],
    // Only the older syntax has it: under `u` this escape is an error.
    ['a-b', { splitOn: 'regex', splitText: '\\-' }, 'a|b'],
    ['a\nb', { splitOn: 'regex', splitText: '$\\n^' }, 'a|b'],
  ])('%j %j', async (text, options, expected) =>
    expect(await rework(text, { separator: '|', ...options })).toBe(expected),
  );

  it('takes the last line break for an end', async () => {
    expect((await report('a\nb\n', { dropEmpty: false })).counts?.in).toBe(2);
    expect((await report('a\n\n', { dropEmpty: false })).text).toBe('a, ');
    expect((await report('\n', { dropEmpty: false })).counts).toMatchObject({ in: 1, out: 1 });
  });
  it('gives nothing for nothing', async () => {
    expect(await report('')).toEqual({
      text: '',
      counts: { in: 0, emptyDropped: 0, duplicatesRemoved: 0, out: 0 },
    });
    for (const name of PRESET_NAMES) expect(await rework(' \n\n', PRESETS[name])).toBe('');
  });
  it('joins what it split', async () => {
    const word = fc.stringMatching(/^[^\r\n]*$/);
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 8 }), async (items) => {
        const text = items.join('\n');
        fc.pre(!text.endsWith('\n') && text !== '');
        expect(await rework(text, { trim: false, dropEmpty: false, ...PRESETS.lines })).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

describe('patterns', () => {
  it.each<[Some, string]>([
    [{ splitOn: 'regex', splitText: '(' }, 'split'],
    [{ removePrefix: '[', removeByPattern: true }, 'prefix'],
    [{ removeSuffix: '*', removeByPattern: true }, 'suffix'],
    // It would be right inside the group that it is put into.
    [{ removePrefix: 'a)|(b', removeByPattern: true }, 'prefix'],
  ])('%j has a fault in the %s', async (options, field) => {
    const fault = await faultOf('a', options);
    expect(fault).toMatchObject({ code: 'invalid-pattern', field });
    expect(fault && 'reason' in fault && fault.reason).not.toMatch(/^Invalid regular expression|^$/);
  });
  it('are not looked at where they do not count', async () => {
    expect(await faultOf('a', { splitOn: 'comma', splitText: '(' })).toBeUndefined();
    expect(await faultOf('a', { removePrefix: '(' })).toBeUndefined();
  });
  it('even of an empty text are told', async () => {
    expect(await faultOf('', { splitOn: 'regex', splitText: '(' })).toMatchObject({ code: 'invalid-pattern' });
  });
  it('remove at the ends only, and trim again', async () => {
    const options: Some = { removePrefix: '\\d+[.)]|-', removeSuffix: ';|,', removeByPattern: true };
    expect(await rework('1. a1. ;\n- b-,', options)).toBe('a1., b-');
  });
  it('give the same in the operation for them', async () => {
    const options = parse(listSettings, { splitOn: 'regex', splitText: '\\W+', sort: 'length' });
    expect(await convertByPattern.run({ text: 'ccc a bb' }, options, job())).toMatchObject({
      ok: true,
      value: { text: 'a, bb, ccc' },
    });
  });
});

describe('cleaning', () => {
  it('trims, removes, drops, sets the case, cuts and removes duplicates in this order', async () => {
    const options: Some = {
      removePrefix: '*',
      removeSuffix: ';',
      letterCase: 'upper',
      truncate: 2,
      removeDuplicates: true,
    };
    expect(await report(' * abc ;\n*ABD;\n*;\nß', options)).toEqual({
      text: 'AB, SS',
      counts: { in: 4, emptyDropped: 1, duplicatesRemoved: 1, out: 2 },
    });
  });
  it('removes a prefix once', async () => expect(await rework('--a\n-b', { removePrefix: '-' })).toBe('-a, b'));
  it('keeps blanks and empty items where wished', async () => {
    expect(await rework(' a\n\nb ', { trim: false, dropEmpty: false, separator: '|' })).toBe(' a||b ');
    expect(await rework(' \n\nb', { trim: false, separator: '|' })).toBe(' |b');
  });
  it('ignores case where wished', async () => {
    const text = 'Straße\nSTRASSE\nΟΔΟΣ\nοδος\nÉ\né';
    expect(await rework(text, { removeDuplicates: true })).toBe('Straße, STRASSE, ΟΔΟΣ, οδος, É, é');
    expect(await rework(text, { removeDuplicates: true, ignoreCase: true })).toBe('Straße, ΟΔΟΣ, É');
  });
  it('cuts between visible characters', async () => {
    expect(await rework('e\u0301e\u0301e\u0301\n🇫🇷🇨🇳\n한국어\nabc\n\ud83dx', { truncate: 2 })).toBe(
      'e\u0301e\u0301, 🇫🇷🇨🇳, 한국, ab, \ud83dx',
    );
    expect(await rework('abe\u0301x', { truncate: 3 })).toBe('abe\u0301');
    expect(await rework('ab', { truncate: 1_000_000 })).toBe('ab');
  });
});

describe('order', () => {
  it.each<[string, Some, string]>([
    ['b\na\nc', { sort: 'descending' }, 'c, b, a'],
    ['b\na\nc', { reverse: true }, 'c, a, b'],
    ['b\na\nc', { sort: 'ascending', reverse: true }, 'c, b, a'],
    ['x2\nx10\nx1', { sort: 'descending' }, 'x10, x2, x1'],
    ['z\né\ne\nf', { sort: 'ascending' }, 'e, é, f, z'],
    ['b\n3\na\n-7\n10', { sort: 'numericDescending' }, '10, 3, -7, b, a'],
    [
      '12345678901234567891\n12345678901234567890\n1e400\n-1e400\n1e399',
      { sort: 'numericAscending' },
      '-1e400, 12345678901234567890, 12345678901234567891, 1e399, 1e400',
    ],
    ['0x1\n1,000\n2\n.5\n+1\n1.', { sort: 'numericAscending' }, '.5, +1, 1., 2, 1,000, 0x1'],
    ['2\n1,000\n1 500', { sort: 'numericAscending', language: 'fr' }, '1,000, 2, 1 500'],
    ['٣\n１２\n1.234,5\n1,234.4', { sort: 'numericAscending' }, '٣, １２, 1,234.4, 1.234,5'],
    ['1e-400\n1e400\n-1e99999999999\n0', { sort: 'numericAscending' }, '-1e99999999999, 0, 1e-400, 1e400'],
    [`ccc\n${FAMILY}${FAMILY}\na\nbb`, { sort: 'length' }, `a, ${FAMILY}${FAMILY}, bb, ccc`],
    ['a\nB\n😀\n\uffee\n\ue000', { sort: 'codePoint' }, 'B, a, \ue000, \uffee, 😀'],
    ['c\nb\na', { keepFirst: 2 }, 'c, b'],
    ['c\nb\na', { sort: 'ascending', reverse: true, keepFirst: 1 }, 'c'],
    ['北京\n上海\n安徽', { sort: 'ascending', language: 'zh-cn' }, '安徽, 北京, 上海'],
  ])('%j %j', async (text, options, expected) => expect(await rework(text, options)).toBe(expected));

  it('shuffles with the given chance: every order comes, nothing is lost', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (seed * 97 + at * 61) % 256);
      const made = await convert.run({ text: '1\n2\n3' }, parse(listSettings, { sort: 'shuffle' }), {
        ...job(),
        random: bytes,
      });
      if (made.ok) seen.add(made.value.text);
    }
    expect([...seen].sort()).toEqual(['1, 2, 3', '1, 3, 2', '2, 1, 3', '2, 3, 1', '3, 1, 2', '3, 2, 1']);
  });

  it('compares decimals by their exact values', () => {
    const digits = fc.record({
      negative: fc.boolean(),
      whole: fc.bigInt({ min: 0n, max: 10n ** 25n }),
      fraction: fc.stringMatching(/^\d{0,6}$/),
      shift: fc.integer({ min: -6, max: 6 }),
    });
    const textOf = ({ negative, whole, fraction, shift }: typeof digits extends fc.Arbitrary<infer T> ? T : never) =>
      `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}e${shift}`;
    const scaled = ({ negative, whole, fraction, shift }: typeof digits extends fc.Arbitrary<infer T> ? T : never) => {
      const value = BigInt(`${whole}${fraction}`) * 10n ** BigInt(12 + shift - fraction.length);
      return negative ? -value : value;
    };
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        const [a, b] = [readDecimal(textOf(one), 'en'), readDecimal(textOf(other), 'en')];
        if (!a || !b) throw new Error('not read');
        const [x, y] = [scaled(one), scaled(other)];
        expect(Math.sign(compareDecimals(a, b))).toBe(x < y ? -1 : x > y ? 1 : 0);
      }),
      { numRuns: 300 },
    );
  });

  it('compares by code points', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 4 });
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const [a, b] = [one, other].map((text) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0));
        const at = (a ?? []).findIndex((point, index) => point !== b?.[index]);
        const expected = at < 0 ? (a?.length ?? 0) - (b?.length ?? 0) : (a?.[at] ?? 0) - (b?.[at] ?? -1);
        expect(Math.sign(compareCodePoints(one, other))).toBe(Math.sign(expected));
      }),
      { numRuns: 300 },
    );
    expect(compareCodePoints('\ud83d\ude00', '\ud83d\ue000')).toBeGreaterThan(0);
  });
});

describe('escaping and wrapping', () => {
  it.each<[string, Some, string]>([
    ["O'Brien", { escape: 'sql' }, "O''Brien"],
    ['a"b', { escape: 'sql', itemPrefix: '"', itemSuffix: '"' }, '"a""b"'],
    ['a"b\\c\td', { escape: 'json', itemPrefix: '"', itemSuffix: '"' }, '"a\\"b\\\\c\\td"'],
    ['\ud800', { escape: 'json' }, '\\ud800'],
    ['a"b', { escape: 'csv', itemPrefix: '"', itemSuffix: '"', separator: ',' }, '"a""b"'],
    ['a"b\nc\nd,e', { escape: 'csv', separator: ',' }, '"a""b",c,"d,e"'],
    ['d;e\nf', { escape: 'csv', separator: ';' }, '"d;e";f'],
    [`<a href="x">'&'</a>`, { escape: 'html' }, '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;'],
    ["it's $HOME", { escape: 'shell' }, `'it'\\''s $HOME'`],
    ['a-b.c', { escape: 'shell' }, 'a-b.c'],
    ['a"$b`\\', { escape: 'shell', itemPrefix: '"', itemSuffix: '"' }, '"a\\"\\$b\\`\\\\"'],
    ['a.b*(c)[d]{e}^$|?+\\', { escape: 'regex' }, 'a\\.b\\*\\(c\\)\\[d\\]\\{e\\}\\^\\$\\|\\?\\+\\\\'],
    ["O'Brien\na b", PRESETS.shell, "'O'\\''Brien' 'a b'"],
    ['O\'Brien\nsay "hi"\na\\b', PRESETS.python, `['O\\'Brien', 'say "hi"', 'a\\\\b']`],
    ['a\nb', PRESETS.markdown, '- a\n- b'],
    ['a "b"\nc,d', PRESETS.csv, '"a ""b""","c,d"'],
    ['a<b', PRESETS.html, '<ul>\n<li>a&lt;b</li>\n</ul>'],
    ['a\nb', { numberItems: true, ...{ separator: '', onePerLine: true } }, '1. a\n2. b'],
    ['a\nb', { numberItems: true, itemPrefix: '<', itemSuffix: '>' }, '1. <a>, 2. <b>'],
    ['a\nb', { onePerLine: true }, 'a,\nb'],
    ['a\nb', { separator: '\\n' }, 'a\nb'],
    ['a\nb', { separator: ' \\\\ ' }, 'a \\\\ b'],
    ['a\nb', { separator: ' && ', listPrefix: '(', listSuffix: ')' }, '(a && b)'],
  ])('%j %j', async (text, options, expected) => expect(await rework(text, options)).toBe(expected));

  it('JSON arrays are read back', async () => {
    const item = fc
      .string({ unit: 'binary' })
      .filter((text) => text !== '' && text.trim() === text && !/[\r\n]/.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 6 }), async (items) => {
        expect(JSON.parse(await rework(items.join('\n'), PRESETS.json))).toEqual(items);
      }),
      { numRuns: 100 },
    );
  });

  it('presets are told apart', () => {
    for (const name of PRESET_NAMES) expect(presetOf(PRESETS[name])).toBe(name);
    expect(presetOf({ ...PRESETS.sql, listPrefix: '' })).toBeUndefined();
  });
});

describe('transposing', () => {
  it('gives the table back when done twice', async () => {
    const cell = fc.stringMatching(/^[a-z ]{1,4}$/);
    const table = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      );
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const text = rows.map((row) => row.join('\t')).join('\n');
        expect(await rework(await rework(text, { mode: 'transpose' }), { mode: 'transpose' })).toBe(text);
      }),
      { numRuns: 80 },
    );
  });
  it.each<[string, Some, string]>([
    ['a||b\n1||2', { delimiter: 'text', ownDelimiter: '||' }, 'a||1\nb||2'],
    ['a\tb', { delimiter: 'text', ownDelimiter: '\\t' }, 'a\nb'],
    ['a\nb', { delimiter: 'text', ownDelimiter: '' }, 'ab'],
    ['a,b\r\n1,2\r\n', { delimiter: 'comma' }, 'a,1\nb,2'],
    ['"a,b",c\n1,2', { delimiter: 'comma' }, '"a,b",1\nc,2'],
    ['"x\ny","z ""q"""\n1,2', { delimiter: 'comma' }, '"x\ny",1\n"z ""q""",2'],
    ['"open,b\n1,2', { delimiter: 'comma' }, '"open,1\nb,2'],
    ['"a" b,c', { delimiter: 'comma' }, '"a" b\nc'],
    [',\n,', { delimiter: 'comma' }, ',\n,'],
    ['', {}, ''],
  ])('%j %j', async (text, options, expected) =>
    expect(await rework(text, { mode: 'transpose', ...options })).toBe(expected),
  );
  it('tells the size of the table', async () => {
    expect((await report('a\tb\n1', { mode: 'transpose' })).table).toEqual({ rows: 2, columns: 2 });
  });
  it('refuses a table that would be too long', async () => {
    const text = `${'\t'.repeat(50_000)}${'\n'.repeat(50_000)}`;
    expect(await faultOf(text, { mode: 'transpose' })).toEqual({ code: 'too-long' });
  });
});

describe('frequencies', () => {
  it('counts before duplicates go, the most frequent first', async () => {
    const { frequencies, text } = await report('b\na\nB\na\n\nc\ta', { frequency: true, removeDuplicates: true });
    expect(text).toBe('b, a, B, c\ta');
    expect(frequencies).toEqual({
      rows: [
        { value: 'a', count: 2 },
        { value: 'b', count: 1 },
        { value: 'B', count: 1 },
        { value: 'c\ta', count: 1 },
      ],
      distinct: 4,
      text: 'a\t2\nb\t1\nB\t1\n"c\ta"\t1',
      lines: Uint32Array.of(0, 4, 8, 12),
    });
    expect((await report('b\nB', { frequency: true, ignoreCase: true })).frequencies?.rows).toEqual([
      { value: 'b', count: 2 },
    ]);
  });
  it('shows a thousand and holds all', async () => {
    const { frequencies } = await report(Array.from({ length: 1500 }, (_, n) => `v${n}`).join('\n'), {
      frequency: true,
    });
    expect(frequencies?.rows).toHaveLength(1000);
    expect(frequencies?.distinct).toBe(1500);
    expect(frequencies?.text.split('\n')).toHaveLength(1500);
  });
});

it('reworks a million lines', async () => {
  const text = Array.from({ length: 1_000_000 }, (_, n) => `item ${(n * 7919) % 500_000}`).join('\n');
  const made = await report(text, { removeDuplicates: true, sort: 'numericAscending', ...PRESETS.sql });
  expect(made.counts).toEqual({ in: 1_000_000, emptyDropped: 0, duplicatesRemoved: 500_000, out: 500_000 });
  expect(made.text.startsWith("IN ('item 0', 'item 7919', ")).toBe(true);
});

it('refuses a result that would be too long', async () => {
  const text = 'a\n'.repeat(600_000);
  expect(await faultOf(text, { itemPrefix: 'x'.repeat(1000) })).toEqual({ code: 'too-long' });
});

it('gives the text alone', async () => {
  expect(await list.run({ text: 'b\na' }, parse(listSettings, { sort: 'length' }), job())).toEqual({
    ok: true,
    value: 'b, a',
  });
});
