import { zipSync } from 'fflate';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../lib/distinct-names';
import { toBase64 } from '../../lib/base64';
import { toHex } from '../../lib/hex';
import { err } from '../../lib/result';
import { job } from '../../operations/testing';
import { readDimensions } from '../../lib/picture-dimensions';
import { addressType, encodeFile } from './encode';
import { type Form, FORMS, joinFileName, LINE_LENGTHS, styleOf, wrapperOf } from './forms';
import { chooseType } from './media-type';
import { encode } from './operations';
import { restoreFile, restoreText } from './restore';
import { detectType } from '../../lib/file-signatures';

const fromHex = (hex: string) => Uint8Array.from((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const utf8 = (text: string) => new TextEncoder().encode(text);
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'file', type = '') => new File([bytes], name, { type });

async function encoded(file: File, form: Form = 'data-uri', lineLength: 0 | 64 | 76 = 0): Promise<string> {
  const result = await encode.run({ file }, { form, lineLength }, job());
  return result.ok ? result.value.text() : result.fault.code;
}

async function restored(text: string) {
  const result = await restoreText(text, job());
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return { ...result.value, bytes: new Uint8Array(await result.value.file.arrayBuffer()) };
}

describe('a file to Base64', () => {
  it.each([
    ['89504e470d0a1a0a', 'iVBORw0KGgo=', 'image/png', 'png'],
    ['ffd8ffe0', '/9j/4A==', 'image/jpeg', 'jpg'],
    ['255044462d312e37', 'JVBERi0xLjc=', 'application/pdf', 'pdf'],
    ['00ff10', 'AP8Q', 'application/octet-stream', 'bin'],
    ['', '', 'application/octet-stream', 'bin'],
  ])('%s is %s, %s', async (hex, base64, mimeType, extension) => {
    const result = await encodeFile(fileOf(fromHex(hex)), { urlSafe: false, lineLength: 0 }, job());
    expect(result).toMatchObject({ value: { start: base64, type: { mimeType, extension } } });
  });

  it.each<[Form, string]>([
    ['data-uri', 'data:application/octet-stream;base64,AP8Q'],
    // Unchecking the prefix in other toolboxes leaves it there.
    ['bare', 'AP8Q'],
    ['css', 'url("data:application/octet-stream;base64,AP8Q")'],
    ['html', '<img src="data:application/octet-stream;base64,AP8Q" alt="a&lt;b&gt;&quot;.png">'],
    ['markdown', String.raw`![a\<b\>".png](data:application/octet-stream;base64,AP8Q)`],
    ['json', '"data:application/octet-stream;base64,AP8Q"'],
  ])('as %s', async (form, text) => expect(await encoded(fileOf(fromHex('00ff10'), 'a<b>".png'), form)).toBe(text));

  it('is URL-safe without padding', async () =>
    expect(await encoded(fileOf(utf8('<<<????????>>>')), 'url-safe')).toBe('PDw8Pz8_Pz8_Pz8-Pj4'));

  it('writes an SVG file byte for byte', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const base64 = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
    expect(await encoded(fileOf(utf8(svg), 'a.svg'), 'bare')).toBe(base64);
    expect(await encoded(fileOf(utf8(svg), 'a.svg'))).toBe(`data:image/svg+xml;base64,${base64}`);
  });

  it.each([
    ['text/plain', utf8('a\u00e9'), 'text/plain;charset=utf-8'],
    ['text/css', utf8('a{}'), 'text/css;charset=utf-8'],
    ['text/plain', fromHex('fffe6100'), 'text/plain;charset=utf-16le'],
    // Of some older encoding, nobody can tell which.
    ['text/plain', fromHex('61e9'), 'text/plain'],
    ['application/json', utf8('{}'), 'application/json'],
  ])('tells the charset of a text: %s', async (type, bytes, written) => {
    const file = new File([bytes], 'a', { type });
    const result = await encodeFile(file, { urlSafe: false, lineLength: 0 }, job(), 3);
    expect(result.ok && addressType(result.value)).toBe(written);
    expect(await encoded(file)).toBe(`data:${written};base64,${toBase64(bytes)}`);
  });

  it('breaks only bare Base64 into lines', async () => {
    const file = fileOf(new Uint8Array(100));
    expect(await encoded(file, 'bare', 76)).toBe(toBase64(new Uint8Array(100), { lineLength: 76 }));
    expect(await encoded(file, 'url-safe', 64)).toBe(toBase64(new Uint8Array(100), { urlSafe: true, lineLength: 64 }));
    expect(await encoded(file, 'css', 64)).not.toContain('\n');
  });

  it('never pads between two reads', async () => {
    const style = { urlSafe: false, lineLength: 0 } as const;
    const result = await encodeFile(fileOf(utf8('abcdefgh')), style, job(), 4);
    expect(result.ok && (await result.value.base64.text())).toBe('YWJjZGVmZ2g=');
  });

  it('10,485,760 bytes are 13,981,016 characters', async () => {
    const seen: number[] = [];
    const result = await encodeFile(
      fileOf(new Uint8Array(10_485_760)),
      { urlSafe: false, lineLength: 0 },
      job({ progress: (done) => seen.push(done) }),
    );
    expect(result.ok && result.value.base64.size).toBe(13_981_016);
    expect(result.ok && result.value.start.length).toBe(65_536);
    expect(seen.at(-1)).toBe(10_485_760);
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const running = encodeFile(
      fileOf(utf8('abc')),
      { urlSafe: false, lineLength: 0 },
      job({ signal: controller.signal }),
    );
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells a file that cannot be read', async () => {
    class Gone extends File {
      override slice(): Blob {
        return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
      }
    }
    const style = { urlSafe: false, lineLength: 0 } as const;
    expect(await encodeFile(new Gone(['abc'], 'a'), style, job())).toEqual(err({ code: 'unreadable' }));
    expect(await restoreFile(new Gone(['abc'], 'a'), job())).toEqual(err({ code: 'unreadable' }));
  });
});

describe('Base64 to a file', () => {
  const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

  it('knows the GIF', async () => {
    const found = await restored(GIF);
    expect(found).toMatchObject({
      type: { mimeType: 'image/gif', extension: 'gif' },
      dimensions: { width: 1, height: 1 },
      sha256: 'ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629',
    });
    expect(found.file.size).toBe(42);
    expect(found.file.type).toBe('image/gif');
  });

  it.each([
    ['data:,Hello%2C%20World%21', 'Hello, World!', 'text/plain', 'txt'],
    ['data:text/plain;base64,bG9yZW0gaXBzdW0=', 'lorem ipsum', 'text/plain', 'txt'],
    ['bG9yZW0\n gaXBzdW0', 'lorem ipsum', 'text/plain', 'txt'],
    ['"bG9yZW0gaXBzdW0="', 'lorem ipsum', 'text/plain', 'txt'],
    ['  “bG9yZW0gaXBzdW0”\n', 'lorem ipsum', 'text/plain', 'txt'],
    ['8J-YgA', '😀', 'text/plain', 'txt'],
    ['DATA:text/css;charset=utf-8,a%7Bcolor:red}', 'a{color:red}', 'text/css', 'css'],
    [
      "'data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E'",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      'image/svg+xml',
      'svg',
    ],
    ['data:text/plain,100%25 %zz 你好%E4%BD%A0\n', '100% %zz 你好你', 'text/plain', 'txt'],
    ['data:text/plain;base64,YWI%3D', 'ab', 'text/plain', 'txt'],
    ['data:application/ld+json,{"a":1}', '{"a":1}', 'application/ld+json', 'jsonld'],
  ])('reads %j', async (source, text, mimeType, extension) => {
    const found = await restored(source);
    expect(new TextDecoder().decode(found.bytes)).toBe(text);
    expect(found.type).toMatchObject({ mimeType, extension });
    expect(found.type.conflict).toBeUndefined();
  });

  it.each(FORMS)('reads its own %s back', async (form) => {
    const bytes = Uint8Array.from({ length: 300 }, (_, n) => (n * 7) % 256);
    const found = await restored(await encoded(fileOf(bytes, 'a "b" (c) [d] <e>, data: \u4f60.bin'), form));
    expect(found.bytes).toEqual(bytes);
  });

  it.each([
    ['.a { background: #fff url(data:text/plain;base64,YWI=) no-repeat; }', 'ab'],
    ["background-image:url( 'data:text/plain;base64,YWI=' );\n", 'ab'],
    ['<img alt="data: a, b" src=data:text/plain;base64,YWI= width=1>', 'ab'],
    ["<a href='data:,a%20b'>x</a><img src='data:,c'>", 'a b'],
    ['<p>text</p>\n<IMG SRC = "DATA:text/plain;charset=utf-8;base64,5L2g">', '\u4f60'],
    ['![a](<data:text/plain;base64,YWI=> "title")', 'ab'],
    ['{"name":"a","content":"data:text/plain;base64,YWI="}', 'ab'],
    ['[ "data:text/plain;base64,YWI=", "data:,c" ]', 'ab'],
    ['const a = `data:text/plain;base64,YWI=`;', 'ab'],
  ])('reads what %j wraps', async (source, text) => {
    expect(new TextDecoder().decode((await restored(source)).bytes)).toBe(text);
    const inPieces = await restoreFile(new Blob([source]), job(), 3);
    expect(inPieces.ok && (await inPieces.value.file.text())).toBe(text);
  });

  it('says where what wraps a data URI is not closed', async () =>
    expect(await restoreText('url("data:text/plain;base64,YWI=', job())).toMatchObject(
      err({ code: 'bad-character', at: 4, found: '"' }),
    ));

  it('shows text, but pictures only as pictures', async () => {
    expect((await restored('PGI+aGk8L2I+')).text).toBe('<b>hi</b>');
    expect((await restored(GIF)).text).toBeUndefined();
    expect((await restored('AP8Q')).text).toBeUndefined();
  });

  it.each([
    ['data:text/plain;charset=gbk;base64,xOO6ww==', 'gbk', '你好'],
    ['data:text/plain;charset=GB18030,%C4%E3%BA%C3', 'GB18030', '你好'],
    ['data:;charset="big5";base64,p0Gmbg==', 'big5', '你好'],
    ['data:text/html; Charset = shift_jis ;base64,k/qWew==', 'shift_jis', '日本'],
    ['data:text/csv;header=present;charset=windows-1251;base64,z/Do4uXy', 'windows-1251', 'Привет'],
    ['data:text/plain;charset=utf-16le;base64,YE99WQ==', 'utf-16le', '你好'],
    ['data:text/plain;charset=ISO-8859-15;base64,pA==', 'ISO-8859-15', '€'],
    ['data:text/plain;charset=utf-8;base64,5L2g5aW9', 'utf-8', '你好'],
    ['{"a":"data:text/plain;charset=gbk;base64,xOO6ww=="}', 'gbk', '你好'],
    // What nobody knows, or what the bytes are not, changes nothing.
    ['data:text/plain;charset=nonsense;base64,5L2g5aW9', 'nonsense', '你好'],
    ['data:text/plain;charset=euc-jp;base64,8J+YgA==', 'euc-jp', '😀'],
    ['data:text/plain;charset=gbk;base64,77u/5L2g', 'gbk', '你'],
    ['data:text/plain;charset=US-ASCII,你好', 'US-ASCII', '你好'],
    ['data:,你好', undefined, '你好'],
    ['data:image/png;charset=gbk;base64,xOO6ww==', 'gbk', undefined],
    ['data:text/plain;charset=gbk;base64,iVBORw0KGgo=', undefined, undefined],
  ])('reads the text by the charset that %j names', async (source, charset, text) => {
    const found = await restored(source);
    expect(found.charset).toBe(charset);
    expect(found.text).toBe(text);
  });

  it('leaves the bytes of another charset as they are', async () => {
    const found = await restored('data:text/plain;charset=gbk;base64,xOO6ww==');
    expect(toHex(found.bytes)).toBe('c4e3bac3');
    expect(found.type).toEqual({ mimeType: 'text/plain', extension: 'txt' });
  });

  it('shows both types where they disagree, and follows the content', async () => {
    const found = await restored('data:image/png;base64,/9j/4A==');
    expect(found.type).toEqual({
      mimeType: 'image/jpeg',
      extension: 'jpg',
      conflict: { declared: 'image/png', detected: 'image/jpeg' },
    });
  });

  it('tells what is odd', async () => {
    expect((await restored('Zh==')).notes).toMatchObject([{ code: 'not-canonical', canonical: 'Zg==' }]);
    expect((await restored('ab+-')).notes).toEqual([{ code: 'mixed-alphabets', at: 3 }]);
    expect((await restored('data:image/svg+xml,<svg fill="#ccc"/>')).notes).toEqual([{ code: 'raw-hash', at: 30 }]);
  });

  it.each([
    ['{"a":1}', { code: 'bad-character', at: 0, found: '{', isHardlyBase64: true }],
    ['é', { code: 'bad-character', at: 0, found: 'é', isHardlyBase64: true }],
    [`${'YWJj'.repeat(20)}*`, { code: 'bad-character', at: 80, found: '*', isHardlyBase64: false }],
    ['"YWJj', { code: 'bad-character', at: 0, found: '"', isHardlyBase64: true }],
    ['a', { code: 'cut-off', length: 1 }],
    ['Zm9v=Zm9v', { code: 'padding-inside', at: 4 }],
    ['==', { code: 'only-padding', at: 0 }],
    ['data:image/png;base64', { code: 'bad-character', at: 4, found: ':', isHardlyBase64: true }],
  ])('refuses %j', async (source, fault) => expect(await restoreText(source, job())).toEqual(err(fault)));

  it('of nothing is an empty file', async () => {
    expect((await restored('')).file.size).toBe(0);
    expect(await restored('data:image/png;base64,')).toMatchObject({
      declared: 'image/png',
      type: { extension: 'png' },
    });
  });

  it('reads a text file in any pieces, also in UTF-16', async () => {
    const text = `data:image/png;base64,\r\n${toBase64(fromHex('89504e470d0a1a0a'), { lineLength: 4 })} \n`;
    const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer);
    for (const [bytes, block] of [
      [utf8(text), 1],
      [utf8(text), 7],
      [utf8(`\ufeff${text}`), 5],
      [utf16, 5],
      [utf16, 64],
    ] as const) {
      const result = await restoreFile(new Blob([bytes]), job(), block);
      expect(result).toMatchObject({ value: { declared: 'image/png', type: { extension: 'png' } } });
      expect(result.ok && toHex(result.value.head)).toBe('89504e470d0a1a0a');
    }
  });

  it('stops at the first wrong character of a file', async () =>
    expect(await restoreFile(new Blob(['YWJj\n*', 'A'.repeat(100)]), job(), 4)).toEqual(
      err({ code: 'bad-character', at: 5, found: '*', isHardlyBase64: true }),
    ));
});

describe('there and back', () => {
  const blocks = fc.integer({ min: 1, max: 50 });

  it('any bytes in every form that can be read', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom<Form>('data-uri', 'bare', 'url-safe', 'json'),
        fc.constantFrom(...LINE_LENGTHS),
        blocks,
        blocks,
        async (bytes, form, lineLength, writeBlock, readBlock) => {
          const file = fileOf(new Uint8Array(bytes));
          const made = await encodeFile(file, styleOf(form, lineLength), job(), writeBlock);
          if (!made.ok) throw new Error(made.fault.code);
          const [before, after] = wrapperOf(form, made.value.type.mimeType, 'file');
          const back = await restoreFile(new Blob([before, made.value.base64, after]), job(), readBlock);
          if (!back.ok) throw new Error(back.fault.code);
          expect(new Uint8Array(await back.value.file.arrayBuffer())).toEqual(bytes);
          expect(back.value.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
          expect(back.value.type.conflict).toBeUndefined();
        },
      ),
      { numRuns: 150 },
    ));

  it('any text as a percent-encoded data URI', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const found = await restored(`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`);
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(found.bytes)).toBe(text);
      }),
      { numRuns: 200 },
    ));
});

const ascii = (text: string) => toHex(Uint8Array.from(text, (character) => character.charCodeAt(0)));

describe('detectType', () => {
  it.each([
    ['89504e470d0a1a0a', 'image/png', 'png'],
    ['ffd8ffe000104a464946', 'image/jpeg', 'jpg'],
    [ascii('GIF87a'), 'image/gif', 'gif'],
    [ascii('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp', 'webp'],
    [ascii('\0\0\0\x1cftypavif'), 'image/avif', 'avif'],
    [ascii('\0\0\0\x1cftypmif1\0\0\0\0mif1avif'), 'image/avif', 'avif'],
    [ascii('\0\0\0\x1cftypheic'), 'image/heic', 'heic'],
    ['424d36000000000000003600000028000000', 'image/bmp', 'bmp'],
    ['00000100010010100000', 'image/vnd.microsoft.icon', 'ico'],
    ['255044462d312e37', 'application/pdf', 'pdf'],
    ['504b0304', 'application/zip', 'zip'],
    ['1f8b0800', 'application/gzip', 'gz'],
    ['377abcaf271c', 'application/x-7z-compressed', '7z'],
    ['49443304', 'audio/mpeg', 'mp3'],
    ['fffb9064', 'audio/mpeg', 'mp3'],
    [ascii('\0\0\0\x18ftypmp42'), 'video/mp4', 'mp4'],
    [ascii('\0\0\0\x18ftypM4A '), 'audio/mp4', 'm4a'],
    ['1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'video/webm', 'webm'],
    [`1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61`, 'video/x-matroska', 'mkv'],
    [ascii('RIFF\x24\0\0\0WAVEfmt '), 'audio/wav', 'wav'],
    [ascii('OggS\0\x02'), 'audio/ogg', 'ogg'],
    [ascii('wOFF'), 'font/woff', 'woff'],
    [ascii('wOF2'), 'font/woff2', 'woff2'],
    ['0001000000100100', 'font/ttf', 'ttf'],
    ['0061736d01000000', 'application/wasm', 'wasm'],
    [ascii('SQLite format 3\0'), 'application/vnd.sqlite3', 'sqlite'],
    ['7f454c4602010100', 'application/x-elf', 'elf'],
    ['4d5a90000300', 'application/vnd.microsoft.portable-executable', 'exe'],
    [ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'svg'],
    [ascii('<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg>\n<svg/>'), 'image/svg+xml', 'svg'],
    [ascii('<?xml version="1.0"?><a/>'), 'application/xml', 'xml'],
    [`efbbbf${ascii(' {"a": [1]}')}`, 'application/json', 'json'],
    [ascii('<!DOCTYPE html><title>x</title>'), 'text/html', 'html'],
    [ascii('hello'), 'text/plain', 'txt'],
    [ascii('{a'), 'text/plain', 'txt'],
    [ascii('true'), 'text/plain', 'txt'],
    ['e4bda0e5a5bd', 'text/plain', 'txt'],
    [ascii('MZ is a text'), 'text/plain', 'txt'],
    [ascii('BMW'), 'text/plain', 'txt'],
  ])('%s is %s', (hex, mimeType, extension) => expect(detectType(fromHex(hex))).toEqual({ mimeType, extension }));

  it.each(['', '00ff10', 'ff', 'e4bd'])('%s is nothing known', (hex) =>
    expect(detectType(fromHex(hex))).toBeUndefined(),
  );

  it.each([
    [['[Content_Types].xml', 'word/document.xml'], 'docx'],
    [['[Content_Types].xml', 'xl/workbook.xml'], 'xlsx'],
    [['ppt/presentation.xml'], 'pptx'],
    [['META-INF/MANIFEST.MF', 'A.class'], 'jar'],
    [['META-INF/MANIFEST.MF', 'AndroidManifest.xml'], 'apk'],
    [['a.txt'], 'zip'],
  ])('a ZIP of %j is %s', (names, extension) => {
    const zip = zipSync(Object.fromEntries(names.map((name) => [name, utf8(name)])));
    expect(detectType(zip)?.extension).toBe(extension);
    // Of a long file only the directory at its end may name them.
    expect(detectType(zip.subarray(0, 4), zip)?.extension).toBe(extension);
  });

  it('reads what EPUB and OpenDocument say of themselves', () => {
    const zip = zipSync({ mimetype: [utf8('application/epub+zip'), { level: 0 }], 'a.xhtml': utf8('x') });
    expect(detectType(zip)).toEqual({ mimeType: 'application/epub+zip', extension: 'epub' });
  });

  it('never throws, whatever the bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const found = detectType(bytes);
        readDimensions(bytes, found?.mimeType ?? '');
      }),
    ));
});

describe('readDimensions', () => {
  it.each([
    ['image/png', '89504e470d0a1a0a0000000d49484452000000030000000a', 3, 10],
    ['image/gif', `${ascii('GIF89a')}03000a00`, 3, 10],
    ['image/bmp', `424d${'00'.repeat(12)}2800000003000000f6ffffff`, 3, 10],
    ['image/jpeg', 'ffd8ffe00004abcdffc0000b08000a0003', 3, 10],
    ['image/webp', `${ascii('RIFF\0\0\0\0WEBPVP8X')}0a00000000000000020000090000`, 3, 10],
    ['image/webp', `${ascii('RIFF\0\0\0\0WEBPVP8L')}000000002f02400200`, 3, 10],
    ['image/webp', `${ascii('RIFF\0\0\0\0WEBPVP8 ')}000000000000009d012a03000a00`, 3, 10],
    ['image/vnd.microsoft.icon', '000001000100030a', 3, 10],
    ['image/avif', `${'00'.repeat(12)}${ascii('ispe')}00000000000000030000000a`, 3, 10],
    ['image/svg+xml', ascii('<?xml?><svg width="3" height="10px" viewBox="0 0 1 1">'), 3, 10],
    ['image/svg+xml', ascii("<svg width='100%' viewBox='0 0 3 10'>"), 3, 10],
  ])('%s', (mimeType, hex, width, height) => expect(readDimensions(fromHex(hex), mimeType)).toEqual({ width, height }));

  it.each([
    ['image/png', '89504e47'],
    ['image/jpeg', 'ffd8ffd9'],
    ['image/png', '89504e470d0a1a0a0000000d494844520000000000000000'],
  ])('%s cut off has none', (mimeType, hex) => expect(readDimensions(fromHex(hex), mimeType)).toBeUndefined());
});

describe('chooseType', () => {
  it.each([
    ['image/jpg', { mimeType: 'image/jpeg', extension: 'jpg' }, 'image/jpeg', false],
    ['text/css', { mimeType: 'text/plain', extension: 'txt' }, 'text/css', false],
    ['image/png', { mimeType: 'text/plain', extension: 'txt' }, 'text/plain', true],
    ['application/octet-stream', { mimeType: 'image/png', extension: 'png' }, 'image/png', false],
    [
      'application/vnd.ms-excel',
      { mimeType: 'application/x-cfb', extension: 'cfb' },
      'application/vnd.ms-excel',
      false,
    ],
    ['nonsense', undefined, 'application/octet-stream', false],
    ['text/html', { mimeType: 'image/png', extension: 'png' }, 'image/png', true],
    ['x/y"><script>', undefined, 'application/octet-stream', false],
  ])('%s with %j is %s', (declared, detected, mimeType, isConflict) => {
    const chosen = chooseType(declared, detected);
    expect(chosen.mimeType).toBe(mimeType);
    expect(chosen.conflict !== undefined).toBe(isConflict);
  });
});

describe('names', () => {
  it.each([
    ['file', 'png', 'file.png'],
    ['file', '.png', 'file.png'],
    ['file', '', 'file'],
    ['a/b:c', 'png', 'a_b_c.png'],
    ['', 'png', 'file.png'],
    ['图片', 'tar.gz', '图片.tar.gz'],
    ['..', '', 'file'],
  ])('%j and %j are %s', (name, extension, joined) => expect(joinFileName(name, extension)).toBe(joined));

  it('are distinct', () =>
    expect(distinctNames(['a.png', 'a.png', 'a (2).png', 'a.png', 'b'])).toEqual([
      'a.png',
      'a (2).png',
      'a (2) (2).png',
      'a (3).png',
      'b',
    ]));

  it('has a wrapper for each form', () =>
    expect(FORMS.map((form) => wrapperOf(form, 'a/b', 'c').length)).toEqual(FORMS.map(() => 2)));
});
