import type { Card } from '../../types';

export const card = {
  name: 'ETA calculator',
  description: 'Tells how long a job takes and when it ends from its size and pace, or from its progress so far.',
} satisfies Card;

export const keywords = ['estimate', 'duration', 'remaining', 'progress', 'rate', 'download', 'bandwidth'];
