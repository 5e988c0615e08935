import type { Card } from '../../types';

export const card = {
  name: '表情符号选择器',
  description: '搜索并复制表情符号，查看 Unicode 与码点。',
} satisfies Card;

export const keywords = [
  'emoji',
  '表情',
  '表情符号',
  '颜文字',
  '码点',
  '肤色',
  '笑脸',
  '短代码',
  '符号',
  '图标',
  '爱心',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['表情', 'emoji 搜索', '表情复制'];
