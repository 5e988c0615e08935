import type { Card } from '../../types';

export const card = {
  name: 'JSON 压缩',
  description: '去除 JSON 中的空白与注释，数值原样保留。',
} satisfies Card;

export const keywords = [
  'json',
  'json5',
  'jsonc',
  'minify',
  'compress',
  'compact',
  'uglify',
  'comments',
  '压缩',
  '去空格',
  '去注释',
  '一行',
  '转成一行',
  '去换行',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['压缩 JSON', 'JSON 去空格'];
