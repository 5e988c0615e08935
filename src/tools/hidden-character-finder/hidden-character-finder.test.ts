import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../operations/complete-options';
import { examine } from './examine';
import { isVirama } from './joiners';
import { inspectOptions, settingsOf, type InspectOptions } from './options';

const job = { progress: () => undefined, signal: new AbortController().signal };
const optionsOf = (options: Partial<InspectOptions> = {}) =>
  settingsOf({ ...defaultOptions(inspectOptions), ...options });
const look = (text: string, options?: Partial<InspectOptions>) => examine(text, optionsOf(options), job);

/** What is found, each as its place, its code and why. */
async function found(text: string, options?: Partial<InspectOptions>): Promise<string[]> {
  const { finds } = await look(text, options);
  return finds.map(({ line, column, code, why }) => `${line}:${column} ${code.toString(16)} ${why}`);
}
const cleaned = async (text: string, options?: Partial<InspectOptions>) => (await look(text, options)).text;
const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const selectors = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
    .join('');

describe('zero-width characters', () => {
  it.each([
    ['hello\u200bworld', ['1:6 200b invisible'], 'helloworld'],
    ['a\u200db', ['1:2 200d joiner'], 'ab'],
    ['foo\u200dbar', ['1:4 200d joiner'], 'foobar'],
    ['😀\u200d', ['1:3 200d joiner'], '😀'],
    ['x\u00ady', ['1:2 ad soft-hyphen'], 'x\u00ady'],
    ['\u3164', ['1:1 3164 blank'], ''],
    ['a\u2800b', ['1:2 2800 blank'], 'ab'],
    ['a\u2060\u034fb\u180ec', ['1:2 2060 invisible', '1:3 34f invisible', '1:5 180e mongolian'], 'abc'],
    ['\ufeffid,name', ['1:1 feff mark'], '\ufeffid,name'],
    ['id\ufeff,name', ['1:3 feff mark-inside'], 'id,name'],
    ['\ufff9a\ufffab\ufffb', ['1:1 fff9 annotation', '1:3 fffa annotation', '1:5 fffb annotation'], 'ab'],
    ['\u{1d173}\u{1d17a}x', ['1:1 1d173 invisible', '1:3 1d17a invisible'], 'x'],
  ])('of %j', async (text, finds, clean) => {
    expect(await found(text)).toEqual(finds);
    expect(await cleaned(text)).toBe(clean);
  });

  it('stay or go as one likes', async () => {
    expect(await cleaned('x\u00ady', { softHyphens: true })).toBe('xy');
    expect(await cleaned('\ufeffx', { byteOrderMark: true })).toBe('x');
    expect(await cleaned('a\u200bb', { cleanZeroWidth: false })).toBe('a\u200bb');
  });

  it('count by lines of any end, and by UTF-16 units', async () => {
    expect(await found('a\r\n😀\u200b\rx\n\u200b')).toEqual(['2:3 200b invisible', '4:1 200b invisible']);
  });
});

describe('nothing is found in', () => {
  it.each([
    '👨‍👩‍👧‍👦',
    '🧑‍💻',
    '🤷🏽‍♀️',
    '🏳️‍🌈',
    '🏳‍🌈',
    '❤️',
    '☎︎',
    '#️⃣',
    '1️⃣',
    `🏴${tags('gbsct')}\u{e007f}`,
    '🏃🏽‍♀️‍➡️',
    'می\u200cخواهم',
    'ه\u200d',
    'क्\u200dष',
    'क्\u200cष',
    'র\u200d্য',
    'ශ්\u200dරී',
    '葛\u{e0100}城',
    'ᠠ\u180b',
    'ไทย\u200bไทย',
    'שלום\u200f!',
    'C++\u200e בעברית',
    'Москва',
    'Αθήνα2024',
    'naïve café',
    'nai\u0308ve cafe\u0301',
    '卡拉OK',
    'T恤',
    '3D打印',
    '한국어KR',
    'カタカナとkanji漢字',
    '全角\u3000空格',
    '\u3000\u3000段落',
    '你好，世界！使用 React，然后',
    'prix\u202f: 1\u00a0000\u00a0€',
    '«\u00a0oui\u00a0»',
    'm² 1ª ⁿ',
    'ＡＢＣ株式会社',
  ])('%s', async (text) => {
    expect(await found(text)).toEqual([]);
    expect(await cleaned(text)).toBe(text);
  });

  it('what is explained, and it says how much that is', async () => {
    expect((await look('👨‍👩‍👧‍👦 می\u200cخواهم prix\u202f: 1\u00a0000')).explained).toEqual({ joiner: 4, space: 2 });
  });
});

it('finds nothing in any emoji that there is, with every skin', async () => {
  const all = emojis.flatMap(({ emoji, text, skins = [] }) => [emoji, text, ...skins.map((skin) => skin.emoji)]);
  expect(all.length).toBeGreaterThan(4_000);
  expect(await found(all.join(' '))).toEqual([]);
});

it('knows the signs that take a vowel away', () => {
  const viramas = [...'्্੍્୍்్್്්ฺ྄္်᠎'].filter((sign) => isVirama(sign.codePointAt(0) ?? 0)).join('');
  expect(viramas).toBe('्্੍્୍்్್്්ฺ྄္်');
  expect([0x301, 0x3099, 0x41].map(isVirama)).toEqual([false, false, false]);
});

describe('directions', () => {
  it('that are not closed on their line are the Trojan Source', async () => {
    const text = 'admin\u202e\u2066// check\u2069\u2066 begin';
    expect(await found(text)).toEqual([
      '1:6 202e unclosed',
      '1:7 2066 isolate',
      '1:16 2069 direction-end',
      '1:17 2066 unclosed',
    ]);
    expect(await look(text)).toMatchObject({ unclosed: 2, text: 'admin// check begin' });
  });

  it('that are closed are told, as are ends without a beginning', async () => {
    expect(await found('a\u202ab\u202c\u2067c\u2069\u202c')).toEqual([
      '1:2 202a embedding',
      '1:4 202c direction-end',
      '1:5 2067 isolate',
      '1:7 2069 direction-end',
      '1:8 202c direction-end',
    ]);
  });

  it('end with the isolate around them, and at the end of each line', async () => {
    expect((await look('\u2066\u202ea\u2069')).unclosed).toBe(0);
    expect((await look('\u202e\u2066a\u202c\u2069')).unclosed).toBe(1);
    expect((await look('\u202ea\n\u202c')).unclosed).toBe(1);
    expect((await look('\u202ea\u2029\u202c')).unclosed).toBe(1);
  });

  it('are marks without a letter from the right', async () => {
    expect(await found('a\u200eb\u200f\u061c')).toEqual([
      '1:2 200e direction-mark',
      '1:4 200f direction-mark',
      '1:5 61c direction-mark',
    ]);
  });
});

describe('spaces', () => {
  it.each([
    ['price:\u00a010', {}, ['1:7 a0 no-break'], 'price: 10'],
    ['const\u00a0a', {}, ['1:6 a0 no-break'], 'const a'],
    ['x\u3000= 1', {}, ['1:2 3000 wide'], 'x\u3000= 1'],
    ['x\u3000= 1', { wideSpaces: true }, ['1:2 3000 wide'], 'x = 1'],
    ['全角\u3000空格', { chinese: false }, ['1:3 3000 wide'], '全角\u3000空格'],
    ['\u2028x', {}, ['1:1 2028 line'], '\nx'],
    ['a\u000bb\u000cc\u0085d', {}, ['1:2 b line', '1:4 c line', '1:6 85 line'], 'a\nb\nc\nd'],
    ['a\u2003b\u1680c\u205fd', {}, ['1:2 2003 odd-space', '1:4 1680 odd-space', '1:6 205f odd-space'], 'a b c d'],
  ])('of %j with %j', async (text, options, finds, clean) => {
    expect(await found(text, options)).toEqual(finds);
    expect(await cleaned(text, options)).toBe(clean);
  });

  it('that French has are found where French is off', async () => {
    const text = 'prix\u202f: 1\u00a0000\u00a0€';
    expect((await look(text, { french: false })).counts.space).toBe(3);
    expect(await cleaned(text, { french: false })).toBe('prix : 1 000 €');
  });
});

describe('control characters', () => {
  it('are found but for tab and line ends', async () => {
    expect(await found('ok\u0007\u001b[31m\t\r\n\u0000\u007f\u009f')).toEqual([
      '1:3 7 control',
      '1:4 1b escape',
      '2:1 0 control',
      '2:2 7f control',
      '2:3 9f control',
    ]);
    expect(await cleaned('ok\u0007\u001b[31m')).toBe('ok[31m');
  });
});

describe('selectors and tags', () => {
  it.each([
    ['a\ufe0f', ['1:2 fe0f selector'], 'a'],
    ['1\ufe0f', ['1:2 fe0f selector'], '1'],
    ['葛\u{e0100}\u{e0101}', ['1:2 e0100 selector', '1:4 e0101 selector'], '葛'],
    ['❤\ufe0f\ufe0f', ['1:3 fe0f selector'], '❤\ufe0f'],
    [`🏴${tags('x')}`, ['1:3 e0078 tag'], '🏴'],
    [`🏴${tags('gbsct')}\u{e007f}${tags('!')}`, ['1:15 e0021 tag'], `🏴${tags('gbsct')}\u{e007f}`],
    ['a\u{e0001}', ['1:2 e0001 tag'], 'a'],
  ])('of %j', async (text, finds, clean) => {
    expect(await found(text)).toEqual(finds);
    expect(await cleaned(text)).toBe(clean);
  });
});

describe('hidden messages', () => {
  it.each([
    ['😀\u{e0158}\u{e0159}\u{e0111}', 'hi!', 'selectors', 3],
    [`a${tags('Ignore all')}`, 'Ignore all', 'tags', 10],
    [`❤️${selectors('héllo 你好')}`, 'héllo 你好', 'selectors', 13],
  ] as const)('%# are read', async (text, message, by, carriers) => {
    const { messages, total } = await look(text);
    expect(messages).toMatchObject([{ by, text: message, carriers, line: 1 }]);
    expect(total).toBe(carriers);
  });

  const bits = (text: string, width: number) =>
    [...text].map((letter) => letter.charCodeAt(0).toString(2).padStart(width, '0')).join('');
  const carried = (text: string, zero: string, one: string) => text.replaceAll('0', zero).replaceAll('1', one);

  it.each([
    ['eight bits', carried(bits('secret', 8), '\u200b', '\u200c')],
    ['eight bits, turned', carried(bits('secret', 8), '\u200c', '\u200b')],
    ['sixteen bits', carried(bits('secret', 16), '\u200c', '\u200d')],
    ['a kind between', [...'secret'].map((letter) => carried(bits(letter, 1), '\u200b', '\u200c')).join('\u2060')],
  ])('are read from %s', async (_, hidden) => {
    expect((await look(`Hello ${hidden}world`)).messages).toMatchObject([{ by: 'zero-width', text: 'secret', at: 6 }]);
  });

  it('are none where nothing is readable', async () => {
    expect(
      (await look(`a${'\u200b'.repeat(40)}b${'\ufe01'.repeat(40)}c${'\u200b'.repeat(8)}${'\u200c'.repeat(8)}`))
        .messages,
    ).toEqual([]);
  });

  it('that are written so are read back', async () => {
    const texts = fc.string({ unit: fc.constantFrom(...'abc XYZ019 é你'), minLength: 2, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { messages } = await look(`😀${selectors(text)}`);
        expect(messages.map((message) => message.text)).toEqual([text]);
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ['p\u0430ypal', 'look-alike', 'paypal', 'Latn 5 Cyrl 1', 'a'],
    ['раураl', 'look-alike', 'paypal', 'Cyrl 5 Latn 1', 'ӏ'],
    ['g\u043e\u043egle', 'look-alike', 'google', 'Latn 4 Cyrl 2', 'oo'],
    ['\u03a1aypal', 'look-alike', 'Paypal', 'Latn 5 Grek 1', 'P'],
    ['\ua4eepple', 'look-alike', 'Apple', 'Latn 4 Lisu 1', 'A'],
    ['Kрасный', 'look-alike', 'Красный', 'Cyrl 6 Latn 1', 'К'],
    ['aлгоритм', 'look-alike', 'алгоритм', 'Cyrl 7 Latn 1', 'а'],
    ['\u0406BM', 'look-alike', 'IBM', 'Latn 2 Cyrl 1', 'I'],
    ['\u0394x', 'mixed', undefined, 'Latn 1 Grek 1', ''],
    ['\u03bcs', 'mixed', undefined, 'Latn 1 Grek 1', ''],
    ['\u03bbx', 'mixed', undefined, 'Latn 1 Grek 1', ''],
    ['\u03a9m', 'mixed', undefined, 'Latn 1 Grek 1', ''],
    ['Latinская', 'mixed', undefined, 'Latn 5 Cyrl 4', ''],
  ])('%s is %s', async (text, why, reads, scripts, like) => {
    const { finds } = await look(text);
    expect(finds).toHaveLength(1);
    const [find] = finds;
    expect(find?.why).toBe(why);
    expect(find?.level).toBe(why === 'mixed' ? 'info' : 'warning');
    expect(find?.word?.reads).toBe(reads);
    expect(find?.word?.scripts.flat().join(' ')).toBe(scripts);
    expect(find?.word?.odd.map((letter) => letter.like ?? '').join('')).toBe(like);
    expect(await cleaned(text)).toBe(text);
    expect(await cleaned(text, { cleanLookAlike: true })).toBe(reads ?? text);
  });

  it('wholly of another script are found among Latin ones only', async () => {
    const text = 'the \u0455\u0441\u043e\u0440\u0435 of an English text';
    expect((await look(text)).finds).toMatchObject([{ why: 'whole', at: 4, word: { reads: 'scope' } }]);
    expect(await cleaned(text, { cleanLookAlike: true })).toBe('the scope of an English text');
    expect(await found('\u0455\u0441\u043e\u0440\u0435')).toEqual([]);
    expect(await found('Москва и Рим, нос и рот, сор')).toEqual([]);
    expect(await found('The capital is Москва')).toEqual([]);
  });

  it.each([
    ['x１y', ['1:2 ff11 compatibility'], 'x1y'],
    ['ﬁle', ['1:1 fb01 ligature'], 'file'],
    ['𝐩aypal', ['1:1 1d429 compatibility'], 'paypal'],
    [
      '𝐩𝐚 and ｐａ',
      ['1:1 1d429', '1:3 1d41a', '1:10 ff50', '1:11 ff41'].map((one) => `${one} compatibility`),
      'pa and pa',
    ],
    ['print(a，b)', ['1:8 ff0c punctuation'], 'print(a,b)'],
    ['let x = 1\u037e', ['1:10 37e punctuation'], 'let x = 1;'],
  ])('have other forms in %s', async (text, finds, clean) => {
    expect(await found(text)).toEqual(finds);
    expect(await cleaned(text)).toBe(text);
    expect(await cleaned(text, { cleanCompatibility: true })).toBe(clean);
  });
});

describe('broken text', () => {
  it('is found and told apart', async () => {
    expect(await found('\ud800a\udc00\ufffd\ue000\u0378\uffff')).toEqual([
      '1:1 d800 surrogate',
      '1:3 dc00 surrogate',
      '1:4 fffd replacement',
      '1:5 e000 private',
      '1:6 378 unassigned',
      '1:7 ffff unassigned',
    ]);
    expect(await cleaned('\ud800a\udc00', { cleanBroken: true })).toBe('a');
  });

  it('is a letter with more than four marks', async () => {
    const marked = `a${'\u0301'.repeat(9)}b`;
    expect((await look(marked)).finds).toMatchObject([{ why: 'marks', marks: 9, at: 5 }]);
    expect(await cleaned(marked, { cleanBroken: true })).toBe(`a${'\u0301'.repeat(4)}b`);
    expect(await found(`a${'\u0301'.repeat(4)}`)).toEqual([]);
  });
});

it('finds typographic quotes and dashes where that is asked for', async () => {
  const text = '“a” – ‘b’ — c−d';
  expect(await found(text)).toEqual([]);
  expect((await look(text, { showTypographic: true })).total).toBe(7);
  expect(await cleaned(text, { cleanTypographic: true })).toBe(`"a" - 'b' - c-d`);
});

it('counts all and lists the first', async () => {
  const { total, finds, counts, text } = await look('a\u200b'.repeat(20_000));
  expect([total, finds.length, counts.zeroWidth, text.length]).toEqual([20_000, 10_000, 20_000, 20_000]);
});

it('puts the lines with finds first, with the numbers that they have', async () => {
  const { first } = await look('a\nb\u200b\r\nc\nd\u200b', { findsFirst: true });
  expect(first?.text).toBe('b\u200b\r\nd\u200b\na\nc');
  expect([...(first?.numbers ?? [])]).toEqual([2, 4, 1, 3]);
  expect([...(first?.marks ?? [])]).toEqual([1, 5]);
});

describe('cleaning a cleaned text changes nothing', () => {
  const pieces = fc.constantFrom(
    ...[
      'a',
      'b',
      'K',
      '1',
      ' ',
      '\n',
      '\r\n',
      ',',
      'é',
      '你',
      '，',
      '\u3000',
      '«',
      ':',
      '😀',
      '❤',
      '\u{1f3f4}',
      '\u{1f3fd}',
    ],
    ...[
      'а',
      'р',
      'у',
      'К',
      'я',
      'ο',
      'λ',
      'ם',
      'م',
      'ه',
      'क',
      '्',
      '葛',
      'ᠠ',
      'ท',
      'ｘ',
      '𝐩',
      'ﬁ',
      '\u0301',
      '\u0344',
      '\u1f71',
      '\u212b',
    ],
    ...[
      '\u200b',
      '\u200c',
      '\u200d',
      '\u200e',
      '\u200f',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u034f',
      '\u3164',
      '\u180b',
      '\u180e',
    ],
    ...[
      '\u202a',
      '\u202e',
      '\u202c',
      '\u2066',
      '\u2069',
      '\u00a0',
      '\u202f',
      '\u2028',
      '\u0085',
      '\u0007',
      '\ufe00',
      '\ufe0f',
      '\u20e3',
    ],
    ...['\u{e0100}', '\u{e0101}', '\u{e0067}', '\u{e007f}', '\ud800', '\udc00', '\ufffd', '\ue000', '“', '–', '\u037e'],
  );
  const options = fc.record(
    Object.fromEntries(Object.keys(defaultOptions(inspectOptions)).map((name) => [name, fc.boolean()])),
  );

  it('whatever is in it and whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: pieces, maxLength: 60 }), options, async (text, chosen) => {
        const once = await cleaned(text, chosen);
        expect(await cleaned(once, chosen)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it('and what is taken out is not found again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: pieces, maxLength: 60 }), async (text) => {
        const { counts } = await look(await cleaned(text));
        expect([counts.direction, counts.control, counts.selector]).toEqual([0, 0, 0]);
      }),
    );
  });
});
