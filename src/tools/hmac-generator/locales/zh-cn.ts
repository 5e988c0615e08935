import { placeWords } from '../../../i18n/places/zh-cn';
import { hexWords } from '../../../i18n/hex/zh-cn';
import { base64Words } from '../../../i18n/base64/zh-cn';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { UnreadableFault } from '../../../lib/hashing/hashing-files';
import type { WrittenBytesFault } from '../../../lib/hashing/written-bytes';
import type { KeyFault } from '../read-key';

const { count } = numbersOf('zh-cn');

export const words = {
  lineEndings: lineEndingWords,
  source: '消息来源',
  text: '文本',
  file: '文件',
  message: '消息',
  options: {
    hash: { label: '哈希函数', values: (hash: string) => hash.toUpperCase() },
    keyAs: {
      label: '密钥读作',
      values: { text: '文本（UTF-8）', hex: '十六进制', base64: 'Base64', base64url: 'Base64url' },
    },
    messageAs: { label: '消息读作', values: { 'utf-8': '文本（UTF-8）', hex: '十六进制字节', base64: 'Base64 字节' } },
    encoding: {
      label: '输出写法',
      values: {
        hex: '十六进制小写',
        'hex-upper': '十六进制大写',
        base64: 'Base64',
        base64url: 'Base64url',
        binary: '二进制',
      },
    },
  },
  key: '密钥',
  keyBytes: (bytes: number) => `${count(bytes)} 字节`,
  emptyKey: '密钥为空。',
  keySurrogate: '密钥里有不成对的代理项，按 U+FFFD 计算。',
  result: '结果',
  bytesRead: (bytes: number) => `已计算 ${count(bytes)} 字节`,
  loneSurrogate: placeWords.loneSurrogateAt,
  allHashes: '所有哈希函数',
  expected: '期望值',
  expectedTooLong: (limit: number) => `只比较前 ${count(limit)} 个字符。`,
  expectedHint: '可以直接贴值，也可以贴 webhook 的签名头，如 sha256=… 或 v1=…。',
  dropHint: '大小不限，逐块读取，不上传',
  fileInfo: (name: string, size: string) => `${name}（${size}）`,
  removeFile: '移除文件',
  legacy: '旧算法',
  legacyHint: 'MD5 和 SHA1 只应用于旧系统；新系统请用 SHA256 或更强的函数。',
  fault: (fault: KeyFault | WrittenBytesFault | UnreadableFault) => {
    switch (fault.code) {
      case 'key-not-hex':
      case 'not-hex':
        return hexWords.fault(fault.reason);
      case 'key-not-base64':
      case 'not-base64':
        return base64Words.fault(fault.reason);
      case 'unreadable':
        return '无法读取这个文件。';
    }
  },
};
