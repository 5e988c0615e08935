import type { Tool } from '../types';

export const tool: Tool = {
  category: 'math',
  icon: 'badge-percent',
  createdAt: '2023-06-18',
  takes: ['short'],
};
