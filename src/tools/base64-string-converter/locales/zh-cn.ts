import type { Likeness } from '../likeness';
import { charsetWords } from '../../../i18n/charsets/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { base64Words } from '../../../i18n/base64/zh-cn';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { formatBytes, numbersOf } from '../../../i18n/words';
import type { Charset, UndecodableFault, UnencodableFault } from '../../../lib/charset';
import type { DecompressFault } from '../decompress';
import { CHARSET_NAMES } from '../facts';
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
  base64Fault: base64Words.fault,
  inLine: placeWords.inLine,
  unencodable: (fault: UnencodableFault) => charsetWords.unencodable(fault, CHARSET_NAMES[fault.charset]),
  undecodable: (fault: UndecodableFault) => charsetWords.undecodable(fault, CHARSET_NAMES[fault.charset]),
  readAs: (charset: Charset) => charsetWords.readAs(CHARSET_NAMES[charset]),
  loneSurrogate: placeWords.loneSurrogate,
  atPosition: placeWords.character,
  note: base64Words.note,
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
  zlib: '内容是 zlib 压缩数据。',
  decompress: '解压',
  decompressed: '解压后',
  decompressFault: (fault: DecompressFault) =>
    fault.code === 'damaged-gzip'
      ? '压缩数据已损坏或被截断。'
      : `解压后超过 ${formatBytes('zh-cn', fault.limit)}，已停止。`,
  bytes: '字节',
  byteCount: (n: number) => `${count(n)} 字节`,
  showHex: '以十六进制查看',
  copyHex: '复制十六进制',
  firstBytes: (shown: number) => `只显示前 ${count(shown)} 字节，下载的是全部。`,
};
