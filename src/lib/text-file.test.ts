import { describe, expect, it } from 'vitest';
import { encodeText } from './charset-encoder';
import { err, ok } from './result';
import type { FileEncoding } from './file-encodings';
import { readTextFile } from './text-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);

function encoded(text: string, charset: 'gb18030' | 'big5' | 'shift_jis' | 'euc-kr' | 'utf-16le' | 'utf-16be') {
  const result = encodeText(text, charset);
  return result.ok ? result.value : bytes();
}

/** EUC-JP is Shift_JIS moved about: each byte of the JIS row and cell, 0x80 higher. */
function eucJp(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const [lead = 0, trail] = encoded(character, 'shift_jis');
      if (trail === undefined) return [lead];
      const row = ((lead < 0xa0 ? lead - 0x81 : lead - 0xc1) << 1) + (trail < 0x9f ? 0x21 : 0x22);
      const cell = trail < 0x9f ? trail - (trail > 0x7e ? 0x20 : 0x1f) : trail - 0x7e;
      return [row | 0x80, cell | 0x80];
    }),
  );
}

/** For Cyrillic and Western: the bytes that the decoder reads as the text. */
function oneByte(text: string, encoding: 'windows-1251' | 'windows-1252'): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return Uint8Array.from([...text], (character) => table.indexOf(character));
}

const CHINESE = '运维手册：先备份，再升级。如果服务器没有响应，请检查网络连接是否正常。';
const TRADITIONAL = '維護手冊：先備份，再升級。如果伺服器沒有回應，請檢查網路連線是否正常。';
const JAPANESE = 'サーバーが応答しない場合は、ネットワーク接続を確認してください。';
const KOREAN = '서버가 응답하지 않으면 네트워크 연결을 확인하십시오. 먼저 백업하세요.';
const RUSSIAN = 'Если сервер не отвечает, проверьте сетевое соединение.';
const FRENCH = 'Le serveur a été arrêté à midi : « déjà vu », naïve, façade, ça.';

describe('a text file', () => {
  it.each<[string, Uint8Array, string, FileEncoding]>([
    ['ASCII', utf8('plain text\n'), 'plain text\n', 'utf-8'],
    ['nothing', bytes(), '', 'utf-8'],
    ['UTF-8', utf8(CHINESE), CHINESE, 'utf-8'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a', 'utf-8'],
    ['UTF-16 LE with a mark', bytes(0xff, 0xfe, 0x2d, 0x4e), '中', 'utf-16le'],
    ['UTF-16 BE with a mark', bytes(0xfe, 0xff, 0x4e, 0x2d), '中', 'utf-16be'],
    ['UTF-16 LE', encoded('host=1\r\n', 'utf-16le'), 'host=1\r\n', 'utf-16le'],
    ['UTF-16 BE', encoded('host=1\r\n', 'utf-16be'), 'host=1\r\n', 'utf-16be'],
    ['GB18030', encoded(CHINESE, 'gb18030'), CHINESE, 'gb18030'],
    ['two characters of GBK', encoded('你好\n', 'gb18030'), '你好\n', 'gb18030'],
    ['GBK between ASCII', encoded('name = 张三 # 备注\n', 'gb18030'), 'name = 张三 # 备注\n', 'gb18030'],
    ['Big5', encoded(TRADITIONAL, 'big5'), TRADITIONAL, 'big5'],
    ['Shift_JIS', encoded(JAPANESE, 'shift_jis'), JAPANESE, 'shift_jis'],
    ['EUC-JP', eucJp(JAPANESE), JAPANESE, 'euc-jp'],
    ['EUC-KR', encoded(KOREAN, 'euc-kr'), KOREAN, 'euc-kr'],
    ['Windows-1251', oneByte(RUSSIAN, 'windows-1251'), RUSSIAN, 'windows-1251'],
    ['Windows-1252', oneByte(FRENCH, 'windows-1252'), FRENCH, 'windows-1252'],
    ['one accent', bytes(0x63, 0x61, 0x66, 0xe9), 'café', 'windows-1252'],
  ])('in %s', (_, file, text, encoding) => expect(readTextFile(file)).toEqual(ok({ text, encoding })));

  it.each<[string, Uint8Array]>([
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0)],
    ['zeros', new Uint8Array(100)],
    ['control characters', Uint8Array.from({ length: 100 }, (_, n) => (n % 7) + 1)],
    ['text with a NUL', utf8('abc\0def')],
    ['UTF-16 cut short', bytes(0xff, 0xfe, 0x2d)],
  ])('is not %s', (_, file) => expect(readTextFile(file)).toEqual(err({ code: 'not-text' })));

  it('is read in the encoding asked for', () => {
    const file = encoded('你好', 'gb18030');
    expect(readTextFile(file, 'windows-1252')).toEqual(ok({ text: 'ÄãºÃ', encoding: 'windows-1252' }));
    expect(readTextFile(file, 'utf-8')).toEqual(err({ code: 'wrong-encoding', encoding: 'utf-8' }));
    expect(readTextFile(utf8('a\0b'), 'utf-8')).toEqual(ok({ text: 'a\0b', encoding: 'utf-8' }));
  });
});
