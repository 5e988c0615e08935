import type { Card } from '../../types';

export const card = {
  name: '隐藏字符检测',
  description: '找出并清理文本中的隐藏字符与形近字符。',
} satisfies Card;

export const keywords = [
  '隐藏字符',
  '零宽字符',
  '不可见字符',
  '同形字',
  '形近字',
  '全角空格',
  '清除',
  '水印',
  '隐写',
  'bom',
  'unicode',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['不可见字符检测', '零宽字符清除', '文本清理'];
