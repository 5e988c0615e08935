import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'user-search',
  createdAt: '2023-04-06',
  takes: ['text'],
};
