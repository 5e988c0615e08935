import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'earth',
  createdAt: '2026-11-27',
  takes: ['text'],
};
