import type { Card } from '../../types';

export const card = {
  name: '预计完成时间计算器',
  description: '根据总量与速度（或当前进度）估算耗时和完成时刻。',
} satisfies Card;

export const keywords = [
  'eta',
  '预计',
  '剩余时间',
  '完成时间',
  '进度',
  '速度',
  '下载',
  '带宽',
  '传输',
  '上传时间',
  '传输时间',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['剩余时间', '下载时间计算', '完成时间', '还要多久', '还需多久'];
