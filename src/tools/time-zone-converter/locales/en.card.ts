import type { Card } from '../../types';

export const card = {
  name: 'Time zone converter',
  description: 'Shows one moment in many time zones and finds the hours when everybody is at work.',
} satisfies Card;

export const keywords = [
  'time zone',
  'timezone',
  'world clock',
  'meeting planner',
  'utc',
  'gmt',
  'dst',
  'daylight saving',
  'summer time',
  'offset',
  'overlap',
  'working hours',
  'cst',
  'est',
  'pst',
  'time difference',
  'schedule',
  'call',
  'ics',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['world clock', 'meeting planner', 'timezone converter', 'time zone planner', 'time difference'];
