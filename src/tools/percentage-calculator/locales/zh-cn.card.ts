import type { Card } from '../../types';

export const card = {
  name: '百分比计算器',
  description: '精确计算各种常见百分比问题。',
} satisfies Card;

export const keywords = [
  '增长率',
  '涨幅',
  '跌幅',
  '折扣',
  '税',
  '增值税',
  '百分点',
  '占比',
  '打折',
  '利率',
  '比例',
  '涨跌幅',
  '同比',
  '环比',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['百分比', '百分比计算', '百分数', '折扣计算', '增长率'];
