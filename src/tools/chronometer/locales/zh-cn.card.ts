import type { Card } from '../../types';

export const card = {
  name: '秒表',
  description: '带分圈功能的秒表，刷新页面不丢失。',
} satisfies Card;

export const keywords = ['计时', '计圈', '分段', '计时器'];
