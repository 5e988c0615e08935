import { textFileWords } from '../../../i18n/text-file/zh-cn';
import { formatNumber } from '../../../i18n/words';
import type { CountName, Limit } from '../rows';

const number = (n: number, digits = 0) => formatNumber('zh-cn', n, { maximumFractionDigits: digits });

const COUNT_NAMES: Record<CountName, string> = {
  codePoints: '码点',
  utf16Units: 'UTF-16 单元（JavaScript 与许多数据库的长度）',
  utf16Bytes: 'UTF-16 字节',
  gbkBytes: 'GBK 字节',
  cjk: '中日韩字符',
  upper: '大写字母',
  lower: '小写字母',
  digits: '数字',
  punctuation: '标点',
  symbols: '符号与表情',
  spaces: '空白（含换行）',
  sentences: '句子',
  paragraphs: '段落',
  blankLines: '空行',
  longestLine: '最长行的字符数',
  uniqueWords: '不同的词',
  averageWordLength: '平均词长（字符）',
  readingSeconds: '阅读时间',
  speakingSeconds: '朗读时间',
  smsParts: '短信条数',
};
const LIMIT_NAMES: Record<Limit['id'], string> = {
  tweet: '推文（X 的计法）',
  sms: '单条短信',
  meta: '网页描述',
  varchar: 'varchar(255)',
};

export const words = {
  text: '文本',
  sample: 'The quick brown fox jumps over the lazy dog. 敏捷的棕色狐狸跳过了懒狗。',
  options: {
    language: '分词语言',
    ignoreCase: '不区分大小写',
    hideStopWords: '词频不计虚词',
    minWordLength: '最短词长',
  },
  auto: '自动',
  autoAs: (language: string) => `自动（${language}）`,
  characters: '字符',
  charactersWithoutSpace: '字符（不含空白）',
  words: '词',
  lines: '行',
  bytes: '字节（UTF-8）',
  kilobytes: (kb: number, kib: number) => `${number(kb, 2)} KB · ${number(kib, 2)} KiB`,
  selected: (characters: number, words: number, lines: number, bytes: number) =>
    `选中 ${number(characters)} 个字符，${number(words)} 个词，${number(lines)} 行，${number(bytes)} 字节`,
  broken: '文本含有损坏的字符（单独的代理项），按 U+FFFD 计算。',
  fileFault: textFileWords.fault,
  allCounts: '全部统计',
  count: '项目',
  value: '数值',
  countName: (name: CountName) => COUNT_NAMES[name],
  notEncodable: '无法编码',
  noValue: '无',
  onLine: (line: number) => `第 ${number(line)} 行`,
  duration: (hours: number, minutes: number, seconds: number) =>
    hours > 0
      ? `${number(hours)} 小时 ${number(minutes)} 分`
      : minutes > 0
        ? `${number(minutes)} 分 ${number(seconds)} 秒`
        : `${number(seconds)} 秒`,
  sms: (parts: number, encoding: string, units: number) => `${number(parts)}（${encoding}，${number(units)} 个单元）`,
  copyCsv: '复制 CSV',
  copyJson: '复制 JSON',
  json: '下载 JSON',
  limits: '字数限制',
  limitName: (id: Limit['id']) => LIMIT_NAMES[id],
  used: (used: number, limit: number) => `${number(used)} / ${number(limit)}`,
  over: (n: number) => `超出 ${number(n)}`,
  topWords: '词频',
  topCharacters: '字符频率',
  word: '词',
  character: '字符',
  times: '次数',
  share: '占比',
  nothing: '没有可统计的内容',
};
