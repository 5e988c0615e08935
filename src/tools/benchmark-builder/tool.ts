import type { Tool } from '../types';

export const tool: Tool = {
  category: 'measurement',
  icon: 'chart-column',
  createdAt: '2023-04-05',
  takes: ['text'],
};
