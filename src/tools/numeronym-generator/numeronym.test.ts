import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { isNumeronym, knownWords, lookUp } from './known';
import { shorten, type NumeronymSettings } from './numeronym';

const DEFAULTS: NumeronymSettings = { unit: 'words', shortest: 4, lowercase: false, lettersOnly: false };

function short(text: string, settings: Partial<NumeronymSettings> = {}): string {
  return shorten(text, { ...DEFAULTS, ...settings }).text;
}

type Case = [text: string, short: string, settings?: Partial<NumeronymSettings>];

describe('the cases of the catalogue', () => {
  it.each<Case>([
    ['internationalization', 'i18n'],
    ['accessibility', 'a11y'],
    ['localization', 'l10n'],
    ['Kubernetes', 'K8s'],
    ['Kubernetes', 'k8s', { lowercase: true }],
    ['word', 'w2d'],
    ['abc', 'abc'],
    ['', ''],
    ['国际化标准组织', '国5织'],
    ['naïveté', 'n5é'],
    ['👨‍👩‍👧‍👦ab👍🏽', '👨‍👩‍👧‍👦2👍🏽'],
    ['internationalization and localization', 'i18n and l10n'],
    ['Andreessen Horowitz', 'A16z', { unit: 'one' }],
  ])('%j is %j', (text, expected, settings) => expect(short(text, settings)).toBe(expected));

  it('reads numeronyms back', () =>
    expect(lookUp('a11y')).toEqual(ok([{ numeronym: 'a11y', words: ['accessibility'] }])));
});

describe('words and what stands around them', () => {
  it.each<Case>([
    ['  internationalization \n', 'i18n'],
    ['internationalization,  localization!', 'i18n,  l10n!'],
    ['(accessibility)\n\n“localization”', '(a11y)\n\n“l10n”'],
    ['well-known', 'w8n'],
    ['well-known', 'w7n', { lettersOnly: true }],
    ["rock'n'roll", 'r9l'],
    ['foo/barbaz', 'foo/b4z'],
    ['foo--barbaz', 'foo--b4z'],
    ['-dashes-', '-d4s-'],
    ['你好，国际化标准组织。', '你好，国5织。'],
    ['2024 12345', '2024 12345'],
    ['v2ray', 'v3y'],
    ['v2ray', 'v2y', { lettersOnly: true }],
    ['2fasted', '2f4d', { lettersOnly: true }],
    ['1234', '1234', { lettersOnly: true }],
    ['😀😀😀😀😀', '😀3😀'],
    ['😀😀😀😀😀', '😀😀😀😀😀', { lettersOnly: true }],
    ['🇨🇳🇫🇷🇬🇧🇩🇪', '🇨🇳2🇩🇪'],
    ['nai\u0308vete\u0301', 'n5e\u0301'],
    ['हिन्दी भाषा', 'हिन्दी भाषा', { shortest: 4 }],
    ['Привет мирные', 'П4т м4е'],
    ['ΟΔΥΣΣΕΥΣ', 'ο6ς', { lowercase: true }],
    ['Of The People', 'of the p4e', { lowercase: true }],
    ['abc', 'a1c', { shortest: 3 }],
    ['ab', 'ab', { shortest: 3 }],
    ['localization word', 'l10n word', { shortest: 5 }],
    ['x', 'x', { unit: 'one' }],
    ['Hello, big world!', 'H12d!', { unit: 'one' }],
    ['Hello, big world!', 'H11d!', { unit: 'one', lettersOnly: true }],
    ['a\ud800bc', 'a\ud800bc'],
    ['__proto__', '__p3o__'],
    ['constructor', 'c9r'],
  ])('%j is %j', (text, expected, settings) => expect(short(text, settings)).toBe(expected));
});

describe('known words', () => {
  it.each([
    ['i18n', 'internationalization'],
    ['l10n', 'localization'],
    ['g11n', 'globalization'],
    ['K8S', 'Kubernetes'],
    ['o11y', 'observability'],
    ['p13n', 'personalization'],
    ['c14n', 'canonicalization'],
    ['i14y', 'interoperability'],
    ['m17n', 'multilingualization'],
    ['v12n', 'virtualization'],
    ['d11n', 'documentation'],
    ['s11n', 'serialization'],
    ['n7m', 'numeronym'],
    ['a16z', 'Andreessen Horowitz'],
  ])('%s may be %s', (numeronym, word) => expect(knownWords(numeronym)).toContain(word));

  it('are found in a text, each once', () =>
    expect(lookUp('k8s, x1y; k8s')).toEqual(
      ok([
        { numeronym: 'k8s', words: ['Kubernetes'] },
        { numeronym: 'x1y', words: [] },
      ]),
    ));
  it.each([
    ['hello', { code: 'no-numeronym' }],
    ['123', { code: 'no-numeronym' }],
    ['x1y', { code: 'unknown-numeronym', found: 'x1y' }],
  ])('are missing in %j', (text, fault) => expect(lookUp(text)).toEqual(err(fault)));
  it('have a shape', () => {
    for (const text of ['i18n', ' k8s ', 'n5é', 'n5e\u0301']) expect(isNumeronym(text)).toBe(true);
    for (const text of ['', 'abc', 'i18', '18n', 'in', 'i1n8n', 'i18n k8s']) expect(isNumeronym(text)).toBe(false);
  });
  it('are none for names of objects', () => expect(knownWords('constructor')).toEqual([]));
});

describe('whatever the text', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  it('keeps it when no word is long enough', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 10 }), (text) => {
        expect(short(text, { shortest: 20 })).toBe(text.trim());
      }),
    ));
  it('never fails, and a count is the number of characters between', () =>
    fc.assert(
      fc.property(anyText, fc.stringMatching(/^[a-zé你]{4,40}$/u), (text, word) => {
        short(text);
        const all = [...word];
        expect(short(word)).toBe(`${all[0]}${all.length - 2}${all.at(-1)}`);
      }),
    ));
  it('takes 100 kB', () => {
    expect(short('internationalization 国际化标准组织 👨‍👩‍👧‍👦 '.repeat(2500)).startsWith('i18n 国5织 👨‍👩‍👧‍👦 i18n')).toBe(true);
  });
});
