import type { Card } from '../../types';

export const card = {
  name: '日期时间转换器',
  description: '识别各种日期与时间戳格式，并按所选时区转换为其他格式。',
} satisfies Card;

export const keywords = [
  '日期',
  '时间',
  '时间戳',
  '时区',
  '毫秒',
  '微秒',
  '纳秒',
  '转换',
  '星期',
  '批量',
  'unix',
  'epoch',
  'iso 8601',
  'excel',
  '格林尼治',
  '北京时间',
  '秒转日期',
  '毫秒转日期',
  '现在时间',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['时间戳', '时间戳转换', '时间戳转日期', '日期转时间戳', '日期转换'];
