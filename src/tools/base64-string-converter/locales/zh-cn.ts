import type { Likeness } from '../likeness';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Base64Fault, Base64Note } from '../../../lib/base64-fault';
import type { UndecodableFault, UnencodableFault } from '../../../lib/charset';
import type { DecompressFault } from '../decompress';
import { codePointOf, toHexByte } from '../facts';

const { count } = numbersOf('zh-cn');

export const words = {
  lineEndings: lineEndingWords,
  text: '文本',
  base64: 'Base64',
  alphabet: '字符表',
  standard: '标准',
  urlSafe: 'URL 安全',
  padding: '补足 =',
  lineLength: '换行',
  oneLine: '不换行',
  charactersPerLine: (n: number) => `每行 ${count(n)} 个字符`,
  charset: '字符集',
  charsets: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16LE',
    'utf-16be': 'UTF-16BE',
    'iso-8859-1': 'ISO-8859-1',
    gb18030: 'GB18030 / GBK',
    big5: 'Big5',
    shift_jis: 'Shift_JIS',
    'euc-kr': 'EUC-KR',
  },
  eachLine: '逐行单独转换',
  powerShell: 'PowerShell',
  powerShellHint: '改为 -EncodedCommand 要求的写法：UTF-16LE、标准字符表、补足 =、不换行',
  textPlaceholder: '输入文字，或打开文件',
  base64Placeholder: '粘贴 Base64，写法不限',
  base64Fault: (fault: Base64Fault) => {
    switch (fault.code) {
      case 'bad-character':
        return `第 ${count(fault.at + 1)} 个字符「${fault.found}」不在 Base64 字符表中`;
      case 'cut-off':
        return `长度 ${count(fault.length)} 不可能是 Base64：多了一个字符，或被截断`;
      case 'padding-inside':
        return `第 ${count(fault.at + 1)} 个字符处的补位之后还有数据`;
      case 'only-padding':
        return '只有补位的 =，没有数据';
      case 'data-without-base64':
        return '这个 data: 地址的内容不是 Base64';
    }
  },
  inLine: (line: number, message: string) => `第 ${count(line)} 行：${message}`,
  unencodable: (fault: UnencodableFault, charset: string) =>
    `第 ${count(fault.at + 1)} 个字符「${fault.found}」（${codePointOf(fault.found)}）不在 ${charset} 中`,
  undecodable: (fault: UndecodableFault, charset: string) =>
    `不是 ${charset}：偏移 ${count(fault.at)} 处的字节是 ${toHexByte(fault.byte)}`,
  readAs: (charset: string) => `按 ${charset} 读取`,
  loneSurrogate: '不成对的代理项已写成 U+FFFD。',
  atPosition: (position: number) => `第 ${count(position)} 个字符`,
  note: (note: Base64Note) => {
    switch (note.code) {
      case 'mixed-alphabets':
        return '标准字符表（+ /）与 URL 安全字符表（- _）混用，两种都已读取。';
      case 'not-canonical':
        return `${note.found} 不是规范写法，应为 ${note.canonical}。`;
      case 'wrong-padding':
        return `补位有 ${count(note.found)} 个 =，应为 ${count(note.expected)} 个。`;
    }
  },
  mimeType: (type: string) => `data: 前缀给出的类型：${type}`,
  declaredCharset: (charset: string) => `已按 data: 前缀给出的字符集 ${charset} 读取。`,
  startsWithMark: '文本以字节顺序标记 U+FEFF 开头，已原样保留。',
  maybeOther: (charset: string) => `看起来是 ${charset}。`,
  looksLike: (found: Likeness) => {
    if (found.kind === 'file') return `这些字节是一个文件（${found.mimeType}）。`;
    return found.kind === 'json' ? '解码结果是 JSON。' : '这是一个 JSON Web Token（JWT）。';
  },
  openAsFile: '作为文件打开',
  prettify: '格式化 JSON',
  readToken: '解析这个令牌',
  gzip: '内容是 gzip 压缩数据。',
  decompress: '解压',
  decompressed: '解压后',
  decompressFault: (fault: DecompressFault, limit: string) =>
    fault.code === 'damaged-gzip' ? 'gzip 数据已损坏或被截断。' : `解压后超过 ${limit}，已停止。`,
  bytes: '字节',
  byteCount: (n: number) => `${count(n)} 字节`,
  showHex: '以十六进制查看',
  copyHex: '复制十六进制',
  firstBytes: (shown: number) => `只显示前 ${count(shown)} 字节，下载的是全部。`,
};
