import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { DialectId } from '../dialects';
import { LANGUAGE_NAMES } from '../language-names';
import type { Effect, LeftKind, Unheld } from '../dialect';
import type { EscapeNote } from '../escape-notes';

const { count } = numbersOf('zh-cn');

const LANGUAGES: Readonly<Record<DialectId, string>> = {
  ...LANGUAGE_NAMES,
  'xml-text': 'XML 文本',
  'xml-attribute': 'XML 属性',
  csv: 'CSV 字段',
  url: 'URL 组成部分',
  template: 'JavaScript 模板字符串',
  sql: 'SQL 标准',
  like: 'SQL LIKE 模式',
  cmd: 'cmd 参数',
  'windows-argument': 'Windows 参数',
  'regex-javascript': '正则：JavaScript',
  'regex-pcre': '正则：PCRE',
  'regex-python': '正则：Python',
  'regex-java': '正则：Java \\Q…\\E',
  'regex-dotnet': '正则：.NET',
  'replace-javascript': '替换文本：JavaScript',
  'replace-php': '替换文本：PHP',
  'replace-python': '替换文本：Python',
  'replace-java': '替换文本：Java',
  'replace-dotnet': '替换文本：.NET',
  css: 'CSS 字符串',
  'ldap-filter': 'LDAP 过滤器',
};

const UNHELD: Readonly<Record<Unheld, string>> = {
  nul: '字符 U+0000',
  control: '这个控制字符',
  'line-break': '换行',
  surrogate: '不成对的代理项',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  error: '，会报错',
  keep: '，会原样保留',
  drop: '，会去掉前面的转义符',
  value: '',
  meaning: '，另有含义，不代表某个字符',
};

const place = (line: number, column: number) => `（${placeWords.lineColumn(line, column)}）`;

function leftText(kind: LeftKind, found: string, language: string): string {
  switch (kind) {
    case 'unknown':
      return `「${found}」不是 ${language} 的转义`;
    case 'unfinished':
      return `「${found}」不完整`;
    case 'no-character':
      return `「${found}」不对应任何字符`;
    case 'not-utf8':
      return `「${found}」的字节不是 UTF-8 文本`;
    case 'inserted':
      return `「${found}」处会代入一个值`;
    case 'meaning':
      return `「${found}」另有含义，不代表某个字符`;
    case 'raw':
      return `${language} 的字面量中不能直接出现「${found}」`;
    case 'open':
      return `「${found}」没有配对的引号`;
  }
}

export const words = {
  plain: '文本',
  literal: '字面量',
  plainPlaceholder: '输入要转义的文字，或打开文件',
  literalPlaceholder: '粘贴字面量或转义后的文字，或打开文件',
  groups: { data: '数据', code: '代码', sql: 'SQL', shell: '命令行', regex: '正则表达式', other: '其他' },
  languages: LANGUAGES,
  options: {
    language: { label: '语言', values: LANGUAGES },
    quotes: '带引号',
    ascii: '转义非 ASCII',
    amount: {
      label: '转义',
      values: { needed: '仅必要的', every: '所有字符' },
    },
    html: { label: '可放入 HTML', hint: '< > & 和 U+2028、U+2029 也写成转义，可放在 <script> 中' },
    split: { label: '拆成多行', hint: '过长的字面量拆成几段，用该语言的写法连接' },
    width: '行宽',
    perLine: { label: '每行一个', hint: '每行各是一个字面量' },
    peel: { label: '逐层剥离', hint: '字面量中还有字面量时继续还原，至多 10 层' },
    strict: { label: '严格', hint: '遇到该语言不认识的转义就停下' },
  },
  readBack: '读回后与原文相同',
  notReadBack: '读回后与原文不同',
  cannotHold: (language: DialectId, what: Unheld, line: number, column: number) =>
    `${LANGUAGES[language]} 不能表示${UNHELD[what]}${place(line, column)}。`,
  cannotHoldShort: (what: Unheld) => `不能表示${UNHELD[what]}`,
  notRead: (kind: LeftKind, found: string, language: DialectId, line: number, column: number) =>
    `${leftText(kind, found, LANGUAGES[language])}${place(line, column)}。`,
  left: (kind: LeftKind, found: string, language: DialectId, effect: Effect) =>
    `${leftText(kind, found, LANGUAGES[language])}${kind === 'unknown' ? EFFECTS[effect] : ''}。`,
  leftCount: (n: number) => `${count(n)} 处保持原样`,
  moreLeft: (n: number) => `另有 ${count(n)} 处保持原样。`,
  place: placeWords.lineColumn,
  inPlace: (line: number, column: number, message: string) => `${placeWords.lineColumn(line, column)}：${message}`,
  notes: {
    'powershell-6': '转义 e 和 u{…} 需要 PowerShell 6 或更高版本。',
    'env-differs': '双引号中的转义，各种 .env 读取程序并不一致：Node 的 dotenv 只认 \\n 和 \\r。',
    history: '在交互式 bash 中，双引号里的感叹号会触发历史展开；脚本中不会。',
    'like-bracket': 'SQL Server 的 LIKE 中 [ 也有含义，应写成 \\[。',
    'batch-percent': '在批处理文件中，^% 应写成 %%。',
    'latex-blanks': 'LaTeX 把连续的空格和单个换行印成一个空格，空行则分段。',
    'mysql-mode': '启用 NO_BACKSLASH_ESCAPES 时反斜杠没有转义作用。',
  } satisfies Record<EscapeNote, string>,
  layers: (n: number) => `${count(n)} 层`,
  layer: (index: number, language: DialectId) => `${count(index)}. ${LANGUAGES[language]}`,
  moreLayers: '已剥离 10 层，里面还有。',
  isJson: '这是 JSON。',
  holdsJson: '这是 JSON，其中有字符串也是 JSON。',
  prettify: '格式化',
  unwrap: '展开内嵌的 JSON',
  others: '同组其他语言',
  othersTooLong: (most: number) => `文本超过 ${count(most)} 个字符时只写所选语言。`,
  seeAlso: '另见',
  entities: 'HTML 实体',
  codePoints: '文本与 Unicode 互转',
};
