import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { URL_CHARSETS } from './charsets';
import { decodeUrl, type DecodeSettings } from './decode';
import { encodeUrl, MODES, type EncodeSettings } from './encode';

const encode = (text: string, settings: Partial<EncodeSettings> = {}) =>
  encodeUrl(text, { mode: 'component', charset: 'utf-8', readAs: 'text', lineByLine: false, ...settings });
const decode = (text: string, settings: Partial<DecodeSettings> = {}) =>
  decodeUrl(text, {
    charset: 'utf-8',
    plusAsSpace: false,
    repeat: false,
    tolerant: false,
    lineByLine: false,
    ...settings,
  });
const encoded = (text: string, settings?: Partial<EncodeSettings>) => {
  const result = encode(text, settings);
  return result.ok ? result.value.text : result.fault;
};
const decoded = (text: string, settings?: Partial<DecodeSettings>) => {
  const result = decode(text, settings);
  return result.ok ? result.value.text : result.fault;
};

describe('encoding', () => {
  it.each<[string, Partial<EncodeSettings>, string]>([
    ['Hello world :)', {}, 'Hello%20world%20%3A)'],
    ['Hello world :)', { mode: 'strict' }, 'Hello%20world%20%3A%29'],
    ['Hello world :)', { mode: 'form' }, 'Hello+world+%3A%29'],
    ['Hello world :)', { mode: 'whole' }, 'Hello%20world%20:)'],
    ['Hello world :)', { mode: 'every' }, '%48%65%6C%6C%6F%20%77%6F%72%6C%64%20%3A%29'],
    ["it's (50%) *new*!~", {}, "it's%20(50%25)%20*new*!~"],
    ["it's (50%) *new*!~", { mode: 'strict' }, 'it%27s%20%2850%25%29%20%2Anew%2A%21~'],
    ["it's (50%) *new*!~", { mode: 'form' }, 'it%27s+%2850%25%29+*new*%21%7E'],
    [
      'https://例え.jp/a b?q=你好&x=1#片段',
      { mode: 'whole' },
      'https://%E4%BE%8B%E3%81%88.jp/a%20b?q=%E4%BD%A0%E5%A5%BD&x=1#%E7%89%87%E6%AE%B5',
    ],
    ['你好', {}, '%E4%BD%A0%E5%A5%BD'],
    ['😀', {}, '%F0%9F%98%80'],
    ['你好', { charset: 'gbk' }, '%C4%E3%BA%C3'],
    ['€', { charset: 'gbk' }, '%80'],
    ['€', { charset: 'gb18030' }, '%A2%E3'],
    // The second byte of the pair is "A": browsers leave it so, too.
    ['丄', { charset: 'gbk' }, '%81A'],
    ['é', { charset: 'iso-8859-1' }, '%E9'],
    ['表', { charset: 'shift_jis' }, '%95%5C'],
    ['https://google.com/', {}, 'https%3A%2F%2Fgoogle.com%2F'],
    ['80', { readAs: 'hex' }, '%80'],
    ['0x41 ff', { readAs: 'hex' }, 'A%FF'],
    ['a b\nc&d', { lineByLine: true }, 'a%20b\nc%26d'],
    ['a b\nc&d', {}, 'a%20b%0Ac%26d'],
    ['a b\r\n\r\nc\r', { lineByLine: true }, 'a%20b\r\n\r\nc\r'],
    ['80\nff', { readAs: 'hex', lineByLine: true }, '%80\n%FF'],
    ['\u0000\u007f', {}, '%00%7F'],
    ['', {}, ''],
    ['', { lineByLine: true }, ''],
  ])('%j %j', (text, settings, expected) => expect(encoded(text, settings)).toBe(expected));

  it.each([
    ['\ud800', 0, '%EF%BF%BD'],
    ['😀\udc00', 2, '%F0%9F%98%80%EF%BF%BD'],
  ])('writes the lone surrogate of %j as U+FFFD and says so', (text, loneSurrogateAt, expected) =>
    expect(encode(text)).toEqual(ok({ text: expected, loneSurrogateAt })),
  );

  it.each<[string, Partial<EncodeSettings>, object]>([
    ['a😀', { charset: 'gbk' }, { code: 'unencodable', charset: 'gbk', at: 1, found: '😀' }],
    ['你好ƒx', { charset: 'gbk' }, { code: 'unencodable', charset: 'gbk', at: 2, found: 'ƒ' }],
    ['你', { charset: 'iso-8859-1' }, { code: 'unencodable', charset: 'iso-8859-1', at: 0, found: '你' }],
    [
      'a\r\nbœ',
      { charset: 'gbk', lineByLine: true },
      { code: 'unencodable', charset: 'gbk', at: 4, found: 'œ', line: 2 },
    ],
    ['8', { readAs: 'hex' }, { code: 'half-byte', at: 0 }],
    ['zz', { readAs: 'hex' }, { code: 'bad-hex-digit', at: 0, found: 'z' }],
  ])('%j %j is a fault', (text, settings, fault) => expect(encode(text, settings)).toEqual(err(fault as never)));

  it.each<[string, string | undefined]>([
    ['https://google.com/', 'address'],
    ['mailto:a@b.com', undefined],
    ['a%20b', 'encoded'],
    ['a%20b c%20d', 'encoded'],
    ['https://example.com/a b?q=你 好', 'address'],
    ['https://e.com/ \nmore', undefined],
    ['%E4%BD%A0', 'encoded'],
    ['100% %20', undefined],
    ['https://e.com/%20', 'address'],
    ['plain text', undefined],
  ])('%s looks like %s', (text, looksLike) => {
    const result = encode(text);
    expect(result.ok && result.value.looksLike).toBe(looksLike);
  });

  it('agrees with the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(encoded(text)).toBe(encodeURIComponent(text));
        expect(encoded(text, { mode: 'whole' })).toBe(encodeURI(text));
        expect(`=${String(encoded(text, { mode: 'form' }))}`).toBe(new URLSearchParams([['', text]]).toString());
      }),
    );
  });
});

describe('decoding', () => {
  it.each<[string, Partial<DecodeSettings>, string]>([
    ['Hello%20world%20%3A)', {}, 'Hello world :)'],
    ['a+b', {}, 'a+b'],
    ['a+b', { plusAsSpace: true }, 'a b'],
    ['a+b%2Bc', { plusAsSpace: true }, 'a b+c'],
    ['1%20+%202', {}, '1 + 2'],
    ['%25E4%25BD%25A0', {}, '%E4%BD%A0'],
    ['%25E4%25BD%25A0', { repeat: true }, '你'],
    ['1%252B1+%2', { repeat: true, plusAsSpace: true, tolerant: true }, '1+1 %2'],
    ['%C4%E3%BA%C3', { charset: 'gbk' }, '你好'],
    ['%81A%80', { charset: 'gbk' }, '丄€'],
    ['%e9', { charset: 'iso-8859-1' }, 'é'],
    ['%80', { charset: 'iso-8859-1' }, '\u0080'],
    ['%80a%FF', { charset: 'hex' }, '8061ff'],
    ['é%20', { charset: 'hex' }, 'c3a920'],
    ['100%', { tolerant: true }, '100%'],
    ['%zz%41', { tolerant: true }, '%zzA'],
    ['%E4%BD', { tolerant: true }, '\ufffd'],
    ['你%20好', {}, '你 好'],
    ['你%C4%E3', { charset: 'gbk' }, '你你'],
    ['%EF%BB%BFa', {}, '\ufeffa'],
    ['\ud800%41', {}, '\ud800A'],
    ['a%0Ab', { lineByLine: true }, 'a\nb'],
    ['a%20\r\n%41', { lineByLine: true }, 'a \r\nA'],
    ['', {}, ''],
  ])('%j %j', (text, settings, expected) => expect(decoded(text, settings)).toBe(expected));

  it.each<[string, Partial<DecodeSettings>, object]>([
    ['100%', {}, { code: 'bad-percent', at: 3, found: '%' }],
    ['a%zzb', {}, { code: 'bad-percent', at: 1, found: '%zz' }],
    ['%4', {}, { code: 'bad-percent', at: 0, found: '%4' }],
    ['你%\nx', {}, { code: 'bad-percent', at: 1, found: '%' }],
    ['x\ny%', { lineByLine: true }, { code: 'bad-percent', at: 3, found: '%', line: 2 }],
    [
      'ab%E4%BD',
      {},
      {
        code: 'undecodable',
        at: 2,
        found: '%E4%BD',
        charset: 'utf-8',
        alsoTextIn: ['gbk', 'big5', 'shift_jis', 'euc-kr', 'iso-8859-1'],
      },
    ],
    ['a%C4%E3%BA%C3', {}, { code: 'undecodable', at: 1, found: '%C4', charset: 'utf-8' }],
    ['%ED%A0%80', {}, { code: 'undecodable', at: 0, found: '%ED', charset: 'utf-8' }],
    ['%FF', { charset: 'gbk' }, { code: 'undecodable', at: 0, found: '%FF', charset: 'gb18030' }],
  ])('%j %j is a fault', (text, settings, fault) => {
    const result = decode(text, settings);
    expect(result.ok).toBe(false);
    expect(result).toMatchObject({ fault });
  });

  it.each([
    ['abc', 0],
    ['a%20', 1],
    ['%25E4%25BD%25A0', 2],
    ['100%25', 1],
    ['%25C4', 1],
  ])('%s takes %i rounds', (text, rounds) => {
    const result = decode(text, { repeat: true });
    expect(result.ok && result.value.rounds).toBe(rounds);
  });

  it('stops after ten rounds', () => {
    const result = decode(`%${'25'.repeat(12)}41`, { repeat: true });
    expect(result).toEqual(ok({ text: '%252541', rounds: 10, isUnfinished: true, keptCount: 0, hasReplaced: false }));
  });

  it('counts what it tolerates', () =>
    expect(decode('%zz%FF%', { tolerant: true })).toEqual(
      ok({ text: '%zz\ufffd%', rounds: 1, isUnfinished: false, keptCount: 2, hasReplaced: true }),
    ));
});

describe('there and back', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
  const replaceLoneSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
  it.each(MODES)('%s', (mode) =>
    fc.assert(
      fc.property(units, fc.boolean(), (text, lineByLine) => {
        const there = encoded(text, { mode, lineByLine });
        expect(decoded(String(there), { plusAsSpace: mode === 'form', lineByLine })).toBe(replaceLoneSurrogates(text));
      }),
    ),
  );

  it.each(URL_CHARSETS)('%s', (charset) =>
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~一-龥あ-ん가-힣é€]*$/), (text) => {
        const there = encoded(text, { charset });
        fc.pre(typeof there === 'string');
        expect(decoded(String(there), { charset })).toBe(text);
      }),
    ),
  );

  it('any bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom(...MODES), (bytes, mode) => {
        const hex = Buffer.from(bytes).toString('hex');
        const there = String(encoded(hex, { mode, readAs: 'hex' }));
        expect(decoded(there, { charset: 'hex', plusAsSpace: mode === 'form' })).toBe(hex);
      }),
    ));
});

it('takes 10 MB and 100,000 lines', () => {
  const large = 'a b&你好 😀'.repeat(600_000);
  const there = encoded(large);
  expect(decoded(String(there))).toBe(large);
  const lines = 'a b\n'.repeat(100_000);
  expect(encoded(lines, { lineByLine: true })).toBe('a%20b\n'.repeat(100_000));
}, 30_000);
