import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../lib/charset-encoder';
import { fromHex } from '../../lib/hex';
import { ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { readText, type CharsetChoice } from './charset';
import { markedBytes } from './eci';
import { likelyCharset } from '../../lib/likely-charset';
import { readPixels } from './read-pixels';
import { drawBytes, eciHeader } from './testing';
import type { CHARSETS } from './report';

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = fromHex(hex.replaceAll(' ', ''));
  if (!bytes.ok) throw new Error(hex);
  return Uint8Array.from(bytes.value);
}

async function readDrawn(hex: string, mark?: number, charset: CharsetChoice = 'auto') {
  const { pixels, width, height } = drawBytes(bytesOf(hex), mark === undefined ? [] : eciHeader(mark));
  const result = await readPixels(pixels, width, height, { kinds: [], charset, language: 'zh-cn' }, job());
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const [
    { text, charset: found, charsetBy, bytes } = { text: '', charset: '', charsetBy: '', bytes: new Uint8Array() },
  ] = result.value.codes;
  expect(bytes).toEqual(bytesOf(hex));
  return [text, found, charsetBy];
}

describe('bytes of a code', () => {
  it.each<[hex: string, mark: number | undefined, text: string, charset: string, by: string]>([
    ['C4 E3 BA C3', undefined, '你好', 'gb18030', 'likely'],
    ['B3 C3 CA D6 B9 A4 BE DF CF E4', undefined, '趁手工具箱', 'gb18030', 'likely'],
    ['63 61 66 E9', undefined, 'café', 'iso-8859-1', 'likely'],
    ['C3 A9 E4 BD A0', 26, 'é你', 'utf-8', 'mark'],
    ['C3 A9 E4 BD A0', undefined, 'é你', 'utf-8', 'only'],
    ['93 FA 96 7B', 20, '日本', 'shift_jis', 'mark'],
    ['93 FA 96 7B', undefined, '日本', 'shift_jis', 'likely'],
    ['BF E0 D8 D2 D5 E2', 7, 'Привет', 'iso-8859-5', 'mark'],
    ['00 FF 80 0A', undefined, '00 FF 80 0A', 'hex', 'only'],
    ['61 62', 899, '61 62', 'hex', 'mark'],
    ['00 41 4F 60', 25, 'A你', 'utf-16be', 'mark'],
    ['5C 30 30 30 5C 5C E9 61', 3, '\\000\\\\éa', 'iso-8859-1', 'mark'],
    ['EF BB BF 61', undefined, '\ufeffa', 'utf-8', 'only'],
  ])('%s with mark %s', async (hex, mark, ...expected) => expect(await readDrawn(hex, mark)).toEqual(expected));

  it('are read as the visitor says', async () => {
    expect(await readDrawn('C4 E3 BA C3', undefined, 'big5')).toEqual(['斕疑', 'big5', 'chosen']);
    expect(await readDrawn('41 42', undefined, 'hex')).toEqual(['41 42', 'hex', 'chosen']);
    expect(await readDrawn('C4 E3 BA C3', undefined, 'utf-8')).toEqual(['C4 E3 BA C3', 'hex', 'only']);
    expect(await readDrawn('93 FA 96 7B', 20, 'iso-8859-1')).toEqual(['\u0093ú\u0096{', 'iso-8859-1', 'chosen']);
  });
});

describe('the likeliest charset', () => {
  it.each<[(typeof CHARSETS)[number], string]>([
    ['gb18030', '趁手工具箱'],
    ['gb18030', '微信支付'],
    ['gb18030', '北京市朝阳区建国路 88 号'],
    ['gb18030', '（测试）'],
    ['shift_jis', 'こんにちは'],
    ['shift_jis', 'テスト'],
    ['shift_jis', '東京都千代田区'],
    ['big5', '臺北市信義區'],
    ['big5', '統一編號'],
    ['big5', '你好，世界'],
    ['euc-kr', '한국어'],
    ['euc-kr', '안녕하세요'],
    ['euc-kr', '서울특별시 강남구'],
    ['iso-8859-1', 'café'],
    ['iso-8859-1', 'garçon'],
    ['iso-8859-1', 'Besançon, à côté'],
    ['iso-8859-1', 'Müller Straße'],
    ['iso-8859-1', 'déjà vu'],
  ])('%s of %s', (charset, text) => {
    const encoded = encodeText(text, charset);
    if (!encoded.ok) throw new Error(text);
    expect(likelyCharset(encoded.value, 'en')).toBe(charset);
  });

  it('is that of the language where two are equal', () => {
    expect(likelyCharset(bytesOf('A1 A1'), 'zh-cn')).toBe('gb18030');
    expect(likelyCharset(bytesOf('A1 A1'), 'zh-tw')).toBe('big5');
  });
});

describe('marks', () => {
  it('are taken off, doubled backslashes too', () => {
    const transmitted = new TextEncoder().encode(']Q2a\\000026b\\\\\\000007c');
    expect(markedBytes(transmitted)).toEqual([
      { bytes: bytesOf('61') },
      { mark: 26, bytes: bytesOf('625C') },
      { mark: 7, bytes: bytesOf('63') },
    ]);
  });

  it('each count for their own part', () => {
    const parts = [
      { mark: 7, bytes: bytesOf('BF') },
      { mark: 20, bytes: bytesOf('93FA') },
    ];
    expect(readText(bytesOf('BF93FA'), parts, { charset: 'auto', language: '' })).toEqual({
      text: 'П日',
      charset: 'iso-8859-5',
      charsetBy: 'mark',
    });
  });
});

it('reads any bytes and loses none', () =>
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom<CharsetChoice>('auto', 'hex', 'utf-8', 'shift_jis'),
      fc.constantFrom(undefined, 7, 20, 25, 26, 899, 123_456),
      (bytes, charset, mark) => {
        const parts = [{ ...(mark === undefined ? {} : { mark }), bytes: Uint8Array.from(bytes) }];
        const read = readText(bytes, parts, { charset, language: 'en' });
        const back = {
          hex: () => fromHex(read.text.replaceAll(' ', '')),
          'utf-8': () => encodeText(read.text, 'utf-8'),
        }[read.charset];
        expect(back?.() ?? ok(bytes)).toEqual(ok(Uint8Array.from(bytes)));
      },
    ),
  ));
