import type { Card } from '../../types';

export const card = {
  name: '字符串转 Slug',
  description: '把文本转换为适合网址、文件名和 ID 的 slug（支持拼音）。',
} satisfies Card;

export const keywords = [
  '别名',
  '拼音',
  '网址友好',
  '永久链接',
  '文件名',
  'slug',
  'slugify',
  'url',
  'permalink',
  'kebab',
  '转拼音',
  '汉字转拼音',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['Slug', '生成 Slug', '网址别名', 'URL 别名'];
