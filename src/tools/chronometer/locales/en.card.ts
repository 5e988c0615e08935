import type { Card } from '../../types';

export const card = {
  name: 'Chronometer',
  description: 'Measures time with laps, and survives a reload.',
} satisfies Card;

export const keywords = [
  'stopwatch',
  'timer',
  'split',
  'elapsed',
  'time',
  'lap',
  'laps',
  'count up',
  'lap timer',
  'time tracker',
  'countdown',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['stopwatch', 'timer', 'online stopwatch'];
