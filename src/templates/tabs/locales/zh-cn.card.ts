import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: '把字符写成 \\uXXXX 转义序列，或还原成字符。',
} satisfies Card;

export const keywords = ['转义', 'Unicode'];

/** What else the tool is called: found as by its name. */
export const aliases = ['Unicode 转义', 'Unicode 反转义'];
