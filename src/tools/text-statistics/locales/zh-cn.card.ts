import type { Card } from '../../types';

export const card = {
  name: '文本统计',
  description: '统计字符、词数、句子、行数、字节与词频，支持中文分词。',
} satisfies Card;

export const keywords = ['字数', '统计', '字符', '词数', '行数', '字节', '阅读时间', '词频', '短信', '段落'];
