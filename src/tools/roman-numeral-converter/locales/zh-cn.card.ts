import type { Card } from '../../types';

export const card = {
  name: '罗马数字转换器',
  description: '在阿拉伯数字与罗马数字之间互相转换，并检查写法。',
} satisfies Card;

export const keywords = ['罗马数字', '阿拉伯数字', '年份', '日期', 'roman', 'MMXXVI', '罗马'];

/** What else the tool is called: found as by its name. */
export const aliases = ['罗马数字', '罗马数字转换', '数字转罗马'];
