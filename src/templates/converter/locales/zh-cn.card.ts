import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: '给文本的每一行加上编号。',
} satisfies Card;

export const keywords = ['行号', '编号'];

/** What else the tool is called: found as by its name. */
export const aliases = ['添加行号', '给每行编号'];
