/** Common schedules to choose, each valid in a crontab. */
export const PRESETS = {
  minute: '* * * * *',
  five: '*/5 * * * *',
  hour: '0 * * * *',
  day: '0 0 * * *',
  workdays: '0 9 * * 1-5',
  week: '0 0 * * 1',
  month: '0 0 1 * *',
  quarter: '0 0 1 1,4,7,10 *',
} as const;
export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]; // The keys of a constant are its type's.

/** The macros of crontab(5) that a button offers; each stands for one of the others. */
export const MACRO_PRESETS = ['@yearly', '@monthly', '@weekly', '@daily', '@hourly', '@reboot'] as const;

/** What the example button fills in. */
export const EXAMPLES = {
  unix: '0 9 * * 1-5',
  either: '0 0 13 * 5',
  seconds: '*/30 * * * * *',
  quartz: '0 15 10 ? * 6L *',
  aws: 'cron(0 12 ? * MON-FRI *)',
  file: `# Backups, by the clocks of Shanghai
CRON_TZ=Asia/Shanghai
MAILTO=ops@example.org
30 2 * * * /usr/local/bin/backup --all
*/15 8-18 * * MON-FRI /usr/local/bin/sync
@weekly /usr/local/bin/clean`,
} as const;
export type ExampleName = keyof typeof EXAMPLES;
export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as ExampleName[]; // As above.
