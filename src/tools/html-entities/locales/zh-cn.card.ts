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
  '特殊字符',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['HTML 转义', 'HTML 实体', 'HTML 编码', 'HTML 解码'];
