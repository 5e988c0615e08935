import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err } from '../../lib/result';
import { createReplacer, parseReplacements } from './replacements';
import { isUrlSafe, slugify, type SlugSettings } from './slugify';

const DEFAULTS: SlugSettings = {
  separator: '-',
  lowercase: true,
  mode: 'ascii',
  splitCamelCase: false,
  maxLength: 0,
  keep: '',
  replacements: '',
  eachLine: true,
  numberDuplicates: false,
};

async function slug(text: string, settings: Partial<SlugSettings> = {}): Promise<string> {
  const made = await slugify(text, { ...DEFAULTS, ...settings });
  return made.ok ? made.value.text : made.fault.code;
}

it.each<[string, string, Partial<SlugSettings>, number]>([
  ['a\uD83Db', 'a-b', {}, 1],
  ['a 😀\uDE00 é', 'a-é', { mode: 'unicode' }, 4],
  ['one\ntwo\uD800', 'one\ntwo', {}, 7],
  ['a\uD800', 'a', { keep: '.' }, 1],
])('tells of the lone surrogate in %j', async (text, expected, settings, at) => {
  const made = await slugify(text, { ...DEFAULTS, ...settings });
  expect(made).toMatchObject({ ok: true, value: { text: expected, loneSurrogateAt: at } });
});

it('tells of none where there is none', async () => {
  expect(await slugify('a 😀 b', { ...DEFAULTS, mode: 'unicode' })).toEqual({
    ok: true,
    value: { text: 'a-b', count: 1, longest: 3, emptyLines: [] },
  });
});

type Case = [text: string, slug: string, settings?: Partial<SlugSettings>];

describe('the cases of the catalogue', () => {
  it.each<Case>([
    ['My file path', 'my-file-path'],
    ['My file path', 'my_file_path', { separator: '_' }],
    ['My file path', 'myfilepath', { separator: '' }],
    ['My File Path', 'My-File-Path', { lowercase: false }],
    ['Déjà Vu! Straße', 'deja-vu-strasse'],
    ['I ♥ Dogs & 🦄', 'i-love-dogs-and-unicorn'],
    ["don't stop", 'dont-stop'],
    ["L'École d’été, qu'il l'a", 'l-ecole-d-ete-qu-il-l-a'],
    ['I’d say c’mon, rock’n’roll', 'id-say-cmon-rocknroll'],
    ["L'École", 'L-École', { mode: 'unicode', lowercase: false }],
    ['你好，世界', 'ni-hao-shi-jie'],
    ['重庆银行的行长', 'chong-qing-yin-hang-de-hang-zhang'],
    ['重庆银行的行长', '重庆银行的行长', { mode: 'unicode' }],
    ['fooBar XMLHttpRequest', 'foobar-xmlhttprequest'],
    ['fooBar XMLHttpRequest', 'foo-bar-xml-http-request', { splitCamelCase: true }],
    ['Привет мир', 'privet-mir'],
    ['東京 とうきょう', 'dong-jing-toukyou'],
    ['りょこう', 'ryokou'],
    ['がっこう', 'gakkou'],
    ['シャツ ジュース', 'syatu-zyusu'],
    ['한국어 slug', 'hangugeo-slug'],
    ['ﬁne ＡＢＣ', 'fine-abc'],
    ['Node.js v20.1', 'node-js-v20-1'],
    ['AT&T 50%', 'at-and-t-50'],
    ['The quick brown fox jumps', 'the-quick-brown', { maxLength: 16 }],
    ['你好 World 😀', '你好-world', { mode: 'unicode' }],
    ['银行', 'yin-hang'],
    ['行走', 'xing-zou'],
  ])('%j is %j', async (text, expected, settings) => expect(await slug(text, settings)).toBe(expected));

  it('says when nothing is left', async () => {
    expect(await slugify('😀', DEFAULTS)).toEqual(err({ code: 'nothing-left', mode: 'ascii' }));
    expect(await slugify('😀 !', { ...DEFAULTS, mode: 'unicode' })).toEqual(
      err({ code: 'nothing-left', mode: 'unicode' }),
    );
  });
});

describe('what others get wrong', () => {
  it.each<Case>([
    ['你好 World', 'ni-hao-world'],
    ['你好 World', '你好-world', { mode: 'unicode' }],
  ])('%j is %j', async (text, expected, settings) => expect(await slug(text, settings)).toBe(expected));
});

describe('every script', () => {
  it.each<Case>([
    ['Καλημέρα κόσμε', 'kalimera-kosme'],
    ['ไทย', 'aithy'],
    ['हिन्दी भाषा', 'hindii-bhaassaa'],
    ['がぎぐ コーヒー', 'gagigu-kohi'],
    ['ｶﾞｷﾞ', 'gagi'],
    ['العربية ١٢٣', 'alerbyt-123'],
    ['፩፪ ሀ', '12-ha'],
    ['๑๒ ก', '12-k'],
    ['женщина', 'zhenschina'],
    ['Łódź Øresund Ærø', 'lodz-oresund-aero'],
    ['Việt Nam Đường', 'viet-nam-duong'],
    ['E\u0301te\u0301', 'ete'],
    ['女', 'nv'],
    ['葛\u{e0100}城', 'ge-cheng'],
    ['1️⃣ step', '1-step'],
    ['♥️ you', 'love-you'],
    ['l’été d‘or', 'l-ete-d-or'],
    ['a·b a^b a`b', 'a-b-a-b-a-b'],
    ['½ x² №5', '1-2-x2-no5'],
    ['עברית', 'bryt'],
    ['𝒜bc', 'abc'],
    ['\ud800a', 'a'],
  ])('%j is %j', async (text, expected, settings) => expect(await slug(text, settings)).toBe(expected));

  it.each<Case>([
    ['हिन्दी भाषा', 'हिन्दी-भाषा'],
    ['می‌خواهم', 'می‌خواهم'],
    ['ÉTÉ À Paris', 'été-à-paris'],
    ['E\u0301', 'é'],
    ['١٢٣ عدد', '١٢٣-عدد'],
    ['❤️ Liebe 👩🏽‍🚀', 'liebe'],
    ["don't", 'dont'],
    ['İstanbul', 'i̇stanbul'],
  ])('is kept in Unicode mode: %j is %j', async (text, expected) =>
    expect(await slug(text, { mode: 'unicode' })).toBe(expected),
  );
});

describe('the options', () => {
  it.each<Case>([
    ['a  - b__c', 'a-b-c'],
    ['--a--', 'a'],
    ['a b', 'a·b', { separator: '·' }],
    ['a b', 'a--b', { separator: '--' }],
    ['a b.c', 'a.b.c', { separator: '.' }],
    ['Node.js v20', 'node.js-v20', { keep: '.' }],
    ['a-b c', 'a-b-c', { keep: '-' }],
    ['a & b', 'a-&-b', { keep: '&' }],
    ['I ♥ 🦄', 'i-♥-unicorn', { keep: '♥' }],
    ['a🦄b', 'a🦄b', { keep: '🦄' }],
    ['x² y', 'x²-y', { keep: '²' }],
    ['C++ & C#', 'cpp-and-csharp', { replacements: 'C++=cpp\n\nC#=csharp' }],
    ['5€', '5-euro', { replacements: '€ = euro' }],
    ['a=b', 'a-is-b', { replacements: '== is ' }],
    ['ab', 'ba', { replacements: 'a=b\nb=a' }],
    ['Ｃ++', 'cpp', { replacements: 'C++=cpp' }],
    ['foo bar', 'bar', { replacements: 'foo=' }],
    ['ПриветМир', 'privet-mir', { splitCamelCase: true }],
    ['fooÉtat', 'foo-état', { splitCamelCase: true, mode: 'unicode' }],
    ['a b\r\nc d', 'a-b\nc-d'],
    ['a b\nc d', 'a-b-c-d', { eachLine: false }],
    ['a\n\nb\n', 'a\n\nb\n'],
    ['a\nA\nb\na', 'a\na-2\nb\na-3', { numberDuplicates: true }],
    ['a\na\na 2', 'a\na-2\na-2-2', { numberDuplicates: true }],
    ['a\na', 'a\na2', { numberDuplicates: true, separator: '' }],
    ['\n\na', '\n\na', { numberDuplicates: true }],
    ['abcdef\nabcdef', 'abcd\nab-2', { numberDuplicates: true, maxLength: 4 }],
    ['abcdef', 'abc', { maxLength: 3 }],
    ['ab cd', 'ab', { maxLength: 2 }],
    ['ab cd', 'ab', { maxLength: 4 }],
    ['ab cd', 'ab-cd', { maxLength: 5 }],
    ['हिन्दी', 'हि', { maxLength: 1, mode: 'unicode' }],
    ['', ''],
    ['   ', ''],
    ['__proto__ constructor', 'proto-constructor'],
  ])('%j is %j with %j', async (text, expected, settings) => expect(await slug(text, settings)).toBe(expected));

  it('names the line of a replacement without a sign', () =>
    expect(parseReplacements('a=b\nc')).toEqual(err({ code: 'bad-replacement', line: 2 })));
  it('takes what is replaced letter for letter', () =>
    expect(
      createReplacer([
        ['.*', 'x'],
        ['$&', 'y'],
        ['^', 'z'],
        ['a-b', 'w'],
      ])('.* $& ^ a-b ab'),
    ).toBe('x y z w ab'));
  it('tells which lines came out empty', async () => {
    const made = await slugify('a\n😀\n\nb', DEFAULTS);
    expect(made.ok && made.value).toEqual({ text: 'a\n\n\nb', count: 2, longest: 1, emptyLines: [2] });
  });
  it('knows what an address takes', () => {
    for (const safe of ['', '-', '_', '.', '~', 'x']) expect(isUrlSafe(safe)).toBe(true);
    for (const unsafe of ['/', ' ', '·', '+', '😀', '&']) expect(isUrlSafe(unsafe)).toBe(false);
  });
});

describe('whatever the text', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

  it('an ASCII slug has nothing but letters, digits and single separators', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const made = await slug(text, { eachLine: false });
        expect(made).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });
  it('a slug of a slug is the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const made = await slugify(text, { ...DEFAULTS, eachLine: false });
        const first = made.ok ? made.value.text : '';
        expect(await slug(first)).toBe(first);
      }),
    );
  });
  it('never exceeds the longest length, and numbered slugs differ', async () => {
    const lines = fc.array(fc.constantFrom('a', 'A b', 'a-b-2', '你好', 'abc def', 'a 2'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 4, max: 12 }), async (all, maxLength) => {
        const made = (await slug(all.join('\n'), { maxLength, numberDuplicates: true })).split('\n').filter(Boolean);
        expect(new Set(made).size).toBe(made.length);
        for (const one of made) expect(one.length).toBeLessThanOrEqual(maxLength);
      }),
    );
  });
  it('takes 10,000 lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `第 ${n} 章：Déjà vu 重庆 привет とう`);
    const made = (await slug(lines.join('\n'))).split('\n');
    expect(made[9999]).toBe('di-9999-zhang-deja-vu-chong-qing-privet-tou');
  });
});
