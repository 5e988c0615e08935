import type { Card } from '../../types';

export const card = {
  name: 'HTML 实体转义',
  description: '转义或还原 HTML 实体。',
} satisfies Card;

export const keywords = [
  'HTML 转义',
  '反转义',
  '字符实体',
  'html',
  'entities',
  'escape',
  'unescape',
  'encode',
  'decode',
  'named',
  'numeric',
  'nbsp',
  'amp',
  'xml',
];
