import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { type Charset, CHARSETS } from '../../lib/charset';
import { encodeText } from '../../lib/charset-encoder';
import { err, ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { type DecodeSettings, decodeString } from './decoding';
import { decompressGzip } from './decompress';
import { encodeString as encodeBy, type EncodeSettings } from './encoding';
import { decompress } from './operations';

const encodeString = (text: string, settings: EncodeSettings) => encodeBy(text, settings, encodeText);

const encoding = (changes: Partial<EncodeSettings> = {}): EncodeSettings => ({
  charset: 'utf-8',
  eachLine: false,
  ...changes,
});
const encoded = (text: string, changes?: Partial<EncodeSettings>) => {
  const result = encodeString(text, encoding(changes));
  return result.ok ? result.value.text : result.fault;
};
const decode = (base64: string, changes: Partial<DecodeSettings> = {}) =>
  decodeString(base64, { charset: 'utf-8', eachLine: false, ...changes });
const decoded = (base64: string, changes?: Partial<DecodeSettings>) => {
  const result = decode(base64, changes);
  return result.ok ? (result.value.text ?? result.value.undecodable) : result.fault;
};

describe('encodeString', () => {
  it.each<[string, Partial<EncodeSettings>, string]>([
    ['', {}, ''],
    ['Hello, 世界 👋', {}, 'SGVsbG8sIOS4lueVjCDwn5GL'],
    ['你好', {}, '5L2g5aW9'],
    ['今天', {}, '5LuK5aSp'],
    ['<<<????????>>>', { urlSafe: true }, 'PDw8Pz8_Pz8_Pz8-Pj4'],
    ['<<<????????>>>', {}, 'PDw8Pz8/Pz8/Pz8+Pj4='],
    ['dir', { charset: 'utf-16le' }, 'ZABpAHIA'],
    ['你好', { charset: 'gb18030' }, 'xOO6ww=='],
    ['é', { charset: 'iso-8859-1' }, '6Q=='],
    ['f\nfo\r\n\nfoo', { eachLine: true }, 'Zg==\nZm8=\n\nZm9v'],
    ['f\n', { eachLine: true }, 'Zg==\n'],
    ['f\nfo', { eachLine: true, urlSafe: true, lineLength: 64 }, 'Zg\nZm8'],
  ])('%j %j is %s', (text, changes, base64) => expect(encoded(text, changes)).toBe(base64));

  it('wraps at 64 and 76', () => {
    const text = 'a'.repeat(57);
    expect(encoded(text, { lineLength: 76 })).toBe(`${'YWFh'.repeat(19)}`);
    expect(encoded(`${text}a`, { lineLength: 76 })).toBe(`${'YWFh'.repeat(19)}\nYQ==`);
    expect(encoded(text, { lineLength: 64 })).toBe(`${'YWFh'.repeat(16)}\n${'YWFh'.repeat(3)}`);
  });

  it('tells a lone surrogate and writes U+FFFD', () =>
    expect(encodeString('a\ud800', encoding())).toEqual(
      ok({ text: 'Ye+/vQ==', bytes: new Uint8Array([0x61, 0xef, 0xbf, 0xbd]), loneSurrogateAt: 1 }),
    ));

  it.each<[string, Partial<EncodeSettings>, number, string]>([
    ['ab你', { charset: 'iso-8859-1' }, 2, '你'],
    ['a\r\nb你', { charset: 'iso-8859-1', eachLine: true }, 4, '你'],
    ['😀', { charset: 'shift_jis' }, 0, '😀'],
  ])('refuses %j %j', (text, changes, at, found) =>
    expect(encoded(text, changes)).toEqual({ code: 'unencodable', charset: changes.charset, at, found }),
  );
});

describe('decodeString', () => {
  it.each<[string, Partial<DecodeSettings>, string]>([
    ['', {}, ''],
    ['8J-YgA', {}, '😀'],
    ['8J+YgA==', {}, '😀'],
    ['YQ', {}, 'a'],
    ['data:text/plain;base64,bG9yZW0gaXBzdW0=', {}, 'lorem ipsum'],
    ['bG9yZW0\n gaXBzdW0', {}, 'lorem ipsum'],
    ['ZABpAHIA', { charset: 'utf-16le' }, 'dir'],
    ['xOO6ww==', { charset: 'gb18030' }, '你好'],
    ['data:text/plain;charset=gbk;base64,xOO6ww==', {}, '你好'],
    ['data:text/plain;charset="GB2312";base64,xOO6ww==', {}, '你好'],
    ['data:text/plain;charset=iso-8859-1;base64,6Q==', {}, 'é'],
    ['Zg==\nZm8=\r\n\nZm9v', { eachLine: true }, 'f\nfo\n\nfoo'],
    ['ZABp\nAHIA', { charset: 'utf-16le' }, 'dir'],
    ['ZAA\naQA', { charset: 'utf-16le', eachLine: true }, 'd\ni'],
    ['77u/YQ==', {}, '\ufeffa'],
  ])('%j %j is %j', (base64, changes, text) => expect(decoded(base64, changes)).toBe(text));

  it('never passes other bytes off as text', () =>
    expect(decode('/w==')).toMatchObject({
      ok: true,
      value: {
        undecodable: { code: 'undecodable', charset: 'utf-8', at: 0, byte: 0xff },
        bytes: new Uint8Array([0xff]),
      },
    }));

  it.each<[string, readonly Charset[]]>([
    ['xOO6ww==', ['gb18030']],
    ['6Q==', ['iso-8859-1']],
    ['ZABpAHIA', ['utf-16le']],
    ['AGQAaQBy', ['utf-16be']],
    ['/v8AZA==', ['utf-16be']],
    ['5L2g5aW9', []],
  ])('%s may also be in %j', (base64, charsets) => {
    const result = decode(base64);
    expect(result.ok && result.value.alsoTextIn).toEqual(expect.arrayContaining([...charsets]));
    expect(result.ok && result.value.alsoTextIn[0]).toBe(charsets[0]);
  });

  it.each([
    ['é', { code: 'bad-character', at: 0, found: 'é' }],
    ['a', { code: 'cut-off', length: 1 }],
    ['Zm9v=Zm9v', { code: 'padding-inside', at: 4 }],
  ] as const)('refuses %j', (base64, fault) => expect(decode(base64)).toEqual(err(fault)));

  it('names the line where each stands on its own', () => {
    const fault = decode('Zg==\r\nZ*g=', { eachLine: true });
    expect(fault).toEqual(err({ code: 'bad-character', at: 7, found: '*', line: 2 }));
    expect(decode('Zg==\na', { eachLine: true })).toEqual(err({ code: 'cut-off', length: 1, line: 2 }));
  });

  it('shows the type of a data address and sees gzip', () => {
    expect(decode('data:image/png;base64,AAAA')).toMatchObject({ value: { mimeType: 'image/png' } });
    expect(decode(toBase64(gzipSync('x')))).toMatchObject({ value: { isGzip: true } });
    expect(decode('5L2g5aW9')).toMatchObject({ value: { isGzip: false } });
  });
});

describe('there and back', () => {
  const style = fc.record({
    urlSafe: fc.boolean(),
    padding: fc.option(fc.boolean(), { nil: undefined }),
    lineLength: fc.constantFrom(0, 64, 76),
  });

  it.each(CHARSETS)('any text in %s, in every style', (charset) =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), style, (text, chosen) => {
        const base64 = encodeString(text, encoding({ charset, ...chosen }));
        expect(base64.ok ? decoded(base64.value.text, { charset }) : base64.fault.code).toBe(
          base64.ok ? text : 'unencodable',
        );
      }),
      { numRuns: 200 },
    ),
  );

  it.each(CHARSETS)('the lines of a text in %s, each on its own', (charset) =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1 }),
        style,
        (lines, chosen) => {
          const text = lines.join('\n').replace(/\r/g, '');
          const base64 = encodeString(text, encoding({ charset, ...chosen, eachLine: true }));
          const back = base64.ok ? decoded(base64.value.text, { charset, eachLine: true }) : base64.fault.code;
          expect(back).toBe(base64.ok ? text : 'unencodable');
        },
      ),
      { numRuns: 100 },
    ),
  );

  it('any bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array(), style, (bytes, chosen) => {
        const result = decode(toBase64(bytes, chosen));
        expect(result.ok && result.value.bytes).toEqual(bytes);
      }),
    ));

  it('10 MB of text', () => {
    const text = '世界 hello 👋 '.repeat(500_000);
    const base64 = encoded(text);
    expect(decoded(String(base64))).toBe(text);
  });
});

describe('decompressGzip', () => {
  const read = (base64: string) => decompress.run({ text: base64 }, { charset: 'utf-8' }, job());

  it('gives what was compressed, with progress', async () => {
    const text = '你好 '.repeat(100_000);
    const seen: (number | undefined)[] = [];
    const packed = new Uint8Array(gzipSync(text));
    const result = await decompressGzip(packed, job({ progress: (done, total) => seen.push(done, total) }));
    expect(result.ok && new TextDecoder().decode(result.value)).toBe(text);
    expect(seen).toContain(packed.length);
  });

  it('gives bytes where they are no text', async () =>
    expect(await read(toBase64(gzipSync(new Uint8Array([0xff]))))).toMatchObject({
      value: { undecodable: { byte: 0xff }, bytes: new Uint8Array([0xff]) },
    }));

  it('tells damage', async () => {
    const packed = gzipSync('hello');
    expect(await read(toBase64(packed.subarray(0, -4)))).toEqual(err({ code: 'damaged-gzip' }));
    packed[12] = (packed[12] ?? 0) ^ 0xff;
    expect(await read(toBase64(packed))).toEqual(err({ code: 'damaged-gzip' }));
  });

  it('stops at a bound', async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(1_000_000)));
    expect(await decompressGzip(bomb, job(), 100_000)).toEqual(err({ code: 'decompressed-too-large', limit: 100_000 }));
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const running = decompressGzip(new Uint8Array(gzipSync('x')), job({ signal: controller.signal }));
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});
