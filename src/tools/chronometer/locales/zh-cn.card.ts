import type { Card } from '../../types';

export const card = {
  name: '秒表',
  description: '带分圈功能的秒表，刷新页面不丢失。',
} satisfies Card;

export const keywords = ['计时', '计圈', '分段', '计时器', '倒计时', '跑步'];

/** What else the tool is called: found as by its name. */
export const aliases = ['计时器', '秒表计时', '在线秒表'];
