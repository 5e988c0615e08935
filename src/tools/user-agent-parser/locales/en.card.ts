import type { Card } from '../../types';

export const card = {
  name: 'User-agent parser',
  description: 'Read browser, engine, OS, device and CPU from a user-agent string.',
} satisfies Card;

export const keywords = ['ua', 'bot', 'crawler', 'client hints'];
