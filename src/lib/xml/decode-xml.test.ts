import { describe, expect, it } from 'vitest';
import { encodeText } from '../charset-encoder';
import type { Charset } from '../charset';
import { decodeXml } from './decode-xml';

function bytesOf(text: string, charset: Charset, mark: readonly number[] = []): Uint8Array<ArrayBuffer> {
  const encoded = encodeText(text, charset);
  if (!encoded.ok) throw new Error(encoded.fault.code);
  return new Uint8Array([...mark, ...encoded.value]);
}

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><r>中é</r>`;
const UTF_8 = [0xef, 0xbb, 0xbf];

describe('decodeXml', () => {
  it.each<[string, Charset, readonly number[], string]>([
    ['<r>中é</r>', 'utf-8', [], 'utf-8'],
    ['<r>中é</r>', 'utf-8', UTF_8, 'utf-8'],
    ['<r>中é</r>', 'utf-16le', [0xff, 0xfe], 'utf-16le'],
    ['<r>中é</r>', 'utf-16be', [0xfe, 0xff], 'utf-16be'],
    ['<r>中é</r>', 'utf-16le', [], 'utf-16le'],
    [declared('UTF-16'), 'utf-16be', [], 'utf-16be'],
    [declared('utf-16'), 'utf-16le', [0xff, 0xfe], 'utf-16le'],
    [declared('UTF-8'), 'utf-8', UTF_8, 'utf-8'],
    [declared('GB2312'), 'gb18030', [], 'gb2312'],
    [declared('GB18030'), 'gb18030', [], 'gb18030'],
    ["<?xml version='1.0' encoding = 'Big5'?><r>中</r>", 'big5', [], 'big5'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><r>é</r>', 'iso-8859-1', [], 'iso-8859-1'],
    ['<?xml version="1.0" encoding="Shift_JIS"?><r>日本</r>', 'shift_jis', [], 'shift_jis'],
    ['', 'utf-8', [], 'utf-8'],
  ])('%j in %s', (text, charset, mark, encoding) => {
    expect(decodeXml(bytesOf(text, charset, mark))).toEqual({ ok: true, value: { text, encoding } });
  });

  it('leaves two marks to the reader, which passes over one', () => {
    const decoded = decodeXml(bytesOf('\ufeff<a/>', 'utf-8', UTF_8));
    expect(decoded).toMatchObject({ ok: true, value: { text: '\ufeff\ufeff<a/>' } });
  });

  it.each<[string, Uint8Array<ArrayBuffer>, object]>([
    ['a UTF-8 mark and another name', bytesOf(declared('iso-8859-1'), 'utf-8', UTF_8), { code: 'encoding-conflict' }],
    [
      'a UTF-16 mark and another name',
      bytesOf(declared('UTF-8'), 'utf-16be', [0xfe, 0xff]),
      { code: 'encoding-conflict', declared: 'utf-8', actual: 'utf-16be' },
    ],
    [
      'UTF-16 by name only',
      bytesOf(declared('UTF-16'), 'utf-8'),
      { code: 'encoding-conflict', declared: 'utf-16', actual: 'utf-8' },
    ],
    ['a name nobody knows', bytesOf(declared('x-none'), 'utf-8'), { code: 'unknown-encoding', encoding: 'x-none' }],
    ['UCS-4', new Uint8Array([0, 0, 0, 0x3c]), { code: 'unknown-encoding', encoding: 'UCS-4' }],
    ['EBCDIC', new Uint8Array([0x4c, 0x6f, 0xa7, 0x94]), { code: 'unknown-encoding', encoding: 'EBCDIC' }],
    [
      'bytes that are no UTF-8',
      new Uint8Array([0x3c, 0x61, 0xff, 0x3e]),
      { code: 'not-text', encoding: 'utf-8', at: 2 },
    ],
  ])('refuses %s', (_, bytes, fault) => expect(decodeXml(bytes)).toMatchObject({ ok: false, fault }));
});
