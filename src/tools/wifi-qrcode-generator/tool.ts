import type { Tool } from '../types';

export const tool: Tool = {
  category: 'images',
  icon: 'wifi',
  createdAt: '2023-09-06',
  takes: ['short'],
};
