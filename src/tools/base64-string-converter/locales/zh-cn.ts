import type { Likeness } from '../likeness';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { Base64Fault, Base64Note } from '../../../lib/base64-fault';
import type { Charset, UndecodableFault, UnencodableFault } from '../../../lib/charset';
import type { DecompressFault } from '../decompress';
import { CHARSET_NAMES, codePointOf, toHexByte } from '../facts';
import type { ConversionOptions } from '../operations';

const { count } = numbersOf('zh-cn');

const perLine = (n: number) => `每行 ${count(n)} 个字符`;

export const words = {
  lineEndings: lineEndingWords,
  text: '文本',
  base64: 'Base64',
  options: {
    charset: { label: '字符集', values: CHARSET_NAMES },
    urlSafe: {
      label: '字符表',
      values: { false: '标准', true: 'URL 安全' },
      hints: { false: '+ /', true: '- _' },
    },
    padding: '补足 =',
    lineLength: {
      label: '换行',
      values: { 0: '不换行', 64: '64', 76: '76' },
      hints: { 64: perLine(64), 76: perLine(76) },
    },
    eachLine: '逐行单独转换',
  } satisfies OptionWords<ConversionOptions>,
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
  unencodable: (fault: UnencodableFault) =>
    `第 ${count(fault.at + 1)} 个字符「${fault.found}」（${codePointOf(fault.found)}）不在 ${CHARSET_NAMES[fault.charset]} 中`,
  undecodable: (fault: UndecodableFault) =>
    `不是 ${CHARSET_NAMES[fault.charset]}：偏移 ${count(fault.at)} 处的字节是 ${toHexByte(fault.byte)}`,
  readAs: (charset: Charset) => `按 ${CHARSET_NAMES[charset]} 读取`,
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
  declaredCharset: (charset: Charset) => `已按 data: 前缀给出的字符集 ${CHARSET_NAMES[charset]} 读取。`,
  startsWithMark: '文本以字节顺序标记 U+FEFF 开头，已原样保留。',
  maybeOther: (charset: Charset) => `看起来是 ${CHARSET_NAMES[charset]}。`,
  looksLike: (found: Likeness) => {
    if (found.kind === 'file') return `这些字节是一个文件（${found.mimeType}）。`;
    return found.kind === 'json' ? '解码结果是 JSON。' : '这是一个 JSON Web Token（JWT）。';
  },
  openLikeness: { file: '作为文件打开', json: '格式化 JSON', token: '解析这个令牌' },
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
