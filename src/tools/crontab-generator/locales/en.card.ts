import type { Card } from '../../types';

export const card = {
  name: 'Crontab generator',
  description: 'Builds, checks and explains cron expressions and lists the next run times in any time zone.',
} satisfies Card;

export const keywords = [
  'cron',
  'cronjob',
  'schedule',
  'quartz',
  'aws',
  'kubernetes',
  'next run',
  'timezone',
  'every minute',
  'every 5 minutes',
  'every hour',
  'every day',
  'scheduler',
  'systemd timer',
  'task scheduler',
  'job',
  'interval',
  'midnight',
  'recurring',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'cron',
  'cron expression',
  'cron job',
  'cron schedule',
  'crontab guru',
  'cron parser',
  'explain cron',
  'cron syntax',
  '*/5 * * * *',
];
