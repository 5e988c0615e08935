import type { Card } from '../../types';

export const card = {
  name: '文本统计',
  description: '统计字符、词数、句子、行数、字节与词频，支持中文分词。',
} satisfies Card;

export const keywords = [
  '字数',
  '统计',
  '字符',
  '词数',
  '行数',
  '字节',
  '阅读时间',
  '词频',
  '短信',
  '段落',
  '长度',
  '多少字',
  '字节数',
  '数字数',
  '行数统计',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['字数统计', '字数', '统计字数', '字符统计', '词频统计', '字符数', '单词计数'];
