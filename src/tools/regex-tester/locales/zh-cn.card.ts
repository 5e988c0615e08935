import type { Card } from '../../types';

export const card = {
  name: '正则表达式测试',
  description: '实时测试正则表达式，高亮匹配与替换。',
} satisfies Card;

export const keywords = [
  'regex',
  'regexp',
  'test',
  'match',
  'replace',
  'groups',
  '正则',
  '匹配',
  '替换',
  '分组',
  '捕获',
  '拆分',
  '回溯',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['正则测试', '正则表达式', '正则替换', '正则解释', '在线正则'];
