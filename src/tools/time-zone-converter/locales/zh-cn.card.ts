import type { Card } from '../../types';

export const card = {
  name: '时区转换器',
  description: '在多个时区查看同一时刻，并找出共同的工作时间。',
} satisfies Card;

export const keywords = [
  '时区',
  '时差',
  '世界时间',
  '世界时钟',
  '夏令时',
  '会议时间',
  '北京时间',
  '换算',
  '工作时间',
  '重叠',
  '跨国会议',
  '美国时间',
  '伦敦时间',
  'utc',
  'gmt',
  'cst',
  'est',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['时区转换', '时区换算', '时差换算', '世界时钟', '会议时间安排'];
