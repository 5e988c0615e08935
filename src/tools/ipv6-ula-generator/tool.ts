import type { Tool } from '../types';

export const tool: Tool = {
  category: 'network',
  icon: 'house-wifi',
  createdAt: '2023-04-09',
  takes: ['short'],
};
