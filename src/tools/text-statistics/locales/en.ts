import { textFileWords } from '../../../i18n/text-file/en';
import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { CountName, Limit } from '../rows';
import type { words as zhCn } from './zh-cn';

const number = (n: number, digits = 0) => formatNumber('en', n, { maximumFractionDigits: digits });
const counted = (n: number, one: string, other: string) =>
  plural('en', n, { one: `${number(n)} ${one}`, other: `${number(n)} ${other}` });

const COUNT_NAMES: Record<CountName, string> = {
  codePoints: 'Code points',
  utf16Units: 'UTF-16 units (length in JavaScript and many databases)',
  utf16Bytes: 'UTF-16 bytes',
  gbkBytes: 'GBK bytes',
  cjk: 'CJK characters',
  upper: 'Upper-case letters',
  lower: 'Lower-case letters',
  digits: 'Digits',
  punctuation: 'Punctuation',
  symbols: 'Symbols and emoji',
  spaces: 'White space (with line breaks)',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  blankLines: 'Blank lines',
  longestLine: 'Characters in the longest line',
  uniqueWords: 'Unique words',
  averageWordLength: 'Average word length (characters)',
  readingSeconds: 'Reading time',
  speakingSeconds: 'Speaking time',
  smsParts: 'SMS parts',
};
const LIMIT_NAMES: Record<Limit['id'], string> = {
  tweet: 'Tweet (as X counts)',
  sms: 'Single SMS',
  meta: 'Meta description',
  varchar: 'varchar(255)',
};

export const words = {
  text: 'Text',
  sample: 'The quick brown fox jumps over the lazy dog. 敏捷的棕色狐狸跳过了懒狗。',
  options: {
    language: 'Word language',
    ignoreCase: 'Ignore case',
    hideStopWords: 'Leave out stop words',
    minWordLength: 'Shortest word',
  },
  auto: 'Auto',
  autoAs: (language: string) => `Auto (${language})`,
  characters: 'Characters',
  charactersWithoutSpace: 'Characters without white space',
  words: 'Words',
  lines: 'Lines',
  bytes: 'Bytes (UTF-8)',
  kilobytes: (kb: number, kib: number) => `${number(kb, 2)} KB · ${number(kib, 2)} KiB`,
  selected: (characters: number, words: number, lines: number, bytes: number) =>
    `Selected: ${counted(characters, 'character', 'characters')}, ${counted(words, 'word', 'words')}, ` +
    `${counted(lines, 'line', 'lines')}, ${counted(bytes, 'byte', 'bytes')}`,
  broken: 'The text contains broken characters (lone surrogates); they are counted as U+FFFD.',
  fileFault: textFileWords.fault,
  allCounts: 'All counts',
  count: 'Count',
  value: 'Value',
  countName: (name: CountName) => COUNT_NAMES[name],
  notEncodable: 'not encodable',
  noValue: 'none',
  onLine: (line: number) => `line ${number(line)}`,
  duration: (hours: number, minutes: number, seconds: number) =>
    hours > 0
      ? `${number(hours)} h ${number(minutes)} min`
      : minutes > 0
        ? `${number(minutes)} min ${number(seconds)} s`
        : `${number(seconds)} s`,
  sms: (parts: number, encoding: string, units: number) =>
    `${number(parts)} (${encoding}, ${counted(units, 'unit', 'units')})`,
  copyCsv: 'Copy CSV',
  copyJson: 'Copy JSON',
  json: 'Download JSON',
  limits: 'Limits',
  limitName: (id: Limit['id']) => LIMIT_NAMES[id],
  used: (used: number, limit: number) => `${number(used)} / ${number(limit)}`,
  over: (n: number) => `${number(n)} over`,
  topWords: 'Word frequency',
  topCharacters: 'Character frequency',
  word: 'Word',
  character: 'Character',
  times: 'Times',
  share: 'Share',
  nothing: 'Nothing to count',
} satisfies Words<typeof zhCn>;
