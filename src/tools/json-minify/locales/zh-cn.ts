import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { numbersOf, formatBytes } from '../../../i18n/words';
import type { MinifyFault } from '../minify';

const { count } = numbersOf('zh-cn');

export const words = {
  documents: documentWords,
  input: '输入',
  openInPrettify: '在 JSON 格式化中打开',
  result: '结果',
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    sortKeys: documentWords.jsonOutput.sortKeys,
    strings: {
      label: '字符串',
      values: { asWritten: '原样保留', escapeNonAscii: '转义非 ASCII', shortest: '最短写法' },
    },
    literal: { label: '字面量', values: { off: '不处理', wrap: '包成字符串', unwrap: '从字符串取出' } },
  },
  samples: {
    json: 'JSON',
    comments: 'JSON5 与注释',
    lines: 'JSON Lines',
    literal: '字符串中的 JSON',
  },
  sampleComment: '发布窗口，值班群确认后执行',

  fault: (fault: MinifyFault): string =>
    fault.code === 'too-large' ? documentWords.fault(fault) : jsonWords.fault(fault),
  before: (bytes: number, change: number) =>
    `原为 ${formatBytes('zh-cn', bytes)}（${count(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })}）`,
  gzip: (before: number, after: number) => `gzip ${formatBytes('zh-cn', before)} → ${formatBytes('zh-cn', after)}`,
  readAsLines: jsonWords.readAsLines,
  readAsJson5: jsonWords.readAsJson5,
  duplicateKey: jsonWords.duplicateKey,
  moreDuplicates: jsonWords.moreDuplicates,
  isLiteral: '文本是一个装着 JSON 的字符串。',
  unwrap: '取出',
  unwrapped: '已从字符串中取出 JSON。',
  nothingToUnwrap: '文本不是装着 JSON 的字符串，无需取出。',
};
