import type { Tool } from '../types';

export const tool: Tool = {
  category: 'measurement',
  icon: 'hard-drive',
  createdAt: '2026-11-26',
  takes: ['short', 'text'],
};
