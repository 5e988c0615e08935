import type { Card } from '../../types';

export const card = {
  name: '基准测试对比',
  description: '对比多组测量数据的平均值、离散度与倍数差。',
} satisfies Card;

export const keywords = ['基准', '性能', '对比', '平均值', '中位数', '标准差', '方差', 'benchmark', 'hyperfine'];
