import { numbersOf } from '../../../i18n/words';
import type { AmountFault } from '../generate';
import type { Language } from '../languages';

const { count } = numbersOf('zh-cn');

const chineseWords = '中文以词表中的一个词计为一词：两个字，凑单数时偶有一个字。';
const spacedWords = '两个空格之间为一词。';
const wordNotes: Readonly<Record<Language, string>> = {
  latin: spacedWords,
  'zh-hans': chineseWords,
  'zh-hant': chineseWords,
  fr: spacedWords,
  en: spacedWords,
  ja: '日文以一个文节计为一词，即词与其后的助词。',
};

export const words = {
  options: {
    language: {
      label: '语言',
      values: {
        'of-page': '随页面语言',
        latin: '拉丁文',
        'zh-hans': '简体中文',
        'zh-hant': '繁体中文',
        fr: '法文',
        en: '英文',
        ja: '日文',
      },
    },
    unit: {
      label: '单位',
      values: {
        paragraphs: '段落',
        sentences: '句子',
        words: '词',
        characters: '字符',
        bytes: '字节（UTF-8）',
        'list-items': '列表项',
      },
    },
    amount: '数量',
    leastSentences: '每段句数：最少',
    mostSentences: '每段句数：最多',
    leastWords: '每句词数：最少',
    mostWords: '每句词数：最多',
    leastCharacters: '每句字数：最少',
    mostCharacters: '每句字数：最多',
    hasOpening: '以经典开头起始',
    isWorstCase: { label: '极端情况', hint: '混入超长单词、带附加符号的字母、表情与从右到左的文字，用于检验排版。' },
    format: {
      label: '输出格式',
      values: {
        plain: '纯文本',
        html: 'HTML 段落 <p>',
        'html-list': 'HTML 列表 <ul>',
        markdown: 'Markdown',
        json: 'JSON 数组',
      },
    },
    seed: { label: '种子', placeholder: '随机', hint: '种子与选项相同，文本就相同。留空则每次不同。' },
  },
  ranges: { sentences: '每段句数', words: '每句词数', characters: '每句字数（不含标点）' },
  least: '最少',
  most: '最多',
  swapped: (least: number, most: number) => `最少大于最多，已对调，按 ${count(least)}–${count(most)} 生成。`,
  keepText: '固定这段文本',
  title: '占位文本',
  copy: '复制',
  refresh: '换一段',
  counts: (wordCount: number, characters: number, bytes: number) =>
    `${count(wordCount)} 词 · ${count(characters)} 字符 · ${count(bytes)} 字节（UTF-8）`,
  formatNote: '数量与统计均以纯文本为准，格式的标记另计。',
  wordNotes,
  fault: ({ most }: AmountFault) => `请输入 1 到 ${count(most)} 之间的整数。`,
};
