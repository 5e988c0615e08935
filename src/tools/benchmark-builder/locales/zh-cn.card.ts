import type { Card } from '../../types';

export const card = {
  name: '基准测试对比',
  description: '对比多组测量数据的平均值、离散度与倍数差。',
} satisfies Card;

export const keywords = [
  '基准',
  '性能',
  '对比',
  '平均值',
  '中位数',
  '标准差',
  '方差',
  'benchmark',
  'hyperfine',
  '平均数',
  '统计',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['基准测试', '性能对比', '标准差计算'];
