import type { Card } from '../../types';

export const card = {
  name: 'Crontab generator',
  description: 'Builds, checks and explains cron expressions and lists the next run times in any time zone.',
} satisfies Card;

export const keywords = ['cron', 'cronjob', 'schedule', 'quartz', 'aws', 'kubernetes', 'next run', 'timezone'];
