import type { Card } from '../../types';

export const card = {
  name: 'Chronometer',
  description: 'A stopwatch with laps that survives a reload.',
} satisfies Card;

export const keywords = ['stopwatch', 'timer', 'split', 'elapsed', 'time'];
