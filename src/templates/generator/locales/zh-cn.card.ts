import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: '在给定范围内随机抽取整数。',
} satisfies Card;

export const keywords = ['随机数', '抽签'];

/** What else the tool is called: found as by its name. */
export const aliases = ['随机数', '抽签'];
