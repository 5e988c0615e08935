import type { Card } from '../../types';

export const card = {
  name: 'Crontab 表达式生成器',
  description: '生成、校验并解释 cron 表达式，显示下次运行时间。',
} satisfies Card;

export const keywords = [
  'cron',
  'crontab',
  '定时任务',
  '计划任务',
  '表达式',
  '下次运行',
  '时区',
  'quartz',
  'kubernetes',
  '每天',
  '每小时',
  '每分钟',
  '定时',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['定时任务', 'cron 表达式', '计划任务', 'cron 解析'];
