import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { UrlCharset } from '../charsets';
import type { DecodeFault } from '../decode';
import type { EncodeFault } from '../encode';
import { shown } from '../../../lib/shown';

const { count } = numbersOf('zh-cn');

const CHARSETS: Record<UrlCharset | 'hex', string> = {
  'utf-8': 'UTF-8',
  gbk: 'GBK',
  gb18030: 'GB18030',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  'iso-8859-1': 'Latin-1',
  hex: '十六进制字节',
};

export const words = {
  lineEndings: lineEndingWords,
  plain: '原文',
  plainHex: '十六进制字节',
  percentText: '已编码',
  options: {
    mode: {
      label: '方式',
      values: {
        component: '组件',
        strict: 'RFC 3986 严格',
        form: '表单',
        whole: '整个 URL',
        every: '每个字节',
      },
      hints: {
        component: "与 encodeURIComponent 相同：保留字母、数字和 -_.!~*'()",
        strict: '只保留字母、数字和 -_.~',
        form: '空格写成 +，只保留字母、数字和 *-._',
        whole: '保留 URL 的分隔符 ;/?:@&=+$,#',
        every: '每个字节都写成 %XX',
      },
    },
    charset: { label: '字符集', values: CHARSETS },
    readAs: { label: '输入为', values: { text: '文本', hex: '十六进制' } },
    decodeCharset: { label: '字节读作', values: CHARSETS },
    plusAsSpace: '+ 当作空格',
    repeat: { label: '反复解码', hint: '直到不再变化，最多 10 轮' },
    tolerant: { label: '宽容模式', hint: '无效序列原样保留，无效字节变为 U+FFFD' },
    lineByLine: '逐行单独转换',
    decodeLineByLine: '逐行单独转换',
  },
  plainPlaceholder: '输入要编码的文字，或打开文件',
  percentPlaceholder: '粘贴含 %XX 的文字，或打开文件',
  rounds: (n: number) => `解码了 ${count(n)} 轮`,
  unfinished: '已到 10 轮上限，结果中仍有百分号序列。',
  kept: (n: number) => `${count(n)} 处无效的百分号序列已原样保留。`,
  replaced: '不是文字的字节已替换为 U+FFFD。',
  loneSurrogate: '不成对的代理项已写成 U+FFFD。',
  atPosition: (position: number) => `第 ${count(position)} 个字符`,
  looksLike: { address: '这看起来是完整的 URL。', encoded: '这段文字看起来已经编码过。' },
  acts: { address: '改用「整个 URL」方式', encoded: '解码它' },
  readIn: (charset: string) => `按 ${charset} 读取`,
  beTolerant: '开启宽容模式',
  inLine: (line: number | undefined, message: string) =>
    line === undefined ? message : `第 ${count(line)} 行：${message}`,
  encodeFault: (fault: EncodeFault) => {
    switch (fault.code) {
      case 'unencodable':
        return `${CHARSETS[fault.charset]} 没有字符 ${shown(fault.found)}。`;
      case 'bad-hex-digit':
        return `不是有效的十六进制：字符「${shown(fault.found)}」。`;
      case 'half-byte':
        return '不是有效的十六进制：最后一个字节只有一位数字。';
    }
  },
  decodeFault: (fault: DecodeFault, position: number | undefined) => {
    const place = position === undefined ? '' : `第 ${count(position)} 个字符处的`;
    if (fault.code === 'bad-percent') return `${place}百分号序列「${shown(fault.found)}」无效。`;
    const charset = fault.charset === 'gb18030' ? 'GBK' : fault.charset === 'utf-8' ? 'UTF-8' : fault.charset;
    return `${place}字节 ${shown(fault.found)} 不是有效的 ${charset}；可换字符集或开启宽容模式。`;
  },
};
